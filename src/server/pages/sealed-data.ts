/** Drafts show files that are not for everyone to the people who work on the site, and to those who have a preview link. */
import type { SiteData } from '#domain/site-data.ts';
import type { Queryable } from '../db/schema.ts';
import { type SealDeps, sealMedia } from '../kernel/media/seal-media.ts';

export function sealedData(
  { db, ...seal }: SealDeps & { readonly db: { readonly read: Queryable } },
  siteId: string,
  data: SiteData,
): SiteData {
  const deps = { secret: seal.secret, now: seal.now, db: db.read };
  return {
    ...data,
    async media(ids) {
      const views = await sealMedia(deps, siteId, [...(await data.media(ids)).values()]);
      return new Map(views.map((view) => [view.id, view]));
    },
    mediaInGroup: async (groupId, limit) => sealMedia(deps, siteId, await data.mediaInGroup(groupId, limit)),
  };
}
