/** The log of a page: entries that wait together and go every 30 seconds, or when the page is left. */
import { TRACE_FLUSH_MS, TRACE_QUEUE, type TraceEntry } from '#domain/errors/contract.ts';

export interface TraceSurroundings {
  /** @param isLeaving the page is going, and waits for nothing */
  readonly send: (entries: readonly TraceEntry[], isLeaving: boolean) => Promise<boolean>;
  readonly pageUrl: () => string;
  readonly warn: (reason?: unknown) => void;
}

export interface Trace {
  log(type: string, data: unknown): void;
  /** Sends what waits. */
  flush(isLeaving?: boolean): void;
}

export function createTrace({ send, pageUrl, warn }: TraceSurroundings): Trace {
  const entries: TraceEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (isLeaving = false) => {
    clearTimeout(timer);
    timer = undefined;
    if (entries.length === 0) return;
    send(entries.splice(0), isLeaving).then((isDone) => isDone || warn(), warn);
  };
  return {
    log(type, data) {
      if (entries.length < TRACE_QUEUE) entries.push({ pageUrl: pageUrl(), type, data });
      timer ??= setTimeout(flush, TRACE_FLUSH_MS);
    },
    flush,
  };
}
