/** A page that lists a collection of which nothing would be seen yet. */
import { type Collection, readAll, readItems } from '#domain/content/calls-collections.ts';
import { call } from '../api.ts';

/** @returns the collection that the page lists, where none of its items is live or planned */
export async function findEmpty(site: string, pageId: string): Promise<Collection | undefined> {
  const { collections } = await call(readAll, { site });
  const collection = collections.find((each) => each.pageId === pageId);
  if (!collection || collection.items === 0) return collection;
  const query = { state: 'draft' } as const;
  const drafts = await call(readItems, { site, collection: collection.id, query });
  return drafts.total === collection.items ? collection : undefined;
}
