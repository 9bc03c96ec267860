/** Comments on items: left by visitors, looked after by their owners. */
import { z } from 'zod';
import type { Feature } from '../feature.ts';
import { job, recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { COMMENTS_OF_PERSON } from './answers.ts';
import { NOTIFY_JOB, notifyOfComments } from './notify-comments.ts';
import { eraseCommentsOf } from './person-comments.ts';
import { purgeDeletedComments } from './purge-deleted.ts';
import { listCommentsOf } from './queries-moderation.ts';
import { moderationRoutes } from './routes.ts';
import { type CommentRoutesDeps, commentRoutes } from './visitor-routes.ts';

const DAY_MS = 86_400_000;

type CommentsNeeds = Pick<CommentRoutesDeps, 'maySee' | 'answerPage'>;

export function commentsFeature(kernel: Kernel, needs: CommentsNeeds): Feature {
  const { now } = kernel;
  return {
    routes: { owner: [moderationRoutes(kernel)], site: [commentRoutes({ ...kernel, ...needs })] },
    jobs: [
      job({
        type: NOTIFY_JOB,
        payload: z.object({ commentId: z.string() }),
        run: (payload, run) => notifyOfComments(kernel, payload, run),
      }),
      recurringJob({
        type: 'comments.purge-deleted',
        everyMs: DAY_MS,
        run: (run) => purgeDeletedComments(kernel, run),
      }),
    ],
    person: {
      known: { name: 'comments', answer: COMMENTS_OF_PERSON, find: listCommentsOf },
      erase: (tx, siteId, email) => eraseCommentsOf(tx, { siteId, email, now: now() }),
    },
  };
}
