/** Pictures that are being fetched for imported products: how many have come, and which could not. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { fetchedPictures, type PictureFetchState } from '#domain/store/catalogue/calls-import.ts';
import { call } from '../../../api.ts';
import { useRefreshDocuments } from '../../../documents.ts';
import { fill } from '../../../fill.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useAction } from '../../../ui/use-action.ts';
import styles from '../catalogue.module.css';
import * as say from './words/en.ts';

const LOOK_AGAIN_MS = 1000;

const stateQuery = (site: string) =>
  queryOptions({
    queryKey: ['fetched-pictures', site],
    queryFn: ({ signal }) => call(fetchedPictures.read, { site }, { signal }),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? LOOK_AGAIN_MS : false),
  });

export function PictureProgress({ site }: { readonly site: string }): ReactNode {
  const { data } = useQuery(stateQuery(site));
  const refresh = useRefreshDocuments(site);
  const isRunning = data !== undefined && data.waiting > 0;
  const fetched = data?.fetched ?? 0;
  useEffect(() => {
    if (!isRunning && fetched > 0) void refresh();
  }, [isRunning, fetched, refresh]);
  return data && data.waiting + data.stopped + data.fetched + data.failed > 0 ? (
    <Shown site={site} state={data} />
  ) : null;
}

function Shown({ site, state }: { readonly site: string; readonly state: PictureFetchState }): ReactNode {
  const { waiting, stopped, fetched, failed, problems } = state;
  const all = waiting + stopped + fetched + failed;
  const change = useAction(
    (action: 'stop' | 'continue' | 'retry') => call(fetchedPictures.change, { site, body: { action } }),
    { keeps: stateQuery(site).queryKey },
  );
  const words = fill(say.picturesCountOfAll, { count: all - waiting - stopped, all });
  const button = (action: 'stop' | 'continue' | 'retry', label: string) => (
    <Button isBusy={change.isPending} onClick={() => change.mutate(action)}>
      {label}
    </Button>
  );
  return (
    <section className="stack" aria-label={say.pictures}>
      {waiting > 0 ? (
        <Progress share={(fetched + failed) / all} label={words} />
      ) : (
        <p role="status">{stopped > 0 ? fill(say.stoppedWords, { words }) : doneWords(fetched, failed)}</p>
      )}
      {waiting > 0 && <p className="hint">{say.youCanCloseThisFetchingGoesOn}</p>}
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.map(({ productId, title, address, message }) => (
            <li key={`${productId} ${address}`} className="words">
              {fill(say.titleAddressMessage, { title, address, message })}
            </li>
          ))}
        </ul>
      )}
      <div className="cluster tight">
        {waiting > 0 && button('stop', say.stop)}
        {stopped > 0 && button('continue', say.continueLabel)}
        {waiting === 0 && failed > 0 && button('retry', fill(say.tryCountAgain, { count: failed }))}
      </div>
    </section>
  );
}

function doneWords(fetched: number, failed: number): string {
  const came = fill(say.countPicturesFetched, { count: fetched });
  return failed > 0 ? `${came} ${fill(say.countFailed, { count: failed })}` : came;
}
