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
  summary: 'Publishes the draft or a given version.',
  body: z.strictObject({ revisionId: idSchema.exactOptional() }),
  answer: published,
  errors: { missing: 404 },
  leaves: 'publishing.published',
});

export const unpublish = call('POST', `${DOCUMENT}/unpublish`, {
  may: 'publish',
  summary: 'Unpublishes a page. Its draft is kept.',
  answer: published,
  errors: { missing: 404 },
  leaves: 'publishing.unpublished',
});

export const schedule = call('POST', SCHEDULE, {
  may: 'publish',
  summary: 'Schedules publishing or unpublishing.',
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
  summary: 'Cancels a schedule.',
  answer: scheduled,
  errors: { missing: 404, invalid: 422 },
  leaves: 'publishing.called-off',
});

export const readScheduled = call('GET', `${SITE}/scheduled`, {
  may: 'read',
  summary: 'Lists schedules, soonest first.',
  answer: documents,
});

export const readUnpublished = call('GET', `${SITE}/unpublished`, {
  may: 'read',
  summary: 'Lists unpublished changes of a site, latest first: pages, posts, menus, header, footer, design.',
  answer: documents,
});
