/** The progress of uploads: running and failed ones by name, the rest as a count. */
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './upload-list.module.css';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

const CLEAR_AFTER_MS = 4000;

/** Empty if there are no uploads; finished ones disappear after a while. */
export function UploadList({ uploads, retry, cancel, clearDone }: Uploads): ReactNode {
  const left = uploads.filter(({ state }) => state !== 'done');
  const isSettled = uploads.length > 0 && left.every(({ state }) => state === 'failed');
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(clearDone, CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  });
  const summary = summaryOf(uploads);
  const failed = left.filter(({ state }) => state === 'failed');
  const retryAll = (): void => {
    for (const { id } of failed) retry(id);
  };
  return (
    <section aria-label="Uploads" className={uploads.length > 0 ? styles['list'] : undefined}>
      <p className="visually-hidden" role="status">
        {summary}
      </p>
      {(uploads.length > 1 || left.length === 0) && uploads.length > 0 && (
        <div className={styles['summary']} data-state={left.length === 0 ? 'done' : undefined}>
          {left.length === 0 && <CircleCheck size={16} aria-hidden="true" />}
          <span className={styles['name']}>{summary}</span>
          {failed.length > 1 && (
            <Button size="small" onClick={retryAll}>
              Try all again
            </Button>
          )}
        </div>
      )}
      {left.length > 0 && (
        <ul className={styles['rows']}>
          {left.map((upload) => (
            <UploadRow key={upload.id} upload={upload} retry={retry} cancel={cancel} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UploadRow({
  upload,
  retry,
  cancel,
}: { readonly upload: Upload } & Pick<Uploads, 'retry' | 'cancel'>): ReactNode {
  const { id, name, state, progress, message } = upload;
  const isFailed = state === 'failed';
  return (
    <li className={styles['row']} data-state={state}>
      {isFailed && <CircleAlert size={16} aria-hidden="true" />}
      <span className={styles['name']}>{name}</span>
      <span className={styles['state']}>{message ?? STATES[state](progress)}</span>
      {!isFailed && <progress className={styles['bar']} value={progress} aria-label={`Upload of ${name}`} />}
      <span className={styles['actions']}>
        {isFailed && (
          <IconButton
            label={`Try ${name} again`}
            icon={<RotateCcw />}
            size="small"
            onClick={() => retry(id)}
          />
        )}
        <IconButton
          label={isFailed ? `Dismiss ${name}` : `Cancel the upload of ${name}`}
          icon={<X />}
          size="small"
          onClick={() => cancel(id)}
        />
      </span>
    </li>
  );
}

const STATES: Readonly<Record<Upload['state'], (progress: number) => string>> = {
  waiting: () => 'Waiting',
  sending: (progress) => `${Math.round(progress * 100)} %`,
  processing: () => 'Preparing',
  done: () => 'Uploaded',
  failed: () => 'Failed',
};

function summaryOf(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return '';
  const count = (state: Upload['state']): number => uploads.filter((each) => each.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  if (done === uploads.length) return done === 1 ? `${uploads[0]?.name} is uploaded` : `${done} uploaded`;
  return `${done} of ${uploads.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}`;
}
