/** Records that wait to be sent: complete ones go 30 s after the load, those that still change when the wait ends. */
import {
  FLUSH_MS,
  METRIC_WAIT_MS,
  PERFORMANCE_MESSAGES,
  type SpeedRecord,
} from '#domain/performance/contract.ts';

export interface BatchSurroundings {
  /** Those that no longer change. */
  readonly complete: () => readonly SpeedRecord[];
  /** Those that do, as they are now. */
  readonly latest: () => readonly SpeedRecord[];
  readonly send: (records: readonly SpeedRecord[]) => void;
  readonly fail: (error: Error) => void;
  /** Calls once the page is hidden. */
  readonly onHidden: (run: () => void) => void;
  readonly after: (ms: number, run: () => void) => void;
}

/** @param waited since the load, in milliseconds */
export function sendInTime(
  { complete, latest, send, fail, onHidden, after }: BatchSurroundings,
  waited: number,
): void {
  const sent = new Set<string>();
  let isOver = false;
  const flush = (isLast: boolean) => {
    if (isOver) return;
    isOver = isLast;
    const records = [...complete(), ...(isLast ? latest() : [])].filter(({ name, value, subject }) => {
      const key = name + (subject ?? '');
      if (sent.has(key)) return false;
      sent.add(key);
      if (Number.isFinite(value)) return true;
      fail(new Error(PERFORMANCE_MESSAGES.empty));
      return false;
    });
    if (records[0]) send(records);
  };
  after(FLUSH_MS - waited, () => flush(false));
  after(METRIC_WAIT_MS - waited, () => flush(true));
  onHidden(() => flush(true));
}
