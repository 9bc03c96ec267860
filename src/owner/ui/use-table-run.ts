/** A table that is imported: first as a trial, then in earnest. It can be stopped, and stops with its dialog. */
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api.ts';

export interface TableAttempt {
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
  /** @param share 0 to 1 */
  readonly onProgress: (share: number) => void;
}

interface TableRun<Report> {
  /** Undefined while there is no table. */
  readonly run: ((attempt: TableAttempt) => Promise<Report>) | undefined;
  /** What is said about a failure. */
  readonly failureWords: (message: string, isTrial: boolean) => string;
}

export function useTableRun<Report>({ run, failureWords }: TableRun<Report>) {
  const [trial, setTrial] = useState<Report>();
  const [result, setResult] = useState<Report>();
  const [progress, setProgress] = useState<number>();
  const [isTrial, setIsTrial] = useState(true);
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const start = async (tries: boolean) => {
    if (!run) return;
    const controller = new AbortController();
    abort.current = controller;
    setIsTrial(tries);
    setFailure(undefined);
    setProgress(0);
    try {
      const report = await run({ isTrial: tries, signal: controller.signal, onProgress: setProgress });
      if (tries) setTrial(report);
      else setResult(report);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureWords(messageOf(error), tries));
    } finally {
      setProgress(undefined);
    }
  };
  const reset = () => {
    setTrial(undefined);
    setFailure(undefined);
  };
  const fail = (error: unknown) => setFailure(messageOf(error));
  const stop = () => abort.current?.abort();
  return { start, stop, reset, fail, trial, result, progress, isTrial, failure };
}
