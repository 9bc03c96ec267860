/** Says that a shop still shows what it began with, and takes it all out at once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { restore } from '#domain/content/calls.ts';
import { readExamples, removeExamples } from '#domain/store/catalogue/calls.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

export function ExamplesNotice(): ReactNode {
  const { id: site } = useSite();
  const refresh = useRefresh(site);
  const { data } = useQuery({
    queryKey: ['products', site, 'examples'],
    queryFn: ({ signal }) => call(readExamples, { site }, { signal }),
  });
  const bringBack = useAction(
    async (ids: readonly string[]) => {
      for (const document of ids) await call(restore, { site, document });
    },
    { onEnd: refresh },
  );
  const takeOut = useAction(() => call(removeExamples, { site }), {
    said: ({ ids }) => fill(say.countExampleProductsAreIn, { count: ids.length }),
    undo:
      ({ ids }) =>
      () =>
        bringBack.mutate(ids),
    onEnd: refresh,
  });
  // Where it cannot be had, the list is whole without it.
  if (!data || data.count === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" isBusy={takeOut.isPending} onClick={() => takeOut.mutate()}>
          {fill(say.deleteAllOfThem, { count: data.count })}
        </Button>
      }
    >
      {fill(say.countExampleProductsAreStill, { count: data.count })}
    </Notice>
  );
}

/** What lists products, and what counts them. */
function useRefresh(site: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['products', site] });
    await queryClient.invalidateQueries({ queryKey: ['documents', site] });
  };
}
