/** What a page calls when somebody comments. */
import { z } from 'zod';
import { loosely } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { COMMENTS_PATH, type CommentAnswer } from './contract.ts';

const text = z.string();

export const leaveComment = call('POST', COMMENTS_PATH, {
  may: 'visitor',
  summary: 'Leaves a comment on an item, or an answer to one.',
  body: z.object({ item: text, parent: text, name: text, email: text, body: text }),
  answer: loosely<CommentAnswer>(z.looseObject({})),
});
