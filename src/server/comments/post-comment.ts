/**
 * Takes a visitor's comment: checked, weighed, stored and told in one transaction. What looks like spam is stored
 * as such, and its author is told what everybody is told whose comment waits.
 */
import { checkComment, cleanComment, hasErrors } from '#domain/comments/check-comment.ts';
import { commentsMode, judgeComment } from '#domain/comments/comment-settings.ts';
import {
  type CommentErrors,
  type CommentFields,
  MAX_COMMENT_DEPTH,
  THREADS_ON_A_PAGE,
} from '#domain/comments/contract.ts';
import { buildThreads, pageOfComment } from '#domain/comments/thread.ts';
import type { CommentScriptMessages } from '#domain/comments/words/en.ts';
import { weighSpam } from '#domain/forms/weigh-spam.ts';
import { isId } from '#domain/id.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { isLocked, type MaySee } from '../kernel/documents/lock.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { NOTIFY_JOB } from './notify-comments.ts';
import {
  type CommentedItem,
  countRepeats,
  findComment,
  findCommentedItem,
  findSame,
  insertComment,
  isKnownAuthor,
  listPublishedPlaces,
} from './queries.ts';
import type { CommentRow } from './tables.ts';

/** A form that was sent twice, by a double click or a repeated request, counts once. */
const SAME_WITHIN_MS = 600_000;
const REPEATS_WITHIN_MS = DAY_MS;

export interface NewComment extends CommentFields {
  readonly siteId: string;
  /** What a field people do not see was filled in with. */
  readonly honeypot: string;
  /** From the first touch of the form to sending; unknown with scripts off. */
  readonly filledInMs: number | undefined;
  /** In the language of the page. */
  readonly texts: CommentScriptMessages;
}

type Refusal = {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 404;
  readonly message: string;
  readonly errors: CommentErrors;
};

export type Posted =
  | {
      readonly kind: 'published' | 'pending';
      readonly id: string;
      readonly itemId: string;
      /** Of the page of comments it is on, from 1. */
      readonly page: number;
    }
  | Refusal
  /** The visitor may not see the item, or no longer. */
  | { readonly kind: 'locked' };

export async function postComment(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: NewComment,
  maySee: MaySee,
): Promise<Posted> {
  const words = cleanComment(input);
  return deps.db.write(async (tx): Promise<Posted> => {
    const item = await findOpenItem(tx, deps, input, maySee);
    if ('kind' in item) return item;
    const errors = checkComment(words, item.settings, input.texts);
    if (hasErrors(errors)) return { ...refuse(400, ''), errors };
    if (!(await isAnswerable(tx, input, item.id))) return refuse(400, input.texts.parentGone);
    const row = rowOf(deps, input.siteId, item, { ...words, parentId: input.parent || null });
    const same = await findSame(tx, row, deps.now() - SAME_WITHIN_MS);
    return answerOf(tx, same ?? (await store(tx, deps, item, row, input)));
  });
}

async function findOpenItem(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { item: itemId, siteId, texts }: NewComment,
  maySee: MaySee,
): Promise<CommentedItem | Extract<Posted, { kind: 'refused' | 'locked' }>> {
  const item = isId(itemId) ? await findCommentedItem(tx, siteId, itemId) : undefined;
  if (!item) return refuse(404, texts.missing);
  if (isLocked(item.lock) && !(await maySee(item.id, item.lock))) return { kind: 'locked' };
  return commentsMode({ ...item, now: deps.now() }) === 'open' ? item : refuse(403, texts.closed);
}

/** A comment on the item itself, or on one that is there for all to see. */
async function isAnswerable(tx: Queryable, { parent, siteId }: NewComment, itemId: string): Promise<boolean> {
  if (parent === '') return true;
  const comment = isId(parent) ? await findComment(tx, siteId, parent) : undefined;
  return comment?.documentId === itemId && comment.status === 'published';
}

function refuse(status: Refusal['status'], message: string): Refusal {
  return { kind: 'refused', status, message, errors: {} };
}

function rowOf(
  deps: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  item: CommentedItem,
  words: { name: string; email: string; body: string; parentId: string | null },
): CommentRow {
  return {
    id: deps.newId(),
    siteId,
    documentId: item.id,
    parentId: words.parentId,
    authorName: words.name,
    authorEmail: words.email || null,
    accountId: null,
    body: words.body,
    status: 'pending',
    spamReasons: '',
    createdAt: deps.now(),
    decidedAt: deps.now(),
    mailedAt: null,
    sourceId: null,
  };
}

async function store(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  item: CommentedItem,
  row: CommentRow,
  { honeypot, filledInMs }: NewComment,
): Promise<CommentRow> {
  const repeats = await countRepeats(tx, row.siteId, row.body, deps.now() - REPEATS_WITHIN_MS);
  const texts = [row.authorName, row.body];
  const { isSpam, reasons } = weighSpam({ honeypot, filledInMs, texts, repeats });
  const isKnown = row.authorEmail !== null && (await isKnownAuthor(tx, row.siteId, row.authorEmail));
  const status = judgeComment({ moderation: item.settings.moderation, isSpam, isKnownAuthor: isKnown });
  const isMailed = status !== 'spam' && item.settings.isMailed;
  const comment = { ...row, status, spamReasons: reasons.join(' '), mailedAt: isMailed ? null : 0 };
  await insertComment(tx, comment);
  if (status === 'published') await raiseSiteVersion(tx, row.siteId, deps.now());
  if (isMailed)
    await enqueue(tx, deps, { type: NOTIFY_JOB, siteId: row.siteId, payload: { commentId: row.id } });
  return comment;
}

async function answerOf(tx: Queryable, { id, documentId, status }: CommentRow): Promise<Posted> {
  if (status !== 'published') return { kind: 'pending', id, itemId: documentId, page: 1 };
  const threads = buildThreads(await listPublishedPlaces(tx, documentId), MAX_COMMENT_DEPTH);
  return {
    kind: 'published',
    id,
    itemId: documentId,
    page: pageOfComment(threads, id, THREADS_ON_A_PAGE),
  };
}
