/** What the calls about documents, collections and settings answer. */
import { z } from 'zod';
import { counts, doneAnswer, instant } from '#domain/calls/answers.ts';
import { commentModeSchema } from '#domain/comments/comment-settings.ts';
import { DOCUMENT_KINDS } from '#domain/content/codes.ts';
import { bodySchema } from '#domain/content/content.ts';
import { collectionSettingsSchema } from '#domain/content/document.ts';
import type { VersionFacts } from '#domain/content/group-versions.ts';
import { operationSchema } from '#domain/content/operations.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';
import type { Answers } from '../http/route-list.ts';
import type { Revision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import type { DocumentEdited } from './edit-document.ts';
import type { HeaderFooter } from './header-footer.ts';
import type { ChangesFound } from './operations-since.ts';
import type { RevisionSummary } from './queries.ts';
import type { CountedCollection } from './queries-lists.ts';
import type { SiteRestored } from './restore-site.ts';

const id = z.string();

const document = z
  .object({
    id,
    siteId: id,
    kind: z.enum(DOCUMENT_KINDS),
    pageType: z.int(),
    collectionId: id.nullable(),
    parentId: id.nullable(),
    slug: z.string(),
    path: z.string().nullable(),
    position: z.int(),
    status: z.int(),
    title: z.string(),
    settings: z.object({
      isHiddenFromSearch: z.boolean(),
      isHiddenFromNavigation: z.boolean(),
      hasPassword: z.boolean(),
      comments: commentModeSchema.optional(),
    }),
    draftId: id.nullable(),
    publishedId: id.nullable(),
    publishedAt: instant.nullable(),
    scheduledId: id.nullable(),
    scheduledAt: instant.nullable(),
    scheduledAction: z.enum(['publish', 'unpublish']).nullable(),
    deletedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    sourceId: z.string().nullable(),
  })
  .meta({ id: 'Document' }) satisfies z.ZodType<Omit<DocumentRecord, 'settings' | 'pageType' | 'status'>>;

const operations = z.array(operationSchema);
const summary = z
  .object({
    id,
    baseId: id.nullable(),
    author: z.string(),
    createdAt: instant,
    name: z.string().nullable(),
    operations: operations.nullable().meta({ description: 'Null where the draft was replaced as a whole.' }),
  })
  .meta({ id: 'RevisionSummary' }) satisfies z.ZodType<RevisionSummary>;
const revision = summary
  .extend({ documentId: id, siteId: id, body: bodySchema, isKept: z.boolean() })
  .meta({ id: 'Revision' }) satisfies z.ZodType<Revision>;

const version = z
  .object({
    id,
    author: z.string(),
    createdAt: instant,
    name: z.string().nullable(),
    isKept: z.boolean().meta({ description: 'It was published or named.' }),
  })
  .meta({ id: 'Version' }) satisfies z.ZodType<VersionFacts>;
const comparison = z.object({
  before: id,
  after: id,
  summary: counts.meta({ description: 'How many changes of each kind.' }),
});

const refusal = z.object({
  reason: z.string(),
  message: z.string(),
  operation: operationSchema,
  current: z.unknown().optional().meta({ description: 'What stands there now.' }),
});
const edited = z.object({
  revisionId: id,
  publishedId: id.nullable().meta({ description: 'What visitors see; null while unpublished.' }),
  refused: z.array(refusal),
  body: bodySchema
    .exactOptional()
    .meta({ description: 'The draft, where it is more than the operations on their base.' }),
  since: operations
    .nullable()
    .exactOptional()
    .meta({ description: 'What others did since the base; null where the draft was replaced.' }),
}) satisfies z.ZodType<Omit<Extract<DocumentEdited, { kind: 'saved' }>, 'kind' | 'refused'>>;

const changes = z.object({
  kind: z.literal('changes'),
  baseId: id,
  revisionId: id,
  publishedId: id.nullable(),
  body: bodySchema,
  since: operations.nullable(),
}) satisfies z.ZodType<Extract<ChangesFound, { kind: 'changes' }>>;

const collection = z
  .object({
    id,
    siteId: id,
    type: z.int(),
    title: z.string(),
    settings: collectionSettingsSchema,
    pageId: id.nullable(),
    items: z.int(),
  })
  .meta({ id: 'Collection' }) satisfies z.ZodType<Omit<CountedCollection, 'type'>>;

const part = z.object({ documentId: id, revisionId: id, isPublished: z.boolean(), body: bodySchema });
const headerFooter = z
  .object({ header: part, footer: part })
  .meta({ id: 'HeaderFooter' }) satisfies z.ZodType<HeaderFooter>;

const restored = z.object({
  kind: z.literal('changed'),
  documents: z.array(z.object({ id, kind: z.string(), title: z.string() })),
}) satisfies z.ZodType<SiteRestored>;

const documents = z.object({ documents: z.array(document) });
const withDocument = <Kind extends string>(kind: Kind) => doneAnswer(kind).extend({ document });
const created = withDocument('created').extend({ revisionId: id });
const newVersion = doneAnswer('changed').extend({ revisionId: id });

const SITE = '/api/sites/:site';
const DOCUMENT = `${SITE}/documents/:document`;
const REVISION = `${DOCUMENT}/revisions/:revision`;

export const CONTENT_ANSWERS: Answers = {
  [`GET ${SITE}/documents`]: documents,
  [`POST ${SITE}/documents`]: created,
  [`GET ${DOCUMENT}`]: z.object({ document, draft: revision.exactOptional() }),
  [`DELETE ${DOCUMENT}`]: doneAnswer('deleted').extend({ count: z.int() }),
  [`GET ${DOCUMENT}/changes`]: changes,
  [`POST ${DOCUMENT}/operations`]: {
    answer: doneAnswer('saved').extend(edited.shape),
    conflict: doneAnswer('conflict').extend(edited.shape),
  },
  [`POST ${DOCUMENT}/move`]: withDocument('moved'),
  [`POST ${DOCUMENT}/restore`]: withDocument('restored').extend({ count: z.int() }),
  [`POST ${DOCUMENT}/publish`]: withDocument('published'),
  [`POST ${DOCUMENT}/unpublish`]: withDocument('published'),
  [`POST ${DOCUMENT}/schedule`]: withDocument('scheduled'),
  [`DELETE ${DOCUMENT}/schedule`]: withDocument('scheduled'),
  [`PUT ${DOCUMENT}/settings`]: doneAnswer('changed'),
  [`POST ${SITE}/collections`]: z.object({
    kind: z.enum(['created', 'exists']),
    collectionId: id,
    pageId: id,
  }),
  [`GET ${SITE}/settings`]: z.object({ settings: siteSettingsSchema }),
  [`PUT ${SITE}/settings`]: doneAnswer('changed'),
};

export const CONTENT_HISTORY_ANSWERS: Answers = {
  [`GET ${DOCUMENT}/history`]: z.object({ versions: z.array(version) }),
  [`POST ${DOCUMENT}/comparisons`]: z.object({ comparisons: z.array(comparison) }),
  [`GET ${DOCUMENT}/revisions`]: z.object({ revisions: z.array(summary) }),
  [`GET ${REVISION}`]: z.object({ revision }),
  [`PATCH ${REVISION}`]: newVersion,
  [`POST ${REVISION}/restore`]: newVersion,
};

export const CONTENT_LIST_ANSWERS: Answers = {
  [`GET ${DOCUMENT}/menu`]: z.object({ isShown: z.boolean() }),
  [`PUT ${DOCUMENT}/menu`]: doneAnswer('changed'),
  [`GET ${SITE}/tree`]: documents.extend({ homePageId: id.nullable() }),
  [`GET ${SITE}/scheduled`]: documents,
  [`POST ${DOCUMENT}/place`]: withDocument('moved'),
  [`POST ${DOCUMENT}/duplicate`]: created,
  [`POST ${SITE}/restore-drafts`]: restored,
  [`GET ${SITE}/collections`]: z.object({ collections: z.array(collection) }),
  [`PATCH ${SITE}/collections/:collection`]: doneAnswer('changed'),
  [`GET ${SITE}/collections/:collection/items`]: z.object({
    items: z.array(document),
    total: z.int(),
    pageSize: z.int(),
  }),
  [`GET ${SITE}/collections/:collection/labels`]: z.object({
    labels: z.array(z.object({ kind: z.string(), label: z.string(), count: z.int() })),
  }),
};

export const HEADER_FOOTER_ANSWERS: Answers = {
  'GET /api/site-header-footer': headerFooter,
  'PUT /api/site-header-footer': headerFooter,
};
