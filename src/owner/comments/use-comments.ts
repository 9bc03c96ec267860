/** The comments of a site, and what is decided about them: shown at once, undone by the way back. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CommentStatus } from '#domain/comments/contract.ts';
import { type CommentsPage, cursorOf, type ModeratedComment } from '#domain/comments/moderation.ts';
import { api } from '../api.ts';
import { forgetDraftsOf, setDraftsAside } from '../drafts.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { isAnswerable } from './choices.ts';
import { countsKey } from './use-waiting-comments.ts';

type Pages = InfiniteData<CommentsPage>;

const keyOf = (siteId: string) => ['comments', siteId] as const;

export function useComments(siteId: string, status: CommentStatus, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(siteId), status, search],
    queryFn: ({ signal, pageParam }) => {
      const terms = { status, ...(search ? { search } : {}), ...(pageParam ? { before: pageParam } : {}) };
      const path = `/api/sites/${siteId}/comments?${new URLSearchParams(terms)}`;
      return api.get<CommentsPage>(path, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ comments, hasMore }) => {
      const last = comments.at(-1);
      return hasMore && last ? cursorOf(last) : undefined;
    },
  });
}

export interface Decisions {
  decide(ids: readonly string[], status: CommentStatus): Promise<void>;
  purge(ids: readonly string[]): Promise<void>;
  /** @param onSent before the lists show what follows from it */
  answer(comment: ModeratedComment, body: string, onSent?: () => void): Promise<void>;
}

const SAID: Readonly<Record<CommentStatus, string>> = {
  published: 'Approved',
  pending: 'Back in the queue',
  spam: 'Moved to spam',
  deleted: 'Deleted',
};

interface Changed {
  readonly id: string;
  readonly from: CommentStatus;
}

export function useDecisions(siteId: string): Decisions {
  const client = useQueryClient();
  const refresh = useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keyOf(siteId) }),
        client.invalidateQueries({ queryKey: countsKey(siteId) }),
      ]),
    [client, siteId],
  );
  const path = `/api/sites/${siteId}/comments`;

  const leave = (ids: readonly string[]) => {
    const gone = new Set(ids);
    client.setQueriesData<Pages>({ queryKey: keyOf(siteId) }, (pages) => pages && without(pages, gone));
  };
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showError(error);
    }
    await refresh();
  };
  const change = async (ids: readonly string[], status: CommentStatus) => {
    const answer = await api.post<{ readonly changed: readonly Changed[] }>(`${path}/status`, {
      ids,
      status,
    });
    const changed = answer.changed.map(({ id }) => id);
    setDraftsAside(changed, !isAnswerable(status));
    return answer;
  };
  return {
    async decide(ids, status) {
      leave(ids);
      await run(async () => {
        const { changed } = await change(ids, status);
        if (changed.length === 0) return;
        const words =
          changed.length === 1 ? SAID[status] : `${changed.length} comments: ${SAID[status].toLowerCase()}`;
        const undo = () =>
          void run(async () => {
            for (const [from, group] of Map.groupBy(changed, (each) => each.from))
              await change(
                group.map(({ id }) => id),
                from,
              );
          });
        showToast(`${words}.`, { about: 'comments', action: { label: 'Undo', onSelect: undo } });
      });
    },
    async purge(ids) {
      leave(ids);
      await run(async () => {
        await api.post(`${path}/purge`, { ids });
        forgetDraftsOf(ids);
      });
    },
    async answer({ id }, body, onSent) {
      await api.post(`${path}/${id}/answer`, { body });
      onSent?.();
      showToast('Your answer is on the site.');
      await refresh();
    },
  };
}

function without(data: Pages, gone: ReadonlySet<string>): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    comments: page.comments.filter(({ id }) => !gone.has(id)),
  }));
  return { ...data, pages };
}
