/** The calls about documents: pages, posts and the other parts of a site. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { type AnswerOf, call, type Shape } from '../calls/call.ts';
import { commentModeSchema } from '../comments/comment-settings.ts';
import { idSchema } from '../links/link.ts';
import { accessSchema } from '../members/access.ts';
import { changes, documentAnswer, documents, edited, revisionAnswer } from './answers.ts';
import { PAGE_TYPES } from './codes.ts';
import { bodySchema } from './content.ts';
import { operationSchema } from './operations.ts';

const SITE = '/api/sites/:site';
const DOCUMENTS = `${SITE}/documents`;
const DOCUMENT = `${DOCUMENTS}/:document`;
const MENU = `${DOCUMENT}/menu`;
const MAX_OPERATIONS = 1000;

const slug = z.string().min(1).max(200);
const moved = doneAnswer('moved').extend({ document: documentAnswer });
const created = doneAnswer('created').extend({ document: documentAnswer, revisionId: z.string() });
const moveErrors = { missing: 404, invalid: 422, taken: 409 } as const;

export type DocumentView = Shape<typeof documentAnswer>;

export const readAll = call('GET', DOCUMENTS, {
  may: 'read',
  summary: 'Lists pages, posts and other parts of a site, without their bodies.',
  query: z.object({
    kind: z.string().optional().meta({ description: 'page, item, section, style and so on.' }),
    deleted: z.enum(['true', 'false']).optional().meta({ description: 'Lists the trash instead.' }),
    offset: z.string().optional().meta({ description: 'Number to skip. Each answer has up to 200.' }),
  }),
  answer: documents,
});

export const readTree = call('GET', `${SITE}/tree`, {
  may: 'read',
  summary: 'Lists a site’s pages and folders in order.',
  answer: documents.extend({ homePageId: z.string().nullable() }),
});
export type PageTree = AnswerOf<typeof readTree>;

export const read = call('GET', DOCUMENT, {
  may: 'read',
  summary: 'Reads a page, post or other part with its draft.',
  answer: z.object({ document: documentAnswer, draft: revisionAnswer.exactOptional() }),
  errors: { missing: 404 },
});
export type OpenedDocument = AnswerOf<typeof read>;

export const readChanges = call('GET', `${DOCUMENT}/changes`, {
  may: 'read',
  summary: 'Returns changes to a draft since a revision, with the current draft.',
  query: z.object({ since: z.string().optional() }),
  describesQuery: true,
  answer: changes,
  errors: { missing: 404 },
});

export const make = call('POST', DOCUMENTS, {
  may: 'write',
  summary: 'Creates a page, post or other part as a draft.',
  body: z.strictObject({
    kind: z.enum(['page', 'folder', 'item', 'section']),
    body: bodySchema,
    pageType: z.union([z.literal(PAGE_TYPES.page), z.literal(PAGE_TYPES.splashPage)]).exactOptional(),
    slug: slug.exactOptional(),
    parentId: idSchema.nullable().exactOptional(),
    collectionId: idSchema.nullable().exactOptional(),
    position: z.int().exactOptional(),
    publishedAt: z.int().min(0).nullable().exactOptional(),
  }),
  answer: created,
  status: 201,
  errors: { invalid: 422, missing: 404 },
  leaves: 'content.created',
});

export const duplicate = call('POST', `${DOCUMENT}/duplicate`, {
  may: 'write',
  summary: 'Duplicates a document as a draft.',
  answer: created,
  status: 201,
  errors: { invalid: 422, missing: 404 },
  leaves: 'content.duplicated',
});

export const edit = call('POST', `${DOCUMENT}/operations`, {
  may: 'write',
  summary: 'Changes a draft.',
  description:
    'Operations name the revision they are based on. If someone else changed the same value since, nothing is saved and the answer (409) has both values.',
  body: z.strictObject({
    baseId: idSchema,
    operations: z.array(operationSchema).min(1).max(MAX_OPERATIONS),
    /** The id of the revision to come, by which the same operations sent again are known. */
    revisionId: idSchema.exactOptional(),
  }),
  answer: doneAnswer('saved').extend(edited.shape),
  conflict: doneAnswer('conflict').extend(edited.shape),
  errors: { invalid: 422, missing: 404 },
  leaves: ['content.edited', 'design.edited'],
});

export const move = call('POST', `${DOCUMENT}/move`, {
  may: 'write',
  summary: 'Changes a page’s address and parent.',
  description: 'The old address redirects to the new one.',
  body: z.strictObject({
    slug: slug.exactOptional(),
    parentId: idSchema.nullable().exactOptional(),
    position: z.int().exactOptional(),
  }),
  answer: moved,
  errors: moveErrors,
  leaves: 'content.moved',
});

export const place = call('POST', `${DOCUMENT}/place`, {
  may: 'write',
  summary: 'Moves a page below another one, after a sibling.',
  body: z.strictObject({ parentId: idSchema.nullable(), afterId: idSchema.nullable() }),
  answer: moved,
  errors: moveErrors,
  leaves: 'content.moved',
});

export const remove = call('DELETE', DOCUMENT, {
  may: 'write',
  summary: 'Moves a page and its subpages to the trash.',
  description: 'You can restore it for 30 days.',
  answer: doneAnswer('deleted').extend({ count: z.int() }),
  errors: { missing: 404, 'not-allowed': 409 },
  leaves: 'content.deleted',
});

export const restore = call('POST', `${DOCUMENT}/restore`, {
  may: 'write',
  summary: 'Restores a page from the trash, with everything deleted with it.',
  answer: doneAnswer('restored').extend({ document: documentAnswer, count: z.int() }),
  errors: { missing: 404 },
  leaves: 'content.restored',
});

export const changeSettings = call('PUT', `${DOCUMENT}/settings`, {
  may: 'write',
  summary: 'Hides a page from search or navigation, sets its password, or who can see it.',
  description: 'Live immediately, without publishing.',
  body: z.strictObject({
    isHiddenFromSearch: z.boolean().exactOptional(),
    isHiddenFromNavigation: z.boolean().exactOptional(),
    /** Null: as the collection takes them. */
    comments: commentModeSchema.nullable().exactOptional(),
    /** Null: as the folder or collection that it is in. */
    access: accessSchema.nullable().exactOptional(),
    /** Of an item: when it appeared, or will be said to have appeared; null for the moment of its publishing. */
    publishedAt: z.int().min(0).nullable().exactOptional(),
    /** Null takes the password away. */
    password: z.string().min(1).max(200).nullable().exactOptional(),
  }),
  answer: doneAnswer('changed'),
  errors: { missing: 404, invalid: 422 },
  leaves: 'content.settings-changed',
});

export const readInMenu = call('GET', MENU, {
  may: 'read',
  summary: 'Returns whether a page is in the main menu.',
  answer: z.object({ isShown: z.boolean() }),
  errors: { missing: 404 },
});

export const putInMenu = call('PUT', MENU, {
  may: 'write',
  summary: 'Adds a page to the main menu or removes it.',
  description:
    'Live immediately for published pages. Without permission to publish, a new item waits in the navigation.',
  body: z.strictObject({
    isShown: z.boolean(),
    /** Id of the entry of the main menu that a new one goes before; at its end without one. */
    before: z.string().max(60).exactOptional(),
  }),
  answer: doneAnswer('changed'),
  errors: { missing: 404, invalid: 422 },
  leaves: 'content.settings-changed',
});
