/** What comes back from the trash without the page or folder it was in keeps the rule it had there. */
import { type Access, isForEveryone } from '#domain/members/access.ts';
import type { Queryable } from '../db/schema.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';

/** The rule that is lost when the trash is emptied; undefined where none is. */
export async function accessFromTrash(tx: Queryable, document: DocumentRecord): Promise<Access | undefined> {
  let isLost = false;
  // For a tree that leads back to itself, which there should be none of.
  const seen = new Set([document.id]);
  for (let above = await findAbove(tx, document); above; above = await findAbove(tx, above)) {
    if (seen.has(above.id)) return undefined;
    seen.add(above.id);
    isLost ||= above.deletedAt !== null;
    const { access } = above.settings;
    if (access) return isLost && !isForEveryone(access) ? access : undefined;
  }
  return undefined;
}

/** An entry is in the page of its collection, which belongs to that collection itself. */
async function findAbove(
  tx: Queryable,
  { siteId, kind, collectionId, parentId }: DocumentRecord,
): Promise<DocumentRecord | undefined> {
  const collection =
    kind === 'item' && collectionId !== null ? await findCollection(tx, siteId, collectionId) : undefined;
  const above = collection ? collection.pageId : parentId;
  return above === null ? undefined : findDocument(tx, siteId, above);
}
