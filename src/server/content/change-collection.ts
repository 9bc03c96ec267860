/** Changes a collection's name and the way it is ordered and shown. Visitors see it at once. */
import { type CollectionSettings, collectionSettingsSchema } from '#domain/content/document.ts';
import type { Deps } from '../deps.ts';
import type { SettingsChanged } from './change-settings.ts';
import { bumpSiteVersion } from './queries.ts';
import { findCollection, updateCollection } from './queries-collections.ts';

export interface ChangeCollection {
  readonly siteId: string;
  readonly collectionId: string;
  readonly title?: string;
  readonly settings?: Partial<CollectionSettings>;
}

export async function changeCollection(
  deps: Pick<Deps, 'db' | 'now'>,
  { siteId, collectionId, title, settings }: ChangeCollection,
): Promise<SettingsChanged> {
  return deps.db.write(async (tx) => {
    const collection = await findCollection(tx, siteId, collectionId);
    if (!collection)
      return { kind: 'missing', message: 'This collection is no longer there. It may have been deleted.' };
    await updateCollection(tx, {
      ...collection,
      title: title ?? collection.title,
      settings: collectionSettingsSchema.parse({ ...collection.settings, ...settings }),
    });
    await bumpSiteVersion(tx, siteId, deps.now());
    return { kind: 'changed' };
  });
}
