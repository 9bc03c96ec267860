/** The comments of a site, and what is decided about them: shown at once, undone by the way back. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import * as comments from '#domain/comments/calls.ts';
import type { CommentStatus } from '#domain/comments/contract.ts';
import { cursorOf } from '#domain/comments/moderation.ts';
import { call } from '../api.ts';
import { forgetDraftsOf, setDraftsAside } from '../drafts.ts';
import { fill } from '../fill.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import { isAnswerable } from './choices.ts';
import { countsKey } from './use-waiting-comments.ts';
import * as say from './words/en.ts';

type Pages = InfiniteData<comments.CommentsPage>;

const keyOf = (siteId: string) => ['comments', siteId] as const;

export function useComments(siteId: string, status: CommentStatus, search: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(siteId), status, search],
    queryFn: ({ signal, pageParam: before }) =>
      call(comments.readPage, { site: siteId, query: { status, search, before } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => {
      const last = page.comments.at(-1);
      return page.hasMore && last ? cursorOf(last) : undefined;
    },
  });
}

export interface Decisions {
  decide(ids: readonly string[], status: CommentStatus): Promise<void>;
  purge(ids: readonly string[]): Promise<void>;
  /** @param onSent before the lists show what follows from it */
  answer(comment: comments.ModeratedComment, body: string, onSent?: () => void): Promise<void>;
}

const SAID = {
  published: say.commentsApproved,
  pending: say.commentsBackInTheQueue,
  spam: say.commentsMovedToSpam,
  deleted: say.commentsDeleted,
} as const satisfies Readonly<Record<CommentStatus, string>>;

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
    const answer = await call(comments.decide, { site: siteId, body: { ids, status } });
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
        const undo = () =>
          void run(async () => {
            for (const [from, group] of Map.groupBy(changed, (each) => each.from))
              await change(
                group.map(({ id }) => id),
                from,
              );
          });
        showToast(fill(SAID[status], { count: changed.length }), {
          about: 'comments',
          action: { label: say.undo, onSelect: undo },
        });
      });
    },
    async purge(ids) {
      leave(ids);
      await run(async () => {
        await call(comments.purge, { site: siteId, body: { ids } });
        forgetDraftsOf(ids);
      });
    },
    async answer({ id }, body, onSent) {
      await call(comments.answer, { site: siteId, comment: id, body: { body } });
      onSent?.();
      showToast(say.replyPublished);
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
