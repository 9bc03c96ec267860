/** A file comes back from a translator: checked first, then imported, then published. */

import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { publish } from '#domain/content/calls-publishing.ts';
import { MAX_TRANSLATION_FILE } from '#domain/locale/exchange/calls-files.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
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
import * as say from './words/en.ts';

const TOO_LARGE = say.thisFileIsLargerThan20;

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
      title={fill(say.importLanguagename, { languageName: languageName(language) })}
      isOpen
      onClose={close}
      footer={
        <Button
          tone="primary"
          disabled={!file || !report || takenOf(report) === 0}
          isBusy={importing.isPending}
          onClick={() => file && importing.mutate(file)}
        >
          {report && takenOf(report) > 0
            ? fill(say.importTexts, { texts: texts(takenOf(report)) })
            : say.importLabel}
        </Button>
      }
    >
      <Stack>
        <FileChoice
          label={say.chooseAFile}
          hint={say.xliff2OrCsvUpTo}
          accept=".xlf,.xliff,.xml,.csv,.tsv,.txt"
          file={file}
          onChange={choose}
        />
        {isBusy && <Progress share={progress} label={checking.isPending ? say.checking : say.importing} />}
        {checking.error && <Failure title={say.thisFileCantBeImported} error={checking.error} />}
        {importing.error && <Failure title={say.notImported} error={importing.error} />}
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
      said: say.publishedVisitorsSeeTheTranslationsNow,
      reads: ['documents', site.id],
      isFailureShown: true,
      onDone: onClose,
    },
  );
  return (
    <Dialog
      title={fill(say.textsImported, { texts: texts(takenOf(report)) })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.done}</Button>
          {mayPublish && publishable.length > 0 && (
            <Button tone="primary" isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
              {say.publishChanges}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {publishable.length > 0 && <p>{say.theTranslationsAreSavedAsDrafts}</p>}
        {others > 0 && <p className="hint">{fill(say.othersPagesAreNotPublishedHere, { others })}</p>}
        {publishing.isPending && <Progress share={done / publishable.length} label={say.publishing} />}
        {publishing.error && <Failure title={say.notEverythingIsPublished} error={publishing.error} />}
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
    [report.new, say.newLabel],
    [report.changed, say.changed],
    [unchanged, say.unchanged],
    [empty, say.notTranslated],
    [problems.length, say.withProblems],
  ] as const;
  return (
    <section aria-label={say.report} className="stack">
      {isTrial && takenOf(report) === 0 && problems.length === 0 && (
        <Notice tone="info">{say.thisFileHasNoNewTranslations}</Notice>
      )}
      <dl className={styles['counts']}>
        {counts.map(([count, label]) => (
          <div key={label}>
            <dt className="small muted">{label}</dt>
            <dd>{count.toLocaleString(LOCALE)}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <>
          <Notice tone="warning">
            {isTrial ? say.theseLinesWillNotBeImported : say.theseLinesWereNotImported}
          </Notice>
          <ul className={`scroll words ${styles['problems']}`}>
            {problems.slice(0, MOST_SHOWN).map(({ line, document, address, source, key, message }) => (
              <li key={`${line} ${key}`}>
                <span className="small muted">
                  {address || document
                    ? fill(say.lineLineAddress, { line, address: address || document })
                    : fill(say.lineLine, { line })}
                </span>
                {source && <span className="clamp">{source}</span>}
                <span>{message}</span>
              </li>
            ))}
            {problems.length > MOST_SHOWN && (
              <li>
                {fill(say.andCountMore, { count: (problems.length - MOST_SHOWN).toLocaleString(LOCALE) })}
              </li>
            )}
          </ul>
          <div>
            <Button icon={<Download />} onClick={() => saveProblems(problems, language)}>
              {say.downloadTheseLines}
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
  return fill(say.countTexts, { count });
}
