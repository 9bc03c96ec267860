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
  summary: 'Summarises the data stored about someone, by email address.',
  description: 'Submissions including spam, comments, and newsletter lists.',
  body,
  answer: counts,
  cache,
});

export const findKnown = call('POST', `${SUBMISSIONS}/person`, {
  may,
  summary: 'Exports all data about someone, by email address.',
  description:
    'Submissions including spam, addresses of their files, comments, and current and former newsletter lists.',
  body,
  answer: z.record(z.string(), z.array(z.looseObject({}))),
  cache,
  leaves: 'form.exported',
});

export const erase = call('POST', `${SUBMISSIONS}/erase`, {
  may,
  summary: 'Deletes all data about someone, by email address.',
  description: 'Submissions, comments, list memberships, and related emails.',
  body,
  answer: counts,
  leaves: 'form.erased',
});
