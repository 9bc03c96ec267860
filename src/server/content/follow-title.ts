/** Lets the address of a page follow its title, as long as nobody has chosen it and no visitor can know it. */
import { followsTitle } from '#domain/content/follows-title.ts';
import { uniqueSlug } from '#domain/content/slug.ts';
import { slugOfTitle } from '#domain/content/title-slug.ts';
import type { Queryable } from '../db/schema.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { findLocale } from '../kernel/sites/queries.ts';
import { findPlace } from './address.ts';
import { hasPublishedBelow, movePathsBelow, updateDocument } from './queries.ts';
import { whyTaken } from './taken-path.ts';

/**
 * @param before the document with its old title
 * @param after the document as it is stored now
 */
export async function followTitle(
  tx: Queryable,
  before: DocumentRecord,
  after: DocumentRecord,
): Promise<void> {
  const { siteId, path: from } = before;
  if (after.title === before.title || from === null) return;
  const place = await findPlace(tx, before);
  if (place.kind !== 'found') return;
  const options = { isTopLevel: place.above === '', locale: await findLocale(tx, siteId) };
  if (!followsTitle(before, options) || (await hasPublishedBelow(tx, siteId, from))) return;
  const slug = await uniqueSlug(slugOfTitle(after.title, options), async (wanted) => {
    // As if it had this slug in every language, so that there is always one that is free.
    const named = { id: before.id, slug: wanted, slugs: {} };
    return (await whyTaken(tx, siteId, place.pathOf(wanted), named)) !== undefined;
  });
  const path = place.pathOf(slug);
  if (path === from) return;
  await updateDocument(tx, { ...after, slug, path });
  await movePathsBelow(tx, siteId, from, path);
}
