/** All uploads in one quiet corner, whichever screen is open: how far they are, and what failed. */
import { ChevronDown, ChevronUp, CircleAlert, CircleCheck, WifiOff, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useUnloadGuard } from '../../ui/use-leave-guard.ts';
import styles from './upload-panel.module.css';
import type { Uploads } from './upload-queue.ts';
import { UploadRows } from './upload-rows.tsx';
import { summaryOf, type UploadSummary } from './upload-summary.ts';
import { uploadQueue, useUploads } from './use-uploads.ts';
import * as say from './words/en.ts';

const CLEAR_AFTER_MS = 4000;

export function UploadPanel(): ReactNode {
  const state = useUploads();
  const summary = summaryOf(state);
  const { pending, failed } = summary;
  const isSettled = state.uploads.length > 0 && pending === 0;
  useUnloadGuard(pending > 0);
  useEffect(() => {
    if (!isSettled) return undefined;
    const timer = setTimeout(() => uploadQueue.clearDone(), CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSettled]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcementOf(state, summary)}
      </p>
      {state.uploads.length > 0 && <Panel key={failed > 0 ? 'failed' : ''} state={state} summary={summary} />}
    </>
  );
}

/** Of three hundred files nobody wants to hear three hundred times. */
function announcementOf(
  { uploads, isAway }: Uploads,
  { words, amount, pending, failed }: UploadSummary,
): string {
  if (pending === 0 || uploads.length === 0) return words;
  if (isAway) return amount;
  const count = fill(say.countFiles, { count: uploads.length });
  return failed > 0
    ? fill(say.uploadingCountFailedFailed, { count, failed })
    : fill(say.uploadingCount, { count });
}

interface PanelProps {
  readonly state: Uploads;
  readonly summary: UploadSummary;
}

function Panel({ state, summary }: PanelProps): ReactNode {
  const { words, amount, share, failed, pending } = summary;
  const [isOpen, setOpen] = useState(failed > 0);
  const listId = useId();
  const isDone = pending === 0 && failed === 0;
  return (
    <section ref={useToastsAbove()} className={`floating ${styles['panel']}`} aria-label={say.uploads}>
      <header
        className={`row tight ${styles['head']}`}
        data-state={isDone ? 'done' : failed > 0 ? 'failed' : undefined}
      >
        <Sign {...{ isDone, failed }} isAway={state.isAway} />
        <div className={`cluster tight grow words ${styles['words']}`}>
          <strong>{words}</strong>
          {pending > 0 && <span className="muted">{amount}</span>}
        </div>
        {!isDone && (
          <IconButton
            label={isOpen ? say.hideFiles : say.showFiles}
            icon={isOpen ? <ChevronDown /> : <ChevronUp />}
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        {pending === 0 && (
          <IconButton
            label={say.close}
            icon={<X />}
            size="small"
            onClick={() => {
              uploadQueue.cancelAll();
              uploadQueue.clearDone();
            }}
          />
        )}
      </header>
      {pending > 0 && <Progress label={say.allUploads} share={share} />}
      <div id={listId} hidden={!isOpen || isDone}>
        {isOpen && <UploadRows uploads={state.uploads} />}
        <Actions failed={failed} pending={pending} />
      </div>
    </section>
  );
}

function Sign({
  isDone,
  failed,
  isAway,
}: {
  readonly isDone: boolean;
  readonly failed: number;
  readonly isAway: boolean;
}): ReactNode {
  if (isDone) return <CircleCheck size={16} aria-hidden="true" />;
  if (failed > 0) return <CircleAlert size={16} aria-hidden="true" />;
  return isAway ? <WifiOff size={16} aria-hidden="true" /> : null;
}

function Actions({ failed, pending }: Pick<UploadSummary, 'failed' | 'pending'>): ReactNode {
  if (failed < 2 && pending < 2) return null;
  return (
    <div className={`row tight end ${styles['actions']}`}>
      {failed > 1 && (
        <Button size="small" onClick={() => uploadQueue.retryAll()}>
          {say.retryAll}
        </Button>
      )}
      {pending > 1 && (
        <Button size="small" tone="quiet" onClick={() => uploadQueue.cancelAll()}>
          {say.cancelAll}
        </Button>
      )}
    </div>
  );
}

/** Words about what has happened stand above the panel, not on it. */
function useToastsAbove() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      root.style.setProperty('--uploads-height', `${height + GAP_PX}px`);
    });
    if (panel.current) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--uploads-height');
    };
  }, []);
  return panel;
}

const GAP_PX = 6;
