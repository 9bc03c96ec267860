/** A move that is being sent or done: how far it is, and that nobody has to wait for it. */
import type { ReactNode } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import type { Move } from '#domain/moves/calls.ts';
import { isStoppable } from '#domain/moves/move.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { type Moves, shareOf, useRemoveMove } from './move.ts';
import styles from './move-progress.module.css';
import type { Sending } from './send-archive.ts';

export function SendingPanel({ sending, onCancel }: { sending: Sending; onCancel: () => void }): ReactNode {
  const { name, bytes, share } = sending;
  return (
    <Panel title={`Sending ${name}`} actions={<Button onClick={onCancel}>Cancel</Button>}>
      <div className="stack">
        <Progress label={`Sending ${name}`} share={share} />
        <p className={`hint ${styles['words']}`}>
          <span>
            {formatFileSize(Math.round(bytes * share))} of {formatFileSize(bytes)}
          </span>
          <span>You can work elsewhere in Vitrine. Keep this tab open until the upload is done.</span>
        </p>
      </div>
    </Panel>
  );
}

interface RunningPanelProps {
  readonly title: string;
  readonly of: Moves;
  readonly move: Move;
  readonly onStopped?: () => void;
}

export function RunningPanel({ title, of, move, onStopped }: RunningPanelProps): ReactNode {
  const share = shareOf(move.progress);
  const stop = useRemoveMove(of, move.id, onStopped);
  const cancel = isStoppable(move) && (
    <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
      Cancel
    </Button>
  );
  return (
    <Panel title={title} actions={cancel}>
      <div className="stack">
        <Progress label={title} share={share} />
        <p className={`hint ${styles['words']}`}>
          <span>{move.progress || (move.state === 'waiting' ? 'Waiting in line' : 'Starting')}</span>
          <span>You can leave this page. The job continues in the background.</span>
        </p>
      </div>
    </Panel>
  );
}
