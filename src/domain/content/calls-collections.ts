/** The calls about collections and their items. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { type AnswerOf, call, type Shape } from '../calls/call.ts';
import { commentSettingsChangeSchema } from '../comments/comment-settings.ts';
import { courseSchema } from '../courses/course.ts';
import { idSchema } from '../links/link.ts';
import { CATEGORY_LIMITS, categoryWordsSchema } from '../store/catalogue/category-page.ts';
import { documentAnswer } from './answers.ts';
import { COLLECTION_TYPES } from './codes.ts';
import { type CollectionSettings, collectionSettingsSchema, listingSchema } from './document.ts';

const COLLECTIONS = '/api/sites/:site/collections';
const COLLECTION = `${COLLECTIONS}/:collection`;
const ITEM_STATES = ['draft', 'published', 'changed', 'scheduled'] as const;
const ITEM_ORDERS = ['newest', 'oldest', 'updated', 'title', 'manual'] as const;

const id = z.string();
const title = z.string().min(1).max(200);
const instant = z.coerce.number<string | number>().int().min(0).optional();

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
  .meta({ id: 'Collection' });
export type Collection = Shape<typeof collection>;

export const readAll = call('GET', COLLECTIONS, {
  may: 'read',
  summary: 'Lists a site’s collections with their sizes.',
  answer: z.object({ collections: z.array(collection) }),
});

const newSettings = collectionSettingsSchema.partial() as z.ZodType<Partial<CollectionSettings>>;

export const make = call('POST', COLLECTIONS, {
  may: 'write',
  summary: 'Creates a collection, such as a blog, with its page.',
  body: z.strictObject({
    type: z.enum(COLLECTION_TYPES),
    title,
    slug: title.exactOptional(),
    parentId: idSchema.nullable().exactOptional(),
    settings: newSettings.exactOptional(),
  }),
  answer: z.object({ kind: z.enum(['created', 'exists']), collectionId: id, pageId: id }),
  status: 201,
  errors: { invalid: 422, missing: 404 },
  leaves: 'collection.created',
});

export const change = call('PATCH', COLLECTION, {
  may: 'write',
  summary: 'Changes a collection’s settings.',
  // Without the schema's defaults: what a change does not name stays as it is.
  body: z.strictObject({
    title: title.exactOptional(),
    settings: z
      .strictObject({
        itemsPerPage: collectionSettingsSchema.shape.itemsPerPage.unwrap().exactOptional(),
        isManuallyOrdered: z.boolean().exactOptional(),
        listing: listingSchema.exactOptional(),
        showsNeighbours: z.boolean().exactOptional(),
        showsRelated: z.boolean().exactOptional(),
        comments: commentSettingsChangeSchema.exactOptional(),
        course: courseSchema.exactOptional(),
        categoryPages: z.array(categoryWordsSchema).max(CATEGORY_LIMITS.pages).exactOptional(),
      })
      .exactOptional(),
  }),
  answer: doneAnswer('changed'),
  errors: { missing: 404, invalid: 422 },
  leaves: 'collection.changed',
});

const itemFilter = z.object({
  /** Part of the title. */
  search: z.string().max(200).optional(),
  state: z.enum(ITEM_STATES).optional(),
  label: z.string().max(100).optional(),
  order: z.enum(ITEM_ORDERS).optional(),
  offset: instant,
  from: instant,
  to: instant,
});
export type ItemFilter = Shape<typeof itemFilter>;

export const readItems = call('GET', `${COLLECTION}/items`, {
  may: 'read',
  summary:
    'Lists a collection’s items by filter. With `from` and `to`, lists what was published or scheduled in between.',
  query: itemFilter,
  describesQuery: true,
  answer: z.object({ items: z.array(documentAnswer), total: z.int(), pageSize: z.int() }),
});
export type ItemsAnswer = AnswerOf<typeof readItems>;

export const readLabels = call('GET', `${COLLECTION}/labels`, {
  may: 'read',
  summary: 'Lists tags, categories and authors in use.',
  answer: z.object({
    labels: z.array(z.object({ kind: z.string(), label: z.string(), count: z.int() })),
  }),
});
