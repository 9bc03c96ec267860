/** Changes where a page stands: its address, what it is below, its place among siblings. Old addresses lead on. */
import { checkSlug } from '#domain/content/title-slug.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findLocale } from '../kernel/sites/queries.ts';
import { findPlace } from './address.ts';
import type { DocumentAddress } from './find-version.ts';
import { keepLocalAddresses } from './local-slugs.ts';
import { afterChange } from './publish-document.ts';
import { movePathsBelow, updateDocument } from './queries.ts';
import { deleteRedirect, upsertRedirect } from './queries-collections.ts';
import { whyTaken } from './taken-path.ts';

export interface MoveDocument extends DocumentAddress {
  readonly slug?: string;
  /** Null: the top of the site. */
  readonly parentId?: string | null;
  readonly position?: number;
}

export type Moved =
  | { readonly kind: 'moved'; readonly document: DocumentRecord }
  | { readonly kind: 'missing' | 'invalid' | 'taken'; readonly message: string };

export async function moveDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: MoveDocument,
): Promise<Moved> {
  return deps.db.write((tx) => moveDocumentIn(tx, deps, input));
}

export async function moveDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: MoveDocument,
): Promise<Moved> {
  const document = await findDocument(tx, input.siteId, input.documentId);
  if (!document || document.deletedAt !== null || document.path === null) {
    return { kind: 'missing', message: 'This page no longer exists. It may have been deleted.' };
  }
  const place = await planMove(tx, document, input);
  if (place.kind !== 'found') return place;
  const { slug, parentId, path } = place;
  const moved = {
    ...document,
    slug,
    parentId,
    path,
    position: input.position ?? document.position,
    updatedAt: deps.now(),
  };
  const move = async () => {
    await updateDocument(tx, moved);
    await changePath(tx, deps, document, path);
  };
  if (path === document.path) await updateDocument(tx, moved);
  else await keepLocalAddresses(tx, deps, document.siteId, move);
  await afterChange(tx, deps, moved);
  return { kind: 'moved', document: moved };
}

type Refused = { readonly kind: 'missing' | 'invalid' | 'taken'; readonly message: string };
type Planned = Refused | { readonly kind: 'found'; slug: string; parentId: string | null; path: string };

async function planMove(tx: Queryable, document: DocumentRecord, input: MoveDocument): Promise<Planned> {
  const slug = input.slug ?? document.slug;
  const parentId = input.parentId === undefined ? document.parentId : input.parentId;
  const place = await findPlace(tx, { ...document, parentId });
  if (place.kind !== 'found') return place;
  const parent = parentId ? await findDocument(tx, document.siteId, parentId) : undefined;
  if (parent && (await isBelow(tx, parent, document.id))) {
    return { kind: 'invalid', message: 'You can’t move a page below itself.' };
  }
  const options = { isTopLevel: place.above === '', locale: await findLocale(tx, document.siteId) };
  const refusal = input.slug === undefined ? undefined : checkSlug(slug, options);
  if (refusal) return { kind: 'invalid', message: refusal };
  // The home page keeps standing at `/` whatever its own slug is.
  const path = document.path === '/' ? '/' : place.pathOf(slug);
  const named = { id: document.id, slug, slugs: document.settings.slugs ?? {} };
  const taken = await whyTaken(tx, document.siteId, path, named);
  if (taken) return { kind: 'taken', message: taken };
  return { kind: 'found', slug, parentId, path };
}

/** Whether a document is the other one or stands somewhere below it. */
async function isBelow(tx: Queryable, document: DocumentRecord, otherId: string): Promise<boolean> {
  let current: DocumentRecord | undefined = document;
  // An imported archive may have a tree that leads back to itself.
  const seen = new Set<string>();
  while (current && !seen.has(current.id)) {
    if (current.id === otherId) return true;
    seen.add(current.id);
    current = current.parentId ? await findDocument(tx, current.siteId, current.parentId) : undefined;
  }
  return false;
}

/** Moves what stands below and leaves a redirect at the old address if visitors may know it. */
export async function changePath(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  document: DocumentRecord,
  path: string,
): Promise<void> {
  const from = document.path ?? '';
  // The root belongs to whatever page is home: nothing is below it, and it leads nowhere else.
  if (from === '/') return;
  const below = path === '/' ? [] : await movePathsBelow(tx, document.siteId, from, path);
  const own: [string, string][] = document.publishedId === null ? [] : [[from, path]];
  await deleteRedirect(tx, document.siteId, path);
  for (const [oldPath, newPath] of [...own, ...below]) {
    await deleteRedirect(tx, document.siteId, newPath);
    await upsertRedirect(tx, {
      id: deps.newId(),
      siteId: document.siteId,
      from: oldPath,
      target: newPath,
      status: 301,
      now: deps.now(),
    });
  }
}
