/** Puts together what comments are made of, with what they need of pages. */
import type { Hono } from 'hono';
import type { AppDeps } from './app.ts';
import { NOTIFY_JOB, notifyOfComments } from './comments/notify-comments.ts';
import { eraseCommentsOf } from './comments/person-comments.ts';
import { PURGE_JOB, purgeDeletedComments } from './comments/purge-deleted.ts';
import { listCommentsOf } from './comments/queries-moderation.ts';
import { commentRoutes } from './comments/visitor-routes.ts';
import type { Queryable } from './db/schema.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { answerRefusedComment } from './pages/answer-comment.ts';
import { isUnlockedFor } from './pages/routes.ts';

/** On the hosts of sites. */
export function composeComments(base: AppDeps): Hono<SiteEnvironment> {
  return commentRoutes({
    ...base,
    maySee: (context) => isUnlockedFor(base, context),
    answerPage: (context, refused) => answerRefusedComment(base, context, refused),
  });
}

/** What comments know of one person, for those who ask. */
export function commentsOfPersons({ now }: Pick<AppDeps, 'now'>) {
  const erase = (tx: Queryable, siteId: string, email: string) =>
    eraseCommentsOf(tx, { siteId, email, now: now() });
  return { find: listCommentsOf, erase };
}

export function commentHandlers(base: AppDeps): JobHandlers {
  return {
    [NOTIFY_JOB]: (payload: never, run) => notifyOfComments(base, payload, run),
    [PURGE_JOB]: (payload, run) => purgeDeletedComments(base, payload, run),
  };
}
