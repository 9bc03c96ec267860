/** A move that is being sent or done: how far it is, and that nobody has to wait for it. */
import type { ReactNode } from 'react';
import { formatFileSize } from '#domain/media/file-size.ts';
import type { Move } from '#domain/moves/calls.ts';
import { isStoppable } from '#domain/moves/move.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/page.tsx';
import { Progress } from '../ui/progress.tsx';
import { type Moves, shareOf, useRemoveMove } from './move.ts';
import styles from './move-progress.module.css';
import type { Sending } from './send-archive.ts';
import * as say from './words/en.ts';

export function SendingPanel({ sending, onCancel }: { sending: Sending; onCancel: () => void }): ReactNode {
  const { name, bytes, share } = sending;
  return (
    <Panel title={fill(say.sendingName, { name })} actions={<Button onClick={onCancel}>{say.cancel}</Button>}>
      <div className="stack">
        <Progress label={fill(say.sendingName, { name })} share={share} />
        <p className={`hint ${styles['words']}`}>
          <span>
            {fill(say.countOfBytes, {
              count: formatFileSize(Math.round(bytes * share)),
              bytes: formatFileSize(bytes),
            })}
          </span>
          <span>{say.youCanWorkElsewhereInVitrine}</span>
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
  /** What it has done so far stays. */
  readonly onStop?: () => void;
}

export function RunningPanel({ title, of, move, onStopped, onStop }: RunningPanelProps): ReactNode {
  const share = shareOf(move.progress);
  const stop = useRemoveMove(of, move.id, onStopped);
  const cancel = isStoppable(move) && (
    <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
      {say.cancel}
    </Button>
  );
  return (
    <Panel title={title} actions={onStop ? <Button onClick={onStop}>{say.stopLabel}</Button> : cancel}>
      <div className="stack">
        <Progress label={title} share={share} />
        <p className={`hint ${styles['words']}`}>
          <span>{move.progress || (move.state === 'waiting' ? say.waitingInLine : say.starting)}</span>
          <span>{say.youCanLeaveThisPageThe}</span>
        </p>
      </div>
    </Panel>
  );
}
