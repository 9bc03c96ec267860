/** Uploads by name, each with how far it is or why it failed. */
import { CircleAlert, RotateCcw, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { fill } from '../../fill.ts';
import { IconButton } from '../../ui/button.tsx';
import type { Upload } from './upload-queue.ts';
import styles from './upload-rows.module.css';
import { uploadQueue } from './use-uploads.ts';
import * as say from './words/en.ts';

/** Those that failed come first: they want something of the owner. */
export function UploadRows({ uploads }: { readonly uploads: readonly Upload[] }): ReactNode {
  const left = uploads.filter(({ state }) => state !== 'done');
  const isFailed = ({ state }: Upload): boolean => state === 'failed';
  const rows = [...left.filter(isFailed), ...left.filter((upload) => !isFailed(upload))];
  if (rows.length === 0) return null;
  return (
    <ul className={styles['rows']}>
      {rows.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

/** Of three hundred only those that change are drawn again. */
const UploadRow = memo(function UploadRow({ upload }: { readonly upload: Upload }): ReactNode {
  const { id, name, state, progress, message } = upload;
  const isFailed = state === 'failed';
  return (
    <li className={`cluster ${styles['row']}`} data-state={state}>
      {isFailed && <CircleAlert size={16} aria-hidden="true" />}
      <span className="grow clip ink">{name}</span>
      <span className={`small ${styles['state']}`}>{message ?? STATES[state](progress)}</span>
      {!isFailed && (
        <progress className={styles['bar']} value={progress} aria-label={fill(say.uploadOfName, { name })} />
      )}
      <span className={styles['actions']}>
        {isFailed && (
          <IconButton
            label={fill(say.retryName, { name })}
            icon={<RotateCcw />}
            size="small"
            onClick={() => uploadQueue.retry(id)}
          />
        )}
        <IconButton
          label={isFailed ? fill(say.dismissName, { name }) : fill(say.cancelTheUploadOfName, { name })}
          icon={<X />}
          size="small"
          onClick={() => uploadQueue.cancel(id)}
        />
      </span>
    </li>
  );
});

const percentOf = (progress: number): string => `${Math.round(progress * 100)} %`;

const STATES: Readonly<Record<Upload['state'], (progress: number) => string>> = {
  waiting: (progress) =>
    progress > 0 ? fill(say.waitingAtPercent, { percent: percentOf(progress) }) : say.waiting,
  sending: percentOf,
  processing: () => say.preparing,
  done: () => say.uploaded,
  failed: () => say.failed,
};
