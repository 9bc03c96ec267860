/** Deleting can be undone for 30 days; what stands below goes and comes back together. */
import { uniqueSlug } from '#domain/content/slug.ts';
import { statusAfter } from '#domain/content/status.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { accessFromTrash } from './access-from-trash.ts';
import type { DocumentAddress } from './find-version.ts';
import { keepLocalAddresses, whyNotLocalSlug, withSlug } from './local-slugs.ts';
import { afterChange } from './publish-document.ts';
import { listBelow, updateDocument } from './queries.ts';
import { findHomePageId } from './queries-collections.ts';
import { whyTaken } from './taken-path.ts';

/** How long a deleted document is kept. */
export const KEEP_DELETED_MS = 30 * DAY_MS;

export type Deleted =
  | { readonly kind: 'deleted'; readonly count: number }
  | { readonly kind: 'missing' | 'not-allowed'; readonly message: string };

const UNDELETABLE = new Set(['header', 'footer', 'navigation', 'style']);

export async function deleteDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: DocumentAddress,
): Promise<Deleted> {
  return deps.db.write(async (tx) => {
    const document = await findDocument(tx, input.siteId, input.documentId);
    if (!document || document.deletedAt !== null)
      return { kind: 'missing', message: 'This page has already been deleted.' };
    if (UNDELETABLE.has(document.kind))
      return { kind: 'not-allowed', message: 'Every site needs this. Empty it instead.' };
    if ((await findHomePageId(tx, input.siteId)) === document.id) {
      return {
        kind: 'not-allowed',
        message: 'This is the home page. Make another page the home page first.',
      };
    }
    const now = deps.now();
    const all = [document, ...(await listBelow(tx, document, null))];
    await keepLocalAddresses(tx, deps, input.siteId, async () => {
      for (const each of all) await updateDocument(tx, { ...each, deletedAt: now, updatedAt: now });
    });
    for (const each of all) await afterChange(tx, deps, each);
    return { kind: 'deleted', count: all.length };
  });
}

export type Restored =
  | { readonly kind: 'restored'; readonly document: DocumentRecord; readonly count: number }
  | { readonly kind: 'missing'; readonly message: string };

/** Brings a deleted document back, at its old address where that is still free, else beside it. */
export async function restoreDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  input: DocumentAddress,
): Promise<Restored> {
  return deps.db.write(async (tx) => {
    const document = await findDocument(tx, input.siteId, input.documentId);
    if (!document || document.deletedAt === null)
      return { kind: 'missing', message: 'There is nothing to restore.' };
    const below = await listBelow(tx, document, document.deletedAt);
    const access = document.settings.access ?? (await accessFromTrash(tx, document));
    const back = {
      ...document,
      ...(await freeAddress(tx, document)),
      settings: { ...(await withFreeSlugs(tx, document)), ...(access && { access }) },
      deletedAt: null,
      status: statusAfter('restore', document),
      updatedAt: deps.now(),
    };
    await keepLocalAddresses(tx, deps, input.siteId, async () => {
      await updateDocument(tx, back);
      for (const each of below) {
        const path =
          each.path && document.path && back.path
            ? back.path + each.path.slice(document.path.length)
            : each.path;
        await updateDocument(tx, {
          ...each,
          path,
          deletedAt: null,
          status: statusAfter('restore', each),
          updatedAt: deps.now(),
        });
      }
    });
    for (const each of [back, ...below]) await afterChange(tx, deps, each);
    return { kind: 'restored', document: back, count: below.length + 1 };
  });
}

/** Its addresses in other languages, as far as no other document has taken them since. */
async function withFreeSlugs(tx: Queryable, document: DocumentRecord): Promise<DocumentRecord['settings']> {
  let { settings } = document;
  for (const [language, slug] of Object.entries(settings.slugs ?? {}))
    if (await whyNotLocalSlug(tx, { document, language, slug }))
      settings = withSlug({ document: { ...document, settings }, language, slug: null }).settings;
  return settings;
}

async function freeAddress(
  tx: Queryable,
  document: DocumentRecord,
): Promise<Pick<DocumentRecord, 'slug' | 'path'>> {
  if (document.path === null || document.path === '/') return { slug: document.slug, path: document.path };
  const above = document.path.slice(0, -document.slug.length - 1);
  const slug = await uniqueSlug(
    document.slug,
    async (each) => (await whyTaken(tx, document.siteId, `${above}/${each}`)) !== undefined,
  );
  return { slug, path: `${above}/${slug}` };
}
