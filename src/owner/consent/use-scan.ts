/** Looks through the site's pages one after the other, and can be stopped. */
import { useEffect, useRef, useState } from 'react';
import { scanSite } from '#domain/consent/calls.ts';
import type { SeenPage } from '#domain/consent/observations.ts';
import type { FoundService } from '#domain/consent/scan.ts';
import { call } from '../api.ts';
import styles from './consent.module.css';
import { lookAtPage } from './look-at-page.ts';

export interface Scanned {
  readonly isAll: boolean;
  readonly pageCount: number;
  /** Looked at by now, whether they answered or not. */
  readonly doneCount: number;
  readonly marked: readonly FoundService[];
  readonly seen: readonly SeenPage[];
  /** Paths of pages that did not answer: only their markup was read. */
  readonly silent: readonly string[];
}

export type ScanPhase = 'idle' | 'running' | 'done' | 'stopped';

/** Two at once: a page that waits for something does not keep the others. */
const AT_ONCE = 2;

export function useScan(site: string) {
  const [phase, setPhase] = useState<ScanPhase>('idle');
  const [scanned, setScanned] = useState<Scanned>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function look(signal: AbortSignal): Promise<void> {
    const { frames, found, ...rest } = await call(scanSite, { site }, { signal });
    setScanned({ ...rest, marked: found, doneCount: 0, seen: [], silent: [] });
    const left = [...frames];
    const work = async () => {
      for (let next = left.shift(); next && !signal.aborted; next = left.shift()) {
        const { path, url } = next;
        const seen = await lookAtPage(url, { className: styles['looked'], signal });
        if (signal.aborted) return;
        setScanned((before) => before && withPage(before, path, seen));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  function start(): void {
    const own = new AbortController();
    running.current = own;
    setError(undefined);
    setScanned(undefined);
    setPhase('running');
    void look(own.signal).then(
      () => own.signal.aborted || setPhase('done'),
      (reason: unknown) => {
        if (own.signal.aborted) return;
        setError(reason);
        setPhase('idle');
      },
    );
  }

  function stop(): void {
    running.current?.abort();
    setPhase('stopped');
  }

  return { phase, scanned, error, start, stop };
}

function withPage(before: Scanned, path: string, seen: Omit<SeenPage, 'path'> | undefined): Scanned {
  const doneCount = before.doneCount + 1;
  if (!seen) return { ...before, doneCount, silent: [...before.silent, path] };
  return { ...before, doneCount, seen: [...before.seen, { ...seen, path }] };
}
