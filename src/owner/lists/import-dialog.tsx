/** People are taken over from a table, and what became of each line is told. */
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { call, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Consent } from './consent.tsx';
import styles from './lists.module.css';
import { people, useListChange } from './lists.ts';

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
      if (chosen.size > MAX_BYTES)
        throw new Error('This file is larger than 3 MB. Split it and import the parts.');
      const csv = await chosen.text();
      return call(lists.importMembers, { site: siteId, list: list.id, body: { csv, hasConsent: true } });
    },
    isQuiet: true,
  });
  if (take.data) return <Told report={take.data} onClose={onClose} />;
  return (
    <Dialog
      title={`Import into “${list.name}”`}
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
          Import
        </Button>
      }
    >
      <Stack>
        <FileChoice
          label="Choose a CSV file"
          hint="Needs a column “Email”, and optionally “Name”."
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          file={file}
          onChange={setFile}
        />
        <Consent
          label="Everyone in this file agreed to get these emails."
          isGiven={hasConsent}
          error={isAsked && !hasConsent ? 'Import only people who have agreed.' : undefined}
          onChange={setHasConsent}
        />
        <p className="words hint">They join the list right away. People who unsubscribed are skipped.</p>
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
      title={added === 0 ? 'No one was added' : `${people(added)} added`}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <Button tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack>
        {known > 0 && (
          <p>
            {known === 1 ? 'One was' : `${known.toLocaleString()} were`} on the list before, or twice in the
            table.
          </p>
        )}
        {left > 0 && (
          <p>
            {left === 1
              ? '1 has unsubscribed and stays'
              : `${left.toLocaleString()} have unsubscribed and stay`}{' '}
            away.
          </p>
        )}
        {known + left + invalid === 0 && <p>Every line was imported.</p>}
        {invalid > 0 && (
          <section aria-label="Lines not imported">
            <p>{invalid === 1 ? '1 line has' : `${invalid.toLocaleString()} lines have`} no valid address:</p>
            <ul className={`scroll words hint ${styles['lines']}`}>
              {invalidLines.map(({ line, text }) => (
                <li key={line}>
                  Line {line}: {text}
                </li>
              ))}
              {more > 0 && <li>and {more.toLocaleString()} more</li>}
            </ul>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
