/** People are taken over from a table, and what became of each line is told. */

import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Consent } from './consent.tsx';
import styles from './lists.module.css';
import { people, useListChange } from './lists.ts';
import * as say from './words/en.ts';

interface ImportDialogProps {
  readonly siteId: string;
  readonly list: lists.NewsletterList;
  readonly onClose: () => void;
}

const MAX_BYTES = 3_000_000;

export function ImportDialog({ siteId, list, onClose }: ImportDialogProps): ReactNode {
  const [file, setFile] = useState<File>();
  const [hasConsent, setHasConsent] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const take = useListChange(siteId, {
    run: async (chosen: File) => {
      if (chosen.size > MAX_BYTES) throw new Error(say.thisFileIsLargerThan3);
      const csv = await chosen.text();
      return call(lists.importMembers, { site: siteId, list: list.id, body: { csv, hasConsent: true } });
    },
    isQuiet: true,
  });
  if (take.data) return <Told report={take.data} onClose={onClose} />;
  return (
    <Dialog
      title={fill(say.importIntoName, { name: list.name })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button
          tone="primary"
          disabled={!file}
          isBusy={take.isPending}
          onClick={() => {
            setIsAsked(true);
            if (file && hasConsent) take.mutate(file);
          }}
        >
          {say.importLabel}
        </Button>
      }
    >
      <Stack>
        <FileChoice
          label={say.chooseACsvFile}
          hint={say.needsAColumnEmailAndOptionally}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          file={file}
          onChange={setFile}
        />
        <Consent
          label={say.everyoneInThisFileAgreedTo}
          isGiven={hasConsent}
          error={isAsked && !hasConsent ? say.importOnlyPeopleWhoHaveAgreed : undefined}
          onChange={setHasConsent}
        />
        <p className="words hint">{say.theyJoinTheListRightAway}</p>
        {take.isError && <Notice tone="danger">{messageOf(take.error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

function Told({
  report,
  onClose,
}: {
  readonly report: lists.ImportReport;
  readonly onClose: () => void;
}): ReactNode {
  const { added, known, left, invalid, invalidLines } = report;
  const more = invalid - invalidLines.length;
  return (
    <Dialog
      title={added === 0 ? say.noOneWasAdded : fill(say.peopleAdded, { people: people(added) })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" onClick={onClose}>
          {say.done}
        </Button>
      }
    >
      <Stack>
        {known > 0 && <p>{fill(say.knownWereOnTheListBefore, { known })}</p>}
        {left > 0 && <p>{fill(say.leftHaveUnsubscribedAndStayAway, { left })}</p>}
        {known + left + invalid === 0 && <p>{say.everyLineWasImported}</p>}
        {invalid > 0 && (
          <section aria-label={say.linesNotImported}>
            <p>{fill(say.invalidLinesHaveNoValidAddress, { invalid })}</p>
            <ul className={`scroll words hint ${styles['lines']}`}>
              {invalidLines.map(({ line, text }) => (
                <li key={line}>{fill(say.lineLineText, { line, text })}</li>
              ))}
              {more > 0 && <li>{fill(say.andMoreMore, { more: more.toLocaleString(LOCALE) })}</li>}
            </ul>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
