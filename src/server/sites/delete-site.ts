/** Deleting a site takes it off the web at once; it can be undone for 30 days, then its rows and files go. */
import { DAY_MS } from '#domain/time.ts';
import type { MediaTable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findSiteRow, setSiteDeleted } from '../kernel/sites/queries.ts';
import { deleteSiteRow, listLongDeletedSites, listSiteMedia } from './queries.ts';

/** How long a deleted site is kept. */
export const KEEP_DELETED_MS = 30 * DAY_MS;

export type SiteDeleted =
  | { readonly kind: 'deleted'; readonly until: number }
  | { readonly kind: 'missing' | 'unconfirmed'; readonly message: string };

/** @param input.confirmation the site's identifier, typed by whoever deletes it */
export async function deleteSite(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { readonly siteId: string; readonly confirmation: string },
): Promise<SiteDeleted> {
  return deps.db.write(async (tx) => {
    const site = await findSiteRow(tx, input.siteId);
    if (!site || site.deletedAt !== null) return { kind: 'missing', message: 'This site does not exist.' };
    if (input.confirmation.trim() !== site.identifier) {
      return {
        kind: 'unconfirmed',
        message: `Type the site’s name “${site.identifier}” to delete it. Nothing was deleted.`,
      };
    }
    await setSiteDeleted(tx, site.id, { deletedAt: deps.now(), now: deps.now() });
    return { kind: 'deleted', until: deps.now() + KEEP_DELETED_MS };
  });
}

export type SiteRestored =
  | { readonly kind: 'restored' }
  | { readonly kind: 'missing'; readonly message: string };

export async function restoreSite(deps: Pick<Deps, 'db' | 'now'>, siteId: string): Promise<SiteRestored> {
  return deps.db.write(async (tx) => {
    const site = await findSiteRow(tx, siteId);
    if (!site || site.deletedAt === null)
      return { kind: 'missing', message: 'No deleted site has this name.' };
    await setSiteDeleted(tx, site.id, { deletedAt: null, now: deps.now() });
    return { kind: 'restored' };
  });
}

export interface PurgeSitesDeps extends Pick<Deps, 'db' | 'now'> {
  readonly removeFiles: (media: MediaTable) => Promise<void>;
}

/** Rows first, files after: what a crash leaves is a file that nobody can ask for. */
export async function purgeDeletedSites(deps: PurgeSitesDeps, signal: AbortSignal): Promise<void> {
  const before = deps.now() - KEEP_DELETED_MS;
  for (const siteId of await listLongDeletedSites(deps.db.read, before)) {
    signal.throwIfAborted();
    const media = await deps.db.write(async (tx) => {
      const site = await findSiteRow(tx, siteId);
      if (site?.deletedAt == null || site.deletedAt >= before) return [];
      const rows = await listSiteMedia(tx, siteId);
      await deleteSiteRow(tx, siteId);
      return rows;
    });
    for (const row of media) await deps.removeFiles(row);
  }
}
