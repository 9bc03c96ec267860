/** Documents and their revisions, as calls answer them. */
import { z } from 'zod';
import { instant } from '../calls/answers.ts';
import { commentModeSchema } from '../comments/comment-settings.ts';
import { accessSchema } from '../members/access.ts';
import { REFUSAL_REASONS } from './apply.ts';
import { DOCUMENT_KINDS } from './codes.ts';
import { bodySchema } from './content.ts';
import { operationSchema } from './operations.ts';

const id = z.string();

export const documentAnswer = z
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
    statusLabel: z.string().exactOptional().meta({ description: 'A one or two word status.' }),
    title: z.string(),
    settings: z.object({
      isHiddenFromSearch: z.boolean(),
      isHiddenFromNavigation: z.boolean(),
      hasPassword: z.boolean(),
      /** Of an item; absent where its collection decides. */
      comments: commentModeSchema.optional(),
      /** Absent where what is above decides. */
      access: accessSchema.optional(),
      /** Last part of the address in other languages, by their codes. */
      slugs: z.record(z.string(), z.string()).optional(),
    }),
    draftId: id.nullable(),
    publishedId: id.nullable(),
    publishedAt: instant.nullable(),
    changedAt: instant
      .nullable()
      .meta({ description: 'When what visitors see last changed. Null: not since it appeared.' }),
    /** The version that is planned. */
    scheduledId: id.nullable(),
    scheduledAt: instant.nullable(),
    scheduledAction: z.enum(['publish', 'unpublish']).nullable(),
    deletedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    sourceId: z.string().nullable(),
  })
  .meta({ id: 'Document' });

export const documents = z.object({ documents: z.array(documentAnswer) });

const operations = z.array(operationSchema);

export const revisionSummary = z
  .object({
    id,
    baseId: id.nullable(),
    author: z.string(),
    createdAt: instant,
    name: z.string().nullable(),
    operations: operations.nullable().meta({ description: 'Null if the whole draft was replaced.' }),
  })
  .meta({ id: 'RevisionSummary' });

export const revisionAnswer = revisionSummary
  .extend({ documentId: id, siteId: id, body: bodySchema, isKept: z.boolean() })
  .meta({ id: 'Revision' });

const refusal = z.object({
  reason: z.enum(REFUSAL_REASONS),
  message: z.string(),
  operation: operationSchema,
  current: z.unknown().optional().meta({ description: 'The current value.' }),
});

/** What an edit has made of the draft. */
export const edited = z.object({
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
});

export const changes = z.object({
  kind: z.literal('changes'),
  baseId: id,
  revisionId: id,
  publishedId: id.nullable(),
  body: bodySchema,
  since: operations.nullable(),
});
