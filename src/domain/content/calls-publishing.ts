/** The calls that decide what visitors see of documents, and when. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { documentAnswer, documents } from './answers.ts';

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const SCHEDULE = `${DOCUMENT}/schedule`;

const published = doneAnswer('published').extend({ document: documentAnswer });
const scheduled = doneAnswer('scheduled').extend({ document: documentAnswer });

export const publish = call('POST', `${DOCUMENT}/publish`, {
  may: 'publish',
  summary: 'Shows the draft, or the named version, to visitors.',
  body: z.strictObject({ revisionId: idSchema.exactOptional() }),
  answer: published,
  errors: { missing: 404 },
  leaves: 'publishing.published',
});

export const unpublish = call('POST', `${DOCUMENT}/unpublish`, {
  may: 'publish',
  summary: 'Takes a page off the site; its draft stays.',
  answer: published,
  errors: { missing: 404 },
  leaves: 'publishing.unpublished',
});

export const schedule = call('POST', SCHEDULE, {
  may: 'publish',
  summary: 'Plans publishing or taking off the site for a time to come.',
  body: z.strictObject({
    at: z.int().min(0),
    action: z.enum(['publish', 'unpublish']),
    revisionId: idSchema.exactOptional(),
  }),
  answer: scheduled,
  errors: { missing: 404, invalid: 422 },
  leaves: 'publishing.scheduled',
});

export const callOff = call('DELETE', SCHEDULE, {
  may: 'publish',
  summary: 'Calls off what was planned.',
  answer: scheduled,
  errors: { missing: 404, invalid: 422 },
  leaves: 'publishing.called-off',
});

export const readScheduled = call('GET', `${SITE}/scheduled`, {
  may: 'read',
  summary: 'What is planned, soonest first.',
  answer: documents,
});

export const readUnpublished = call('GET', `${SITE}/unpublished`, {
  may: 'read',
  summary:
    'What of a site visitors do not see yet, changed last first: pages, posts, menus, header, footer, design.',
  answer: documents,
});
