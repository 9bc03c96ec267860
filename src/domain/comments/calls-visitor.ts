/** What a page calls when somebody comments. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';
import { COMMENTS_PATH } from './contract.ts';

const text = z.string();

/** Also of a comment that is not taken, with another status of the answer. */
const answer = z.discriminatedUnion('status', [
  z.object({ status: z.enum(['published', 'pending']), id: text, message: text }),
  z.object({
    status: z.literal('refused'),
    message: text.meta({ description: 'Of the comment as a whole; empty where the fields say it.' }),
    errors: z.partialRecord(z.enum(['name', 'email', 'body']), text),
  }),
]);
export type CommentAnswer = Shape<typeof answer>;

export const leaveComment = call('POST', COMMENTS_PATH, {
  may: 'visitor',
  summary: 'Posts a comment on an item, or a reply to one.',
  body: z.object({ item: text, parent: text, name: text, email: text, body: text }),
  answer,
});
