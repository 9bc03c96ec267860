/** Makes a page, folder, item or reusable section, as a draft. */
import { type DocumentKind, ITEM_STATUS, PAGE_TYPES, type PageTypeCode } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { DocumentSettings } from '#domain/content/document.ts';
import { slugOf, uniqueSlug } from '#domain/content/slug.ts';
import { slugOfTitle } from '#domain/content/title-slug.ts';
import type { Access } from '#domain/members/access.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findLocale } from '../kernel/sites/queries.ts';
import { findPlace, type Place, whyFull } from './address.ts';
import { checkBody } from './check-body.ts';
import { checkLabels } from './check-labels.ts';
import { insertDocument, insertRevision } from './queries.ts';
import { recordCode } from './record-code.ts';
import { signPost } from './sign-post.ts';
import { stampBody } from './stamp-body.ts';
import { whyTaken } from './taken-path.ts';

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
  /** Without it, as what it is in. */
  readonly access?: Access | undefined;
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
  return deps.db.write(async (tx) => createDocumentIn(tx, deps, actor, await signPost(tx, actor, input)));
}

export async function createDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  input: CreateDocument,
): Promise<DocumentCreated> {
  const { siteId, kind, collectionId = null, parentId = null, publishedAt = null } = input;
  const problem = checkBody(input.body) ?? (await checkLabels(tx, { siteId, collectionId }, input.body));
  if (problem) return { kind: 'invalid', message: problem };
  const now = deps.now();
  const place = await findPlace(tx, { siteId, kind, collectionId, parentId, publishedAt, createdAt: now });
  if (place.kind !== 'found') return place;
  const full = kind === 'item' && collectionId ? await whyFull(tx, siteId, collectionId) : undefined;
  if (full) return { kind: 'invalid', message: full };
  const hasAddress = kind !== 'section';
  const slug = hasAddress ? await freeSlug(tx, input, place) : '';
  const revisionId = deps.newId();
  const document: DocumentRecord = {
    id: input.id ?? deps.newId(),
    siteId,
    kind,
    pageType: input.pageType ?? defaultPageType(kind),
    collectionId,
    parentId,
    slug,
    path: hasAddress ? place.pathOf(slug) : null,
    position: input.position ?? now,
    status: ITEM_STATUS.draft,
    title: input.body.title,
    settings: settingsFor(input),
    draftId: revisionId,
    publishedId: null,
    changedAt: null,
    publishedAt,
    scheduledId: null,
    scheduledAt: null,
    scheduledAction: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
    sourceId: input.sourceId ?? null,
  };
  const body = stampBody(undefined, input.body, actor);
  await insertDocument(tx, document);
  await insertRevision(tx, {
    id: revisionId,
    documentId: document.id,
    siteId: input.siteId,
    baseId: null,
    body,
    author: actor.name,
    createdAt: now,
    name: null,
    isKept: false,
    operations: null,
  });
  await recordCode(tx, deps, { actor, document, before: undefined, after: body });
  return { kind: 'created', document, revisionId };
}

function settingsFor({ access }: CreateDocument): DocumentSettings {
  return { isHiddenFromSearch: false, isHiddenFromNavigation: false, ...(access && { access }) };
}

/** A slug that is free at that place: the wanted one, or one made from the title. */
async function freeSlug(tx: Queryable, input: CreateDocument, place: Place): Promise<string> {
  const options = { isTopLevel: place.above === '' };
  const wanted = input.slug
    ? slugOf(input.slug, options)
    : slugOfTitle(input.body.title, { ...options, locale: await findLocale(tx, input.siteId) });
  return uniqueSlug(
    wanted,
    async (slug) => (await whyTaken(tx, input.siteId, place.pathOf(slug))) !== undefined,
  );
}

function defaultPageType(kind: CreateDocument['kind']): PageTypeCode | 0 {
  if (kind === 'item') return PAGE_TYPES.contentItem;
  return kind === 'page' ? PAGE_TYPES.page : 0;
}
