/** Documents for features that write some of their own. */
import { checkCollectionSize } from '#domain/content/limits.ts';
import type { Queryable } from '../db/schema.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { createDocument } from './create-document.ts';
import { deleteDocument } from './delete-document.ts';
import { editDocument } from './edit-document.ts';
import { publishDocument } from './publish-document.ts';
import { countItems } from './queries-collections.ts';

export const documentWriting = {
  create: createDocument,
  edit: editDocument,
  publish: publishDocument,
  remove: deleteDocument,
  /** @returns why a collection takes no more than this many further items; undefined where it does */
  async whyFull(
    db: Queryable,
    siteId: string,
    collectionId: string,
    more: number,
  ): Promise<string | undefined> {
    const collection = await findCollection(db, siteId, collectionId);
    if (!collection) return undefined;
    const shape = { type: collection.type, isManuallyOrdered: collection.settings.isManuallyOrdered };
    const room = checkCollectionSize(shape, (await countItems(db, collectionId)) + more);
    return room.ok ? undefined : room.message;
  },
};
