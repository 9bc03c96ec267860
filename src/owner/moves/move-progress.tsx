/** A move that is being sent or done: how far it is, and that nobody has to wait for it. */
import type { ReactNode } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { type Move, shareOf } from './move.ts';
import styles from './move-progress.module.css';
import type { Sending } from './send-archive.ts';

export function SendingPanel({ sending, onCancel }: { sending: Sending; onCancel: () => void }): ReactNode {
  const { name, bytes, share } = sending;
  return (
    <Panel title={`Sending ${name}`} actions={<Button onClick={onCancel}>Cancel</Button>}>
      <div className={styles['progress']}>
        <Progress label={`Sending ${name}`} share={share} />
        <p className={styles['words']}>
          <span>
            {formatFileSize(Math.round(bytes * share))} of {formatFileSize(bytes)}
          </span>
          <span>You may go elsewhere in Vitrine. Keep this tab open until it has been sent.</span>
        </p>
      </div>
    </Panel>
  );
}

export function RunningPanel({ title, move }: { title: string; move: Move }): ReactNode {
  const share = shareOf(move.progress);
  return (
    <Panel title={title}>
      <div className={styles['progress']}>
        <Progress label={title} share={share} />
        <p className={styles['words']}>
          <span>{move.progress || (move.state === 'waiting' ? 'Waiting for its turn' : 'Starting')}</span>
          <span>You may leave this page; it goes on by itself.</span>
        </p>
      </div>
    </Panel>
  );
}
