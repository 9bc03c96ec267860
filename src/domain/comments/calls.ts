/** The calls about the queue of a site's comments: list, decide, answer, delete for good. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { hiddenFromPrograms, personal } from '../calls/personal.ts';
import { idSchema } from '../links/link.ts';
import { COMMENT_LIMITS, COMMENT_STATUSES } from './contract.ts';
import { MAX_AT_ONCE } from './moderation.ts';

const COMMENTS = '/api/sites/:site/comments';
const may = 'config.comments';

const status = z.enum(COMMENT_STATUSES);
const ids = z.array(idSchema).min(1).max(MAX_AT_ONCE);
const counts = z.record(status, z.int());

const comment = z
  .object({
    id: z.string(),
    author: hiddenFromPrograms(z.string().meta({ description: 'Empty where none was given.' }), may),
    email: personal(z.string(), 'admin.customer-data'),
    isOwn: z.boolean(),
    body: z.string(),
    status,
    /** SpamReason. */
    spamReasons: z.array(z.string()),
    createdAt: instant,
    item: z.object({
      id: z.string(),
      title: z.string(),
      /** Null where it is deleted. */
      path: z.string().nullable(),
    }),
    /** Name of whom it answers; null where it answers nobody. */
    answers: hiddenFromPrograms(z.string().nullable(), may),
  })
  .meta({ id: 'Comment' });
export type ModeratedComment = Shape<typeof comment>;

const page = z
  .object({ comments: z.array(comment), hasMore: z.boolean(), counts })
  .meta({ id: 'CommentsPage' });
export type CommentsPage = Shape<typeof page>;

export const readPage = call('GET', COMMENTS, {
  may,
  summary: 'Lists comments with one status, newest first, and counts all.',
  query: z.object({
    status: status.default('pending'),
    search: z.string().max(200).default('').meta({ description: 'Part of the text, name or email.' }),
    before: z
      .string()
      .regex(/^\d{1,15}-[0-9a-z]{24}$/)
      .optional()
      .meta({ description: 'Time and id of the last comment seen, with a hyphen between.' }),
    item: idSchema.optional().meta({ description: 'Only those of this post.' }),
  }),
  refusesQuery: 'This filter is not known.',
  answer: page,
  cache: 'no-store',
});

export const count = call('GET', `${COMMENTS}/counts`, {
  may,
  summary: 'Counts comments by status.',
  answer: z.object({ counts }),
  cache: 'no-store',
});

export const decide = call('POST', `${COMMENTS}/status`, {
  may,
  summary: 'Publishes comments, marks them as spam, deletes them or returns them to the queue.',
  description:
    'Returns their previous status so that you can undo it. Deleted comments are removed permanently after 30 days.',
  body: z.strictObject({ ids, status }),
  answer: z.object({ changed: z.array(z.object({ id: z.string(), from: status })) }),
  leaves: COMMENT_STATUSES.map((each) => `comment.${each}` as const),
});

export const purge = call('POST', `${COMMENTS}/purge`, {
  may,
  summary: 'Permanently deletes deleted comments and spam.',
  body: z.strictObject({ ids }),
  answer: z.object({ count: z.int() }),
  leaves: 'comment.purged',
});

export const answer = call('POST', `${COMMENTS}/:comment/answer`, {
  may,
  summary: 'Replies to a comment in the site’s name. Publishes the comment if it is waiting.',
  body: z.strictObject({ body: z.string().max(COMMENT_LIMITS.body * 2) }),
  answer: z.object({ id: z.string() }),
  status: 201,
  errors: { missing: 404, invalid: 422 },
  leaves: 'comment.answered',
});

/** To somebody who asks what is known of them. */
export const COMMENTS_OF_PERSON = z.array(
  z.looseObject({ id: z.string(), body: z.string(), status: z.string() }),
);
