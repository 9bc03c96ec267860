/** A file comes back from a translator: checked first, then imported, then published. */
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { publish } from '#domain/content/calls-publishing.ts';
import { MAX_TRANSLATION_FILE } from '#domain/locale/exchange/calls-files.ts';
import { ApiError, call } from '../api.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FileChoice } from '../ui/file-choice.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { useAction } from '../ui/use-action.ts';
import { languageName } from './language-name.ts';
import styles from './translate.module.css';
import { type Report, saveProblems, sendTranslations } from './translation-files.ts';

const TOO_LARGE = 'This file is larger than 20 MB. Split it and import the parts.';

interface ImportDialogProps {
  readonly language: string;
  readonly onClose: () => void;
}

export function ImportDialog({ language, onClose }: ImportDialogProps): ReactNode {
  const [file, setFile] = useState<File>();
  const { progress, abort, run } = useSending(language);
  const checking = useAction((chosen: File) => run(chosen, true), { isFailureShown: true });
  const importing = useAction((chosen: File) => run(chosen, false), { isFailureShown: true });
  const choose = (chosen: File | undefined) => {
    abort();
    setFile(chosen);
    importing.reset();
    if (chosen) checking.mutate(chosen);
    else checking.reset();
  };
  const close = () => {
    abort();
    onClose();
  };
  if (importing.data) return <Imported report={importing.data} {...{ language, onClose }} />;
  const report = checking.data;
  const isBusy = checking.isPending || importing.isPending;
  return (
    <Dialog
      title={`Import ${languageName(language)}`}
      isOpen
      onClose={close}
      footer={
        <Button
          tone="primary"
          disabled={!file || !report || takenOf(report) === 0}
          isBusy={importing.isPending}
          onClick={() => file && importing.mutate(file)}
        >
          {report && takenOf(report) > 0 ? `Import ${texts(takenOf(report))}` : 'Import'}
        </Button>
      }
    >
      <Stack>
        <FileChoice
          label="Choose a file"
          hint="XLIFF 2 or CSV, up to 20 MB."
          accept=".xlf,.xliff,.xml,.csv,.tsv,.txt"
          file={file}
          onChange={choose}
        />
        {isBusy && <Progress share={progress} label={checking.isPending ? 'Checking' : 'Importing'} />}
        {checking.error && <Failure title="This file can’t be imported" error={checking.error} />}
        {importing.error && <Failure title="Not imported" error={importing.error} />}
        {report && !isBusy && <Counts report={report} language={language} isTrial />}
      </Stack>
    </Dialog>
  );
}

function useSending(language: string) {
  const site = useSite();
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const abort = () => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);
  const queryClient = useQueryClient();
  const run = async (file: File, isTrial: boolean): Promise<Report> => {
    if (file.size > MAX_TRANSLATION_FILE) throw new ApiError(413, 'too-large', TOO_LARGE, undefined);
    const controller = new AbortController();
    sending.current = controller;
    setProgress(undefined);
    const { signal } = controller;
    const options = { isTrial, signal, onProgress: setProgress };
    try {
      return await sendTranslations(file, { site: site.id, language }, options);
    } finally {
      if (!isTrial) await queryClient.invalidateQueries({ queryKey: ['translations', site.id, language] });
    }
  };
  return { progress, abort, run };
}

interface ImportedProps extends ImportDialogProps {
  readonly report: Report;
}

function Imported({ report, language, onClose }: ImportedProps): ReactNode {
  const site = useSite();
  const mayPublish = useMay('config.publish');
  const [done, setDone] = useState(0);
  const publishable = report.documents.filter(({ isPublishable }) => isPublishable);
  const others = report.documents.length - publishable.length;
  const publishing = useAction(
    async () => {
      for (const [index, { id }] of publishable.entries()) {
        if (index < done) continue;
        await call(publish, { site: site.id, document: id, body: {} });
        setDone(index + 1);
      }
    },
    {
      said: 'Published. Visitors see the translations now.',
      reads: ['documents', site.id],
      isFailureShown: true,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      title={`${texts(takenOf(report))} imported`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          {mayPublish && publishable.length > 0 && (
            <Button tone="primary" isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
              Publish changes
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {publishable.length > 0 && (
          <p>The translations are saved as drafts. Publish them to show them to visitors.</p>
        )}
        {others > 0 && (
          <p className="hint">
            {others === 1 ? '1 page is' : `${others.toLocaleString('en')} pages are`} not published here,
            because of other changes that are not published yet or because no publishing is needed.
          </p>
        )}
        {publishing.isPending && <Progress share={done / publishable.length} label="Publishing" />}
        {publishing.error && <Failure title="Not everything is published" error={publishing.error} />}
        <Counts report={report} language={language} />
      </Stack>
    </Dialog>
  );
}

const MOST_SHOWN = 100;

interface CountsProps {
  readonly report: Report;
  readonly language: string;
  readonly isTrial?: boolean;
}

function Counts({ report, language, isTrial = false }: CountsProps): ReactNode {
  const { problems, unchanged, empty } = report;
  const counts = [
    [report.new, 'New'],
    [report.changed, 'Changed'],
    [unchanged, 'Unchanged'],
    [empty, 'Not translated'],
    [problems.length, 'With problems'],
  ] as const;
  return (
    <section aria-label="Report" className="stack">
      {isTrial && takenOf(report) === 0 && problems.length === 0 && (
        <Notice tone="info">This file has no new translations.</Notice>
      )}
      <dl className={styles['counts']}>
        {counts.map(([count, label]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <>
          <Notice tone="warning">
            {isTrial ? 'These lines will not be imported:' : 'These lines were not imported:'}
          </Notice>
          <ul className={`scroll words ${styles['problems']}`}>
            {problems.slice(0, MOST_SHOWN).map(({ line, document, address, source, key, message }) => (
              <li key={`${line} ${key}`}>
                <span className="small muted">
                  Line {line}
                  {(address || document) && `, ${address || document}`}
                </span>
                {source && <span className="clamp">{source}</span>}
                <span>{message}</span>
              </li>
            ))}
            {problems.length > MOST_SHOWN && (
              <li>and {(problems.length - MOST_SHOWN).toLocaleString('en')} more</li>
            )}
          </ul>
          <div>
            <Button icon={<Download />} onClick={() => saveProblems(problems, language)}>
              Download these lines
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function takenOf({ new: made, changed }: Report): number {
  return made + changed;
}

function texts(count: number): string {
  return count === 1 ? '1 text' : `${count.toLocaleString('en')} texts`;
}
