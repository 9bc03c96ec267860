/** The calls about versions of documents: listed, compared, named, brought back. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { revisionAnswer, revisionSummary } from './answers.ts';

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const REVISIONS = `${DOCUMENT}/revisions`;
const REVISION = `${REVISIONS}/:revision`;
const MOST_PAIRS = 50;

const id = z.string();
const errors = { missing: 404 } as const;
const newVersion = doneAnswer('changed').extend({ revisionId: id });

const version = z
  .object({
    id,
    author: z.string(),
    createdAt: instant,
    name: z.string().nullable(),
    isKept: z.boolean().meta({ description: 'It was published or named.' }),
  })
  .meta({ id: 'Version' });

const comparison = z.object({
  before: id,
  after: id,
  summary: counts.meta({ description: 'Number of changes of each kind.' }),
});

export const readHistory = call('GET', `${DOCUMENT}/history`, {
  may: 'read',
  summary: 'Lists a page’s versions grouped for people, latest first.',
  description: 'The latest 2000, and of those before them what was published or named.',
  answer: z.object({ versions: z.array(version) }),
});

export const compare = call('POST', `${DOCUMENT}/comparisons`, {
  may: 'read',
  summary: 'Summarises what versions changed.',
  description: 'How many things each topic concerns, for up to 50 pairs of versions.',
  body: z.strictObject({
    pairs: z.array(z.strictObject({ before: idSchema, after: idSchema })).max(MOST_PAIRS),
  }),
  answer: z.object({ comparisons: z.array(comparison) }),
});

export const readRevisions = call('GET', REVISIONS, {
  may: 'read',
  summary: 'Lists a page’s versions, latest first.',
  answer: z.object({ revisions: z.array(revisionSummary) }),
});

export const readRevision = call('GET', REVISION, {
  may: 'read',
  summary: 'Reads one version with its body.',
  answer: z.object({ revision: revisionAnswer }),
  errors,
});

export const restoreRevision = call('POST', `${REVISION}/restore`, {
  may: 'write',
  summary: 'Restores an older version as the draft, in a new version.',
  answer: newVersion,
  errors,
  leaves: 'content.version-restored',
});

export const nameRevision = call('PATCH', REVISION, {
  may: 'write',
  summary: 'Names a version. Named versions are kept forever.',
  body: z.strictObject({ name: z.string().min(1).max(100) }),
  answer: newVersion,
  errors,
  leaves: 'content.version-named',
});

export const restoreDrafts = call('POST', `${SITE}/restore-drafts`, {
  may: 'publish',
  summary: 'Restores all drafts of a site to a point in time, or previews the changes.',
  body: z.strictObject({
    at: z.int().min(0),
    /** Only says what would change. */
    isPlan: z.boolean().default(false),
  }),
  answer: doneAnswer('changed').extend({
    documents: z.array(z.object({ id, kind: z.string(), title: z.string() })),
  }),
  leaves: 'content.site-restored',
});
