/** Documents: what stands beside the versioned body, and the fields a body may carry. */
import { z } from 'zod';
import { commentModeSchema, commentSettingsSchema } from '../comments/comment-settings.ts';
import { courseSchema } from '../courses/course.ts';
import { eventDetailsSchema } from '../events/event-details.ts';
import { labelSchema } from '../links/labels.ts';
import { linkSchema, mediaRefSchema } from '../links/link.ts';
import { postAddressSchema } from '../links/post-address.ts';
import { accessSchema } from '../members/access.ts';
import { CATEGORY_LIMITS, categoryWordsSchema } from '../store/catalogue/category-page.ts';
import * as named from './labels/en.ts';
import { MAX_SLUG_LENGTH } from './slug.ts';

/** What is in force at once, without publishing. */
export const documentSettingsSchema = z
  .object({
    isHiddenFromSearch: z.boolean().default(false),
    isHiddenFromNavigation: z.boolean().default(false),
    /** Salted hash of the page's password; never leaves the server. */
    passwordHash: z.string().max(300).optional(),
    /** Of an item; without it, as its collection takes comments. */
    comments: commentModeSchema.optional(),
    /** Of a page, folder or item, and of what is below it; without it, as what is above. */
    access: accessSchema.optional(),
    /** Last part of the address in other languages, by their codes; without it, that of the main language. */
    slugs: z.record(z.string().max(35), z.string().min(1).max(MAX_SLUG_LENGTH)).optional(),
  })
  .meta({ id: 'DocumentSettings' });
export type DocumentSettings = z.infer<typeof documentSettingsSchema>;

/** The fields of pages and items the product itself reads. Others are kept. */
export const bodyFieldsSchema = z
  .looseObject({
    description: z.string().max(500).optional(),
    socialImage: mediaRefSchema.optional(),
    excerpt: z.string().max(2000).optional(),
    image: mediaRefSchema.optional(),
    /** Of a product, in their order; the first is its `image` too. */
    pictures: z.array(mediaRefSchema).max(100).optional(),
    author: z.string().max(200).optional(),
    tags: z.array(labelSchema('tag')).max(100).optional(),
    categories: z.array(labelSchema('category')).max(100).optional(),
    /** Events, in milliseconds. */
    startsAt: z.int().optional(),
    endsAt: z.int().optional(),
    location: z.string().max(300).optional(),
    event: eventDetailsSchema.optional(),
    /** A link item leads here instead of to its own page. */
    link: linkSchema.optional(),
  })
  .meta({ id: 'BodyFields' });
export type BodyFields = z.infer<typeof bodyFieldsSchema>;

/** How the entries of a list are laid out. */
export const LIST_LAYOUTS = ['list', 'cards', 'grid', 'cover', 'side-by-side', 'auto-grid'] as const;
export const LIST_LAYOUT_WORDS: Readonly<Record<(typeof LIST_LAYOUTS)[number], string>> = {
  list: named.list,
  cards: named.cards,
  grid: named.grid,
  cover: named.wordsOnThePicture,
  'side-by-side': named.sideBySide,
  'auto-grid': named.autoGrid,
};

/** What a collection's page shows of each entry, where its author has placed no block that says so. */
export const listingSchema = z
  .object({
    layout: z.enum(LIST_LAYOUTS).default('list'),
    introduction: z.string().max(1000).default(''),
    image: z.boolean().default(true),
    date: z.boolean().default(true),
    author: z.boolean().default(false),
    excerpt: z.boolean().default(true),
    categories: z.boolean().default(false),
    /** Categories or tags above the list, to choose from. */
    labels: z.boolean().default(true),
  })
  .meta({ id: 'Listing' });
export type Listing = z.infer<typeof listingSchema>;

export const collectionSettingsSchema = z
  .object({
    itemsPerPage: z.int().min(1).max(100).default(20),
    /** Address of an item below its collection, from %y, %m, %d and %t. */
    itemAddress: postAddressSchema.default('%t'),
    isManuallyOrdered: z.boolean().default(false),
    listing: listingSchema.prefault({}),
    /** Below a post: the ones before and after it. */
    showsNeighbours: z.boolean().default(true),
    /** Below a post: those with the same tags and categories. */
    showsRelated: z.boolean().default(true),
    comments: commentSettingsSchema.prefault({}),
    /** What is said on the pages of a shop’s categories. */
    categoryPages: z.array(categoryWordsSchema).max(CATEGORY_LIMITS.pages).default([]),
    /** Language that spells the addresses of those pages, for good: they are not stored. Empty: plain letters. */
    categoryLocale: z.string().max(35).default(''),
    /** Of a course: its chapters, and when its lessons open. */
    course: courseSchema.exactOptional(),
  })
  .meta({ id: 'CollectionSettings' });
export type CollectionSettings = z.infer<typeof collectionSettingsSchema>;

const navigationEntry = z.object({
  id: z.string().max(60),
  title: z.string().min(1).max(200),
  link: linkSchema.optional(),
});

/** The fields of a navigation document. */
export const navigationFieldsSchema = z
  .object({
    main: z
      .array(navigationEntry.extend({ children: z.array(navigationEntry).max(100).optional() }))
      .max(100)
      .default([]),
    footer: z.array(navigationEntry).max(100).default([]),
  })
  .meta({ id: 'NavigationFields' });
