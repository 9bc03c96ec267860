/** Comments on items: left by visitors, looked after by their owners. */
import { z } from 'zod';
import { COMMENTS_OF_PERSON } from '#domain/comments/calls.ts';
import { DAY_MS } from '#domain/time.ts';
import type { MakeFeature } from '../feature.ts';
import { job, recurringJob } from '../jobs/job.ts';
import { answerRefused } from './answer-refused.ts';
import { commentsOfItem } from './end-of-item.ts';
import { commentsData } from './item-comments.ts';
import { NOTIFY_JOB, notifyOfComments } from './notify-comments.ts';
import { eraseCommentsOf } from './person-comments.ts';
import { purgeDeletedComments } from './purge-deleted.ts';
import { countByStatus, listCommentsOf } from './queries-moderation.ts';
import { moderationRoutes } from './routes.ts';
import { commentRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, { pagePorts: ports }) => {
  const { now } = kernel;
  return {
    routes: {
      owner: [moderationRoutes(kernel)],
      site: [commentRoutes({ ...kernel, ...ports, answerPage: answerRefused(ports) })],
    },
    jobs: [
      job({
        type: NOTIFY_JOB,
        words: 'Email owners about new comments',
        payload: z.object({ commentId: z.string() }),
        run: (payload, run) => notifyOfComments(kernel, payload, run),
      }),
      recurringJob({
        type: 'comments.purge-deleted',
        words: 'Empty the comment trash',
        everyMs: DAY_MS,
        run: (run) => purgeDeletedComments(kernel, run),
      }),
    ],
    attention: [{ kind: 'comments', count: async (db, siteId) => (await countByStatus(db, siteId)).pending }],
    page: { data: commentsData, itemEnd: commentsOfItem },
    person: {
      known: { name: 'comments', answer: COMMENTS_OF_PERSON, find: listCommentsOf },
      erase: (tx, siteId, email) => eraseCommentsOf(tx, { siteId, email, now: now() }),
    },
  };
};
