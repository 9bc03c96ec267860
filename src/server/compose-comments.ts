/** Puts together what comments are made of, with what they need of pages. */
import type { Hono } from 'hono';
import type { AppDeps } from './app.ts';
import { NOTIFY_JOB, notifyOfComments } from './comments/notify-comments.ts';
import { PURGE_JOB, purgeDeletedComments } from './comments/purge-deleted.ts';
import { commentRoutes } from './comments/visitor-routes.ts';
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

export function commentHandlers(base: AppDeps): JobHandlers {
  return {
    [NOTIFY_JOB]: (payload: never, run) => notifyOfComments(base, payload, run),
    [PURGE_JOB]: (payload, run) => purgeDeletedComments(base, payload, run),
  };
}
