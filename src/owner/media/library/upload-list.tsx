/** The progress of uploads within a dialog, which covers the panel that shows it elsewhere. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './upload-list.module.css';
import { UploadRows } from './upload-rows.tsx';
import { summaryOf } from './upload-summary.ts';
import { uploadQueue, useUploads } from './use-uploads.ts';
import * as say from './words/en.ts';

/** Empty if there are no uploads; finished ones disappear after a while. */
export function UploadList(): ReactNode {
  const state = useUploads();
  const { words, amount, failed, pending } = summaryOf(state);
  const { uploads, isAway } = state;
  const isDone = pending === 0 && failed === 0;
  return (
    <section
      aria-label={say.uploads}
      className={uploads.length > 0 ? `frame after ${styles['list']}` : undefined}
    >
      <p className="visually-hidden" role="status">
        {isAway && pending > 0 ? amount : words}
      </p>
      {uploads.length > 0 && (uploads.length > 1 || isDone || isAway) && (
        <div className={`row medium ${styles['summary']}`} data-state={isDone ? 'done' : undefined}>
          {isDone && <CircleCheck size={16} aria-hidden="true" />}
          <span className="grow clip ink">{isAway && pending > 0 ? amount : words}</span>
          {failed > 1 && (
            <Button size="small" onClick={() => uploadQueue.retryAll()}>
              {say.retryAll}
            </Button>
          )}
        </div>
      )}
      <UploadRows uploads={uploads} />
    </section>
  );
}
