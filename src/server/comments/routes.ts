/** The queue of a site's comments: list, decide, answer, delete for good. */
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ADMIN_PERMISSIONS, CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { COMMENT_LIMITS, COMMENT_STATUSES, type CommentStatus } from '#domain/comments/contract.ts';
import { MAX_AT_ONCE } from '#domain/comments/moderation.ts';
import { idSchema } from '#domain/links/link.ts';
import { storable } from '#domain/storable.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { COMMENT_ANSWERS } from './answers.ts';
import { answerComment, changeStatus, purgeComments } from './moderate-comments.ts';
import { countByStatus, listComments } from './queries-moderation.ts';

const COMMENTS = '/api/sites/:site/comments';
const PAGE_SIZE = 50;
const MAY = CONFIG_PERMISSIONS.comments;

const listQuery = z.object({
  status: z.enum(COMMENT_STATUSES).default('pending'),
  search: z
    .string()
    .max(200)
    .default('')
    .meta({ description: 'Part of the words, the name or the address.' }),
  before: z
    .string()
    .regex(/^\d{1,15}-[0-9a-z]{24}$/)
    .optional()
    .meta({ description: 'Time and id of the last comment seen, with a hyphen between.' }),
  item: idSchema.optional().meta({ description: 'Only those of this post.' }),
});

const ids = z.array(idSchema).min(1).max(MAX_AT_ONCE);
const statusInput = z.strictObject({ ids, status: z.enum(COMMENT_STATUSES) });
const purgeInput = z.strictObject({ ids });
const answerInput = z.strictObject({ body: z.string().max(COMMENT_LIMITS.body * 2) });

export interface CommentsDeps extends Deps {
  readonly authorize: Authorize;
}

export function moderationRoutes(deps: CommentsDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  readRoutes(deps, routes);
  decideRoutes(deps, routes);
  return withAnswers(app, COMMENT_ANSWERS);
}

function readRoutes(deps: CommentsDeps, { route }: RouteWriter): void {
  const about = {
    summary: 'Lists comments of one state, the newest first, and counts all.',
    query: listQuery,
  };
  route('GET', COMMENTS, MAY, about, async ({ context, siteId }) => {
    const asked = listQuery.safeParse(context.req.query());
    if (!asked.success) return fail(context, 400, 'invalid', 'This filter is not known.');
    const { status, search, before, item } = asked.data;
    const maySeeEmail = await maySeeAddresses(deps, context, siteId);
    const filter = {
      siteId,
      status,
      search: storable(search).trim(),
      maySeeEmail,
      before,
      documentId: item,
      limit: PAGE_SIZE + 1,
    };
    const [found, counts] = await Promise.all([
      listComments(deps.db.read, filter),
      countByStatus(deps.db.read, siteId),
    ]);
    context.header('cache-control', 'no-store');
    return context.json({ comments: found.slice(0, PAGE_SIZE), hasMore: found.length > PAGE_SIZE, counts });
  });
  route(
    'GET',
    `${COMMENTS}/counts`,
    MAY,
    'Counts the comments of each state.',
    async ({ context, siteId }) => {
      context.header('cache-control', 'no-store');
      return context.json({ counts: await countByStatus(deps.db.read, siteId) });
    },
  );
}

/** Addresses of visitors are shown to those alone who may see visitors' data. */
async function maySeeAddresses(deps: CommentsDeps, context: Context, siteId: string): Promise<boolean> {
  return !((await deps.authorize(context, siteId, ADMIN_PERMISSIONS.customerData)) instanceof Response);
}

function decideRoutes(deps: CommentsDeps, { bodyRoute }: RouteWriter): void {
  const decide = {
    summary: 'Publishes comments, takes them for spam, deletes them, or lets them wait.',
    description:
      'Answers what they were before, so that it can be undone. Deleted ones go for good after 30 days.',
  };
  bodyRoute('POST', `${COMMENTS}/status`, MAY, statusInput, decide, async (call, { ids, status }) => {
    const { siteId } = call;
    const { changed } = await recorded(
      deps,
      call,
      (within) => changeStatus(within, { siteId, ids, status }),
      (done) =>
        done.changed.length === 0
          ? undefined
          : { action: `comment.${status}`, what: told(status, done.changed.length) },
    );
    return call.context.json({ changed });
  });
  const purge = 'Deletes comments for good that are deleted or spam.';
  bodyRoute('POST', `${COMMENTS}/purge`, MAY, purgeInput, purge, async (call, { ids }) => {
    const { siteId } = call;
    const { count } = await recorded(
      deps,
      call,
      (within) => purgeComments(within, { siteId, ids }),
      (done) =>
        done.count === 0
          ? undefined
          : { action: 'comment.purged', what: `deleted ${counted(done.count)} for good` },
    );
    return call.context.json({ count });
  });
  const answer = 'Answers a comment in the site’s name. One that waits is published with it.';
  bodyRoute('POST', `${COMMENTS}/:comment/answer`, MAY, answerInput, answer, async (call, { body }) => {
    const { context, siteId, actor, param } = call;
    const done = await recorded(
      deps,
      call,
      (within) => answerComment(within, actor, { siteId, commentId: param('comment'), body }),
      (result) =>
        result.kind === 'answered'
          ? { action: 'comment.answered', what: `answered a comment on “${result.title}”` }
          : undefined,
    );
    if (done.kind === 'answered') return context.json({ id: done.id }, 201);
    return fail(context, done.kind === 'missing' ? 404 : 422, done.kind, done.message);
  });
}

function fail(context: Context, status: 400 | 404 | 422, kind: string, message: string): Response {
  return context.json({ error: { kind, message } }, status);
}

const VERBS: Readonly<Record<CommentStatus, (comments: string) => string>> = {
  published: (comments) => `published ${comments}`,
  pending: (comments) => `let ${comments} wait for approval`,
  spam: (comments) => `took ${comments} for spam`,
  deleted: (comments) => `deleted ${comments}`,
};

function told(status: CommentStatus, count: number): string {
  return VERBS[status](counted(count));
}

function counted(count: number): string {
  return count === 1 ? 'a comment' : `${count} comments`;
}
