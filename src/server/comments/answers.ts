/** What the calls about comments answer. */
import { z } from 'zod';
import { COMMENT_STATUSES } from '#domain/comments/contract.ts';
import type { CommentsPage, ModeratedComment } from '#domain/comments/moderation.ts';
import { instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';

const status = z.enum(COMMENT_STATUSES);

const comment = z
  .object({
    id: z.string(),
    author: z.string(),
    email: z.string().nullable().meta({ description: 'Null also for those who may not see it.' }),
    isOwn: z.boolean(),
    body: z.string(),
    status,
    spamReasons: z.array(z.string()),
    createdAt: instant,
    item: z.object({ id: z.string(), title: z.string(), path: z.string().nullable() }),
    answers: z.string().nullable(),
  })
  .meta({ id: 'Comment' }) satisfies z.ZodType<ModeratedComment>;

const counted = z.record(status, z.int());

/** To somebody who asks what is known of them. */
export const COMMENTS_OF_PERSON = z.array(
  z.looseObject({ id: z.string(), body: z.string(), status: z.string() }),
);

export const COMMENT_ANSWERS: Answers = {
  'GET /api/sites/:site/comments': z
    .object({ comments: z.array(comment), hasMore: z.boolean(), counts: counted })
    .meta({ id: 'CommentsPage' }) satisfies z.ZodType<CommentsPage>,
  'GET /api/sites/:site/comments/counts': z.object({ counts: counted }),
  'POST /api/sites/:site/comments/status': z.object({
    changed: z.array(z.object({ id: z.string(), from: status })),
  }),
  'POST /api/sites/:site/comments/purge': z.object({ count: z.int() }),
  'POST /api/sites/:site/comments/:comment/answer': z.object({ id: z.string() }),
};
