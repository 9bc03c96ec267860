/** The comments of an item as its page shows them: one page of threads, with words for those alone. */
import { commentsMode } from '#domain/comments/comment-settings.ts';
import { MAX_COMMENT_DEPTH, THREADS_ON_A_PAGE } from '#domain/comments/contract.ts';
import type { ItemComments, ShownComment } from '#domain/comments/item-comments.ts';
import { buildThreads, type Thread } from '#domain/comments/thread.ts';
import type { CommentsQuery } from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';
import type { DataSite, PagePart } from '../kernel/page-ports.ts';
import {
  type CommentOutline,
  type CommentWords,
  countComments,
  findShownItem,
  listCommentOutlines,
  listCommentWords,
} from './queries-item.ts';

export const commentsData: NonNullable<PagePart['data']> = (db, site) => ({
  comments: (itemId, query) => loadComments(db, site, itemId, query),
  commentCounts: (itemIds) => loadCommentCounts(db, site, itemIds),
});

async function loadComments(
  db: Queryable,
  site: DataSite,
  itemId: string,
  query: CommentsQuery,
): Promise<ItemComments | undefined> {
  if (!site.settings.commentsEnabled) return undefined;
  const item = await findShownItem(db, site.id, itemId);
  if (!item || (item.isLocked && query.shownOn !== itemId)) return undefined;
  const { settings, publishedAt } = item;
  const mode = commentsMode({ isSiteOn: true, settings, publishedAt, now: query.now });
  if (mode === 'off') return undefined;
  const outlines = await listCommentOutlines(db, itemId);
  const threads = buildThreads(outlines, MAX_COMMENT_DEPTH);
  const pageCount = Math.max(1, Math.ceil(threads.length / THREADS_ON_A_PAGE));
  const page = Math.min(query.page, pageCount);
  const shown = threads.slice((page - 1) * THREADS_ON_A_PAGE, page * THREADS_ON_A_PAGE);
  const answered = outlines.find(({ id, isGone }) => id === query.replyTo && !isGone);
  const words = new Map(
    (await listCommentWords(db, [...idsOf(shown), ...(answered ? [answered.id] : [])])).map((each) => [
      each.id,
      each,
    ]),
  );
  return {
    item: { id: itemId, path: item.path },
    isOpen: mode === 'open',
    isNameRequired: settings.isNameRequired,
    total: outlines.filter(({ isGone }) => !isGone).length,
    page,
    pageCount,
    threads: shown.map((thread) => withWords(thread, words)),
    replyTo: answered && shownOf(answered, words),
  };
}

/** Of items whose collection shows comments. */
async function loadCommentCounts(
  db: Queryable,
  site: DataSite,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (!site.settings.commentsEnabled) return new Map();
  return countComments(db, site.id, ids);
}

function idsOf(threads: readonly Thread<CommentOutline>[]): string[] {
  return threads.flatMap(({ comment, replies }) => [comment.id, ...idsOf(replies)]);
}

function withWords(
  { comment, replies }: Thread<CommentOutline>,
  words: ReadonlyMap<string, CommentWords>,
): Thread<ShownComment> {
  return { comment: shownOf(comment, words), replies: replies.map((reply) => withWords(reply, words)) };
}

function shownOf(outline: CommentOutline, words: ReadonlyMap<string, CommentWords>): ShownComment {
  const { author, isOwn, body } = words.get(outline.id) ?? { author: '', isOwn: false, body: '' };
  return { ...outline, author, isOwn, body };
}
