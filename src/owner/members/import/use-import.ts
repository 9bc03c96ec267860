/** A run of a table: first as a trial, then in earnest. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { keyOf } from '../use-members.ts';
import { type Report, type Run, runTable, type Table } from './table-import.ts';
import * as say from './words/en.ts';

export type Choices = Pick<Run, 'planOf' | 'planForAll' | 'sendsMail' | 'joinsNewsletter'>;

export function useImport(table: Table | undefined, choices: Choices) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const [trial, setTrial] = useState<Report>();
  const [result, setResult] = useState<Report>();
  const [progress, setProgress] = useState<number>();
  const [isTrial, setIsTrial] = useState(true);
  const [failure, setFailure] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const start = async (tries: boolean) => {
    if (!table) return;
    const controller = new AbortController();
    abort.current = controller;
    setIsTrial(tries);
    setFailure(undefined);
    try {
      const { signal } = controller;
      const run = { site, table, ...choices, isTrial: tries, signal, onProgress: setProgress };
      const show = tries ? setTrial : setResult;
      show(await runTable(run));
    } catch (error) {
      if (!controller.signal.aborted) setFailure(wordsOf(error, tries));
    } finally {
      setProgress(undefined);
    }
    // What was sent before a failure is there too.
    if (!tries) await client.invalidateQueries({ queryKey: keyOf(site) });
  };
  const reset = () => {
    setTrial(undefined);
    setFailure(undefined);
  };
  const fail = (error: unknown) => setFailure(messageOf(error));
  const stop = () => abort.current?.abort();
  return { start, stop, reset, fail, trial, result, progress, isTrial, failure };
}

function wordsOf(error: unknown, isTrial: boolean): string {
  const message = messageOf(error);
  return isTrial ? message : fill(say.messageMembersAlreadyImportedAreKept, { message });
}
