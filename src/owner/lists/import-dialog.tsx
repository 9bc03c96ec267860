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
      if (chosen.size > MAX_BYTES) throw new Error('This table is larger than 3 MB. Import it in parts.');
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
          label="Choose a table"
          hint="A CSV file with a column “Email”, and “Name” if you like."
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          file={file}
          onChange={setFile}
        />
        <Consent
          label="Everybody in this table has agreed to get these mails."
          isGiven={hasConsent}
          error={isAsked && !hasConsent ? 'Import only people who have agreed.' : undefined}
          onChange={setHasConsent}
        />
        <p className="words hint">They are on the list at once. Whoever has left it stays away.</p>
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
      title={added === 0 ? 'Nobody was added' : `${people(added)} added`}
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
          <p>{left === 1 ? 'One has left and stays' : `${left.toLocaleString()} have left and stay`} away.</p>
        )}
        {known + left + invalid === 0 && <p>Every line of the table was taken.</p>}
        {invalid > 0 && (
          <section aria-label="Lines that could not be taken">
            <p>
              {invalid === 1 ? 'One line holds' : `${invalid.toLocaleString()} lines hold`} no address that
              can be used:
            </p>
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
