/** What those who look after a site's comments decide: states, answers of their own, and deleting for good. */
import { cleanComment } from '#domain/comments/check-comment.ts';
import { COMMENT_LIMITS, type CommentStatus } from '#domain/comments/contract.ts';
import type { Actor, Deps } from '../deps.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { findComment, findCommentedItem, insertComment, setStatus } from './queries.ts';
import { listAnswered, listStatuses, purge } from './queries-moderation.ts';

type Missing = { readonly kind: 'missing' | 'invalid'; readonly message: string };

export type StatusChanged = {
  readonly kind: 'changed';
  /** What they were, so that it can be undone. Comments that were so already, or are gone, are not there. */
  readonly changed: readonly { readonly id: string; readonly from: CommentStatus }[];
};

export async function changeStatus(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { readonly siteId: string; readonly ids: readonly string[]; readonly status: CommentStatus },
): Promise<StatusChanged> {
  const { siteId, ids, status } = input;
  return deps.db.write(async (tx) => {
    const changed = (await listStatuses(tx, siteId, ids)).filter(({ from }) => from !== status);
    if (changed.length === 0) return { kind: 'changed', changed };
    await setStatus(
      tx,
      changed.map(({ id }) => id),
      status,
      deps.now(),
    );
    if (status === 'published' || changed.some(({ from }) => from === 'published'))
      await raiseSiteVersion(tx, siteId, deps.now());
    return { kind: 'changed', changed };
  });
}

export type Answered = { readonly kind: 'answered'; readonly id: string; readonly title: string } | Missing;

/** Answers in the site's name. A comment that waits is published with its answer. */
export async function answerComment(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: { readonly siteId: string; readonly commentId: string; readonly body: string },
): Promise<Answered> {
  const { body } = cleanComment({ name: '', email: '', body: input.body });
  if (body === '') return { kind: 'invalid', message: 'Write a reply.' };
  if ([...body].length > COMMENT_LIMITS.body)
    return { kind: 'invalid', message: `Use ${COMMENT_LIMITS.body} characters or fewer.` };
  return deps.db.write(async (tx): Promise<Answered> => {
    const comment = await findComment(tx, input.siteId, input.commentId);
    if (!comment) return { kind: 'missing', message: 'This comment no longer exists.' };
    if (comment.status !== 'published' && comment.status !== 'pending')
      return { kind: 'invalid', message: 'Restore this comment before you reply.' };
    const item = await findCommentedItem(tx, input.siteId, comment.documentId);
    if (!item) return { kind: 'missing', message: 'This comment’s post is not published.' };
    const now = deps.now();
    if (comment.status === 'pending') await setStatus(tx, [comment.id], 'published', now);
    const id = deps.newId();
    await insertComment(tx, {
      id,
      siteId: input.siteId,
      documentId: item.id,
      parentId: comment.id,
      authorName: actor.name,
      authorEmail: null,
      // A program of the installation has no account; the answer is the site's own all the same.
      accountId: actor.accountId ?? 'program',
      body,
      status: 'published',
      spamReasons: '',
      createdAt: now,
      decidedAt: now,
      mailedAt: 0,
      sourceId: null,
    });
    await raiseSiteVersion(tx, input.siteId, now);
    return { kind: 'answered', id, title: item.title };
  });
}

/** Deletes for good what is deleted or spam; others stay. */
export async function purgeComments(
  deps: Pick<Deps, 'db'>,
  { siteId, ids }: { readonly siteId: string; readonly ids: readonly string[] },
): Promise<{ readonly kind: 'purged'; readonly count: number }> {
  return deps.db.write(async (tx) => {
    const gone = (await listStatuses(tx, siteId, ids)).filter(
      ({ from }) => from === 'deleted' || from === 'spam',
    );
    const all = gone.map(({ id }) => id);
    const answered = new Set(await listAnswered(tx, all));
    await purge(tx, { emptied: [...answered], removed: all.filter((id) => !answered.has(id)) });
    return { kind: 'purged', count: gone.length };
  });
}
