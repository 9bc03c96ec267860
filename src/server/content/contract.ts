/** The bodies the content API takes. Unknown keys are refused, so that a slip is noticed. */

import { z } from 'zod';
import { commentModeSchema } from '#domain/comments/comment-settings.ts';
import { COLLECTION_TYPES, PAGE_TYPES } from '#domain/content/codes.ts';
import { bodySchema } from '#domain/content/content.ts';
import { collectionSettingsSchema } from '#domain/content/document.ts';
import { operationSchema } from '#domain/content/operations.ts';
import { idSchema } from '#domain/links/link.ts';

const MAX_OPERATIONS = 1000;
const instant = z.int().min(0);
const slug = z.string().min(1).max(200);

export const createInput = z.strictObject({
  kind: z.enum(['page', 'folder', 'item', 'section']),
  body: bodySchema,
  pageType: z.union([z.literal(PAGE_TYPES.page), z.literal(PAGE_TYPES.splashPage)]).exactOptional(),
  slug: slug.exactOptional(),
  parentId: idSchema.nullable().exactOptional(),
  collectionId: idSchema.nullable().exactOptional(),
  position: z.int().exactOptional(),
  publishedAt: instant.nullable().exactOptional(),
});

export const collectionInput = z.strictObject({
  type: z.enum(COLLECTION_TYPES),
  title: z.string().min(1).max(200),
  slug: slug.exactOptional(),
  parentId: idSchema.nullable().exactOptional(),
  settings: collectionSettingsSchema.partial().exactOptional() as z.ZodType<
    Partial<z.infer<typeof collectionSettingsSchema>>
  >,
});

export const editInput = z.strictObject({
  baseId: idSchema,
  operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS),
  /** The id of the revision to come, by which the same operations sent again are known. */
  revisionId: idSchema.exactOptional(),
});
export const publishInput = z.strictObject({ revisionId: idSchema.exactOptional() });
export const scheduleInput = z.strictObject({
  at: instant,
  action: z.enum(['publish', 'unpublish']),
  revisionId: idSchema.exactOptional(),
});
export const moveInput = z.strictObject({
  slug: slug.exactOptional(),
  parentId: idSchema.nullable().exactOptional(),
  position: z.int().exactOptional(),
});
export const settingsInput = z.strictObject({
  isHiddenFromSearch: z.boolean().exactOptional(),
  isHiddenFromNavigation: z.boolean().exactOptional(),
  /** Null: as the collection takes them. */
  comments: commentModeSchema.nullable().exactOptional(),
  /** Null takes the password away. */
  password: z.string().min(1).max(200).nullable().exactOptional(),
});
export const nameInput = z.strictObject({ name: z.string().min(1).max(100) });
