/** Makes a page, folder, item or reusable section, as a draft. */
import { type DocumentKind, ITEM_STATUS, PAGE_TYPES, type PageTypeCode } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { MAX_ORDERABLE_ITEMS } from '#domain/content/limits.ts';
import { slugOf, uniqueSlug } from '#domain/content/slug.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { checkBody } from './check-body.ts';
import { findByPath, findDocument, insertDocument, insertRevision } from './queries.ts';
import { countItems, findCollection } from './queries-collections.ts';
import { type DocumentRecord, withoutRoot } from './records.ts';
import { stampBody } from './stamp-body.ts';

export interface CreateDocument {
  readonly siteId: string;
  readonly kind: Exclude<DocumentKind, 'header' | 'footer' | 'navigation' | 'style'>;
  readonly body: Body;
  readonly pageType?: PageTypeCode;
  /** Wanted last segment of the address; made from the title, and made unique, where it has to be. */
  readonly slug?: string;
  readonly parentId?: string | null;
  readonly collectionId?: string | null;
  readonly position?: number;
  readonly publishedAt?: number | null;
  readonly sourceId?: string | null;
  readonly id?: string;
}

export type DocumentCreated =
  | { readonly kind: 'created'; readonly document: DocumentRecord; readonly revisionId: string }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string };

export async function createDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: CreateDocument,
): Promise<DocumentCreated> {
  return deps.db.write((tx) => createDocumentIn(tx, deps, actor, input));
}

/** The same inside a transaction that is under way. */
export async function createDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  input: CreateDocument,
): Promise<DocumentCreated> {
  const problem = checkBody(input.body);
  if (problem) return { kind: 'invalid', message: problem };
  const parent = await findParentPath(tx, input);
  if (parent.kind !== 'found') return parent;
  const now = deps.now();
  const hasAddress = input.kind !== 'section';
  const slug = hasAddress ? await freeSlug(tx, input, parent.path) : '';
  const revisionId = deps.newId();
  const document: DocumentRecord = {
    id: input.id ?? deps.newId(),
    siteId: input.siteId,
    kind: input.kind,
    pageType: input.pageType ?? defaultPageType(input.kind),
    collectionId: input.collectionId ?? null,
    parentId: input.parentId ?? null,
    slug,
    path: hasAddress ? `${parent.path}/${slug}` : null,
    position: input.position ?? now,
    status: ITEM_STATUS.draft,
    title: input.body.title,
    settings: { isHiddenFromSearch: false, isHiddenFromNavigation: false },
    draftId: revisionId,
    publishedId: null,
    publishedAt: input.publishedAt ?? null,
    scheduledId: null,
    scheduledAt: null,
    scheduledAction: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    sourceId: input.sourceId ?? null,
  };
  await insertDocument(tx, document);
  await insertRevision(tx, {
    id: revisionId,
    documentId: document.id,
    siteId: input.siteId,
    baseId: null,
    body: stampBody(undefined, input.body, actor),
    author: actor.name,
    createdAt: now,
    name: null,
    isKept: false,
    operations: null,
  });
  return { kind: 'created', document, revisionId };
}

type Parent = { kind: 'found'; path: string } | { kind: 'missing' | 'invalid'; message: string };

/** The path new documents go below: of the folder or page above, or of the collection's page. */
async function findParentPath(tx: Queryable, input: CreateDocument): Promise<Parent> {
  if (input.kind === 'item') return findCollectionPath(tx, input.siteId, input.collectionId);
  if (!input.parentId) return { kind: 'found', path: '' };
  const parent = await findDocument(tx, input.siteId, input.parentId);
  if (!parent || parent.deletedAt !== null) {
    return { kind: 'missing', message: 'The folder above is not there. It may have been deleted.' };
  }
  return { kind: 'found', path: withoutRoot(parent.path) };
}

async function findCollectionPath(
  tx: Queryable,
  siteId: string,
  collectionId?: string | null,
): Promise<Parent> {
  const collection = collectionId ? await findCollection(tx, siteId, collectionId) : undefined;
  if (!collection)
    return { kind: 'missing', message: 'The collection is not there. It may have been deleted.' };
  if (collection.settings.isManuallyOrdered && (await countItems(tx, collection.id)) >= MAX_ORDERABLE_ITEMS) {
    const message = `A collection you order by hand holds at most ${MAX_ORDERABLE_ITEMS} items. Remove some, or order it by date.`;
    return { kind: 'invalid', message };
  }
  const page = collection.pageId ? await findDocument(tx, siteId, collection.pageId) : undefined;
  return { kind: 'found', path: withoutRoot(page?.path) };
}

async function freeSlug(tx: Queryable, input: CreateDocument, parentPath: string): Promise<string> {
  const wanted = slugOf(input.slug ?? input.body.title, { isTopLevel: parentPath === '' });
  return uniqueSlug(
    wanted,
    async (slug) => (await findByPath(tx, input.siteId, `${parentPath}/${slug}`)) !== undefined,
  );
}

function defaultPageType(kind: CreateDocument['kind']): PageTypeCode | 0 {
  if (kind === 'item') return PAGE_TYPES.contentItem;
  return kind === 'page' ? PAGE_TYPES.page : 0;
}
