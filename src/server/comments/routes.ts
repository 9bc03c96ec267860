/** The queue of a site's comments: list, decide, answer, delete for good. */
import { type Context, Hono } from 'hono';
import * as comments from '#domain/comments/calls.ts';
import type { CommentStatus } from '#domain/comments/contract.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { answerComment, changeStatus, purgeComments } from './moderate-comments.ts';
import { countByStatus, listComments } from './queries-moderation.ts';

const PAGE_SIZE = 50;

export interface CommentsDeps extends Deps {
  readonly authorize: Authorize;
}

export function moderationRoutes(deps: CommentsDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  readRoutes(deps, answer);
  decideRoutes(deps, answer);
  return app;
}

function readRoutes(deps: CommentsDeps, answer: AnswerCall): void {
  answer(comments.readPage, async ({ context, siteId, query }) => {
    const { status, search, before, item } = query;
    const filter = {
      siteId,
      status,
      search: search.trim(),
      maySeeEmail: await maySeeAddresses(deps, context, siteId),
      before,
      documentId: item,
      limit: PAGE_SIZE + 1,
    };
    const [found, counts] = await Promise.all([
      listComments(deps.db.read, filter),
      countByStatus(deps.db.read, siteId),
    ]);
    return { comments: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE, counts };
  });
  answer(comments.count, async ({ siteId }) => ({ counts: await countByStatus(deps.db.read, siteId) }));
}

/** Addresses of visitors are shown to those alone who may see visitors' data. */
async function maySeeAddresses(deps: CommentsDeps, context: Context, siteId: string): Promise<boolean> {
  return !((await deps.authorize(context, siteId, 'admin.customer-data')) instanceof Response);
}

function decideRoutes(deps: CommentsDeps, answer: AnswerCall): void {
  answer(comments.decide, async (call, { ids, status }) => {
    const { changed } = await recorded(
      deps,
      call,
      (within) => changeStatus(within, { siteId: call.siteId, ids, status }),
      (done) =>
        done.changed.length === 0
          ? undefined
          : { action: `comment.${status}`, what: VERBS[status](counted(done.changed.length)) },
    );
    return { changed };
  });
  answer(comments.purge, async (call, { ids }) => {
    const { count } = await recorded(
      deps,
      call,
      (within) => purgeComments(within, { siteId: call.siteId, ids }),
      (done) => (done.count === 0 ? undefined : `permanently deleted ${counted(done.count)}`),
    );
    return { count };
  });
  answer(comments.answer, async (call, { body }) => {
    const { siteId, actor, params } = call;
    const done = await recorded(
      deps,
      call,
      (within) => answerComment(within, actor, { siteId, commentId: params.comment, body }),
      (result) => (result.kind === 'answered' ? `replied to a comment on “${result.title}”` : undefined),
    );
    return done.kind === 'answered' ? { id: done.id } : done;
  });
}

const VERBS: Readonly<Record<CommentStatus, (comments: string) => string>> = {
  published: (comments) => `published ${comments}`,
  pending: (comments) => `returned ${comments} to the queue`,
  spam: (comments) => `marked ${comments} as spam`,
  deleted: (comments) => `deleted ${comments}`,
};

function counted(count: number): string {
  return count === 1 ? 'a comment' : `${count} comments`;
}
