/** The calls about one person, known by an e-mail address. What they answer by name is said by the features. */
import { z } from 'zod';
import { counts } from '../calls/answers.ts';
import { call } from '../calls/call.ts';

const SUBMISSIONS = '/api/sites/:site/submissions';
const may = 'admin.customer-data';
const body = z.strictObject({ email: z.string().trim().min(3).max(256) });
const cache = 'no-store';

export const countKnown = call('POST', `${SUBMISSIONS}/known`, {
  may,
  summary: 'Says how much is known of somebody, by their e-mail address.',
  description: 'What they sent, also what is taken for spam, their comments, and their places on lists.',
  body,
  answer: counts,
  cache,
});

export const findKnown = call('POST', `${SUBMISSIONS}/person`, {
  may,
  summary: 'Gives everything that is known of somebody, by their e-mail address.',
  description:
    'What they sent, also what is taken for spam, where its files are, their comments, and the newsletter lists they are or were on.',
  body,
  answer: z.record(z.string(), z.array(z.looseObject({}))),
  cache,
  leaves: 'form.exported',
});

export const erase = call('POST', `${SUBMISSIONS}/erase`, {
  may,
  summary: 'Deletes everything that is known of somebody, by their e-mail address.',
  description:
    'What they sent, their comments, their places on newsletter lists, and mails to them and about what they sent.',
  body,
  answer: counts,
  leaves: 'form.erased',
});
