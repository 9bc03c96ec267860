/** Changes a collection's name and the way it is ordered and shown. Visitors see it at once. */
import type { CommentSettingsChange } from '#domain/comments/comment-settings.ts';
import { type CollectionSettings, collectionSettingsSchema } from '#domain/content/document.ts';
import { checkCollectionSize } from '#domain/content/limits.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { findSiteSettings, raiseSiteVersion, updateSiteSettings } from '../kernel/sites/queries.ts';
import type { SettingsChanged } from './change-settings.ts';
import { countItems, updateCollection } from './queries-collections.ts';

export interface ChangeCollection {
  readonly siteId: string;
  readonly collectionId: string;
  readonly title?: string;
  readonly settings?: Partial<Omit<CollectionSettings, 'comments'>> & {
    readonly comments?: CommentSettingsChange;
  };
}

export type CollectionChanged = SettingsChanged | { readonly kind: 'invalid'; readonly message: string };

export async function changeCollection(
  deps: Pick<Deps, 'db' | 'now'>,
  { siteId, collectionId, title, settings }: ChangeCollection,
): Promise<CollectionChanged> {
  return deps.db.write(async (tx) => {
    const collection = await findCollection(tx, siteId, collectionId);
    if (!collection)
      return { kind: 'missing', message: 'This collection no longer exists. It may have been deleted.' };
    // What is ordered by hand already is not held up by what it holds.
    if (settings?.isManuallyOrdered && !collection.settings.isManuallyOrdered) {
      const shape = { type: collection.type, isManuallyOrdered: true };
      const room = checkCollectionSize(shape, await countItems(tx, collectionId));
      if (!room.ok) return { kind: 'invalid', message: room.message };
    }
    await updateCollection(tx, {
      ...collection,
      title: title ?? collection.title,
      settings: collectionSettingsSchema.parse({
        ...collection.settings,
        ...settings,
        comments: { ...collection.settings.comments, ...settings?.comments },
      }),
    });
    if ((settings?.comments?.mode ?? 'off') !== 'off') await turnOnComments(tx, siteId);
    await raiseSiteVersion(tx, siteId, deps.now());
    return { kind: 'changed' };
  });
}

/** Shows the comments that an import brought and lets readers add to them, unless somebody has decided otherwise. */
export async function showImportedComments(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { siteId, collectionId }: Pick<ChangeCollection, 'siteId' | 'collectionId'>,
): Promise<void> {
  const collection = await findCollection(tx, siteId, collectionId);
  if (collection?.settings.comments.mode !== 'off') return;
  const comments = { ...collection.settings.comments, mode: 'open' as const };
  await updateCollection(tx, { ...collection, settings: { ...collection.settings, comments } });
  await turnOnComments(tx, siteId);
  await raiseSiteVersion(tx, siteId, deps.now());
}

/** Comments of a collection show only where the site as a whole has comments. */
async function turnOnComments(tx: Queryable, siteId: string): Promise<void> {
  const settings = await findSiteSettings(tx, siteId);
  if (settings && !settings.commentsEnabled)
    await updateSiteSettings(tx, siteId, { ...settings, commentsEnabled: true });
}
