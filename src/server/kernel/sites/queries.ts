import { parseOnce } from '#domain/parse-once.ts';
import { pick } from '#domain/pick.ts';
import { type SiteSettings, siteSettingsSchema } from '#domain/settings/site-settings.ts';
import type { Site } from '#domain/sites/calls.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable, SiteTable } from '../../db/schema.ts';
import { refreshGates } from './queries-gates.ts';

export type SiteRow = Omit<Site, 'url' | 'keptUntil'>;

/** The oldest first. */
export async function listSites(
  db: Queryable,
  { isDeleted = false }: { readonly isDeleted?: boolean } = {},
): Promise<SiteRow[]> {
  const sites = await db
    .selectFrom('sites')
    .selectAll()
    .where('deletedAt', isDeleted ? 'is not' : 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const hosts = await db.selectFrom('hosts').selectAll().orderBy('host').execute();
  return sites.map((site) => ({
    id: site.id,
    identifier: site.identifier,
    title: settingsOf(site).title,
    ...pick(site, 'version', 'createdAt', 'updatedAt', 'deletedAt'),
    hosts: hosts
      .filter((host) => host.siteId === site.id)
      .map((host) => ({ host: host.host, isPrimary: host.isPrimary === 1 })),
  }));
}

export async function findSiteByIdentifier(
  db: Queryable,
  identifier: string,
): Promise<SiteTable | undefined> {
  return db.selectFrom('sites').selectAll().where('identifier', '=', identifier).executeTakeFirst();
}

/** Deleted or not. */
export async function findSiteRow(db: Queryable, siteId: string): Promise<SiteTable | undefined> {
  return db.selectFrom('sites').selectAll().where('id', '=', siteId).executeTakeFirst();
}

const primaryHosts = prepared((db, { siteId }: { readonly siteId: string }) =>
  db.selectFrom('hosts').select('host').where('siteId', '=', siteId).where('isPrimary', '=', 1),
);

export async function findPrimaryHost(db: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await primaryHosts(db, { siteId });
  return row?.host;
}

export async function listHostsOfSite(db: Queryable, siteId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('hosts')
    .select('host')
    .where('siteId', '=', siteId)
    .orderBy('host')
    .execute();
  return rows.map(({ host }) => host);
}

export async function updateSiteSettings(
  tx: Queryable,
  siteId: string,
  settings: SiteSettings,
): Promise<void> {
  await tx
    .updateTable('sites')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', siteId)
    .execute();
}

export interface LiveSite
  extends Pick<SiteTable, 'id' | 'identifier' | 'version' | 'status' | 'websiteType'> {
  readonly settings: SiteSettings;
}

const liveSites = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('sites')
    .select(['id', 'identifier', 'version', 'settings', 'status', 'websiteType'])
    .where('id', '=', siteId)
    .where('deletedAt', 'is', null),
);

/** A site that has not been deleted. */
export async function findLiveSite(db: Queryable, siteId: string): Promise<LiveSite | undefined> {
  const [row] = await liveSites(db, { siteId });
  return row && { ...row, settings: settingsOf(row) };
}

export async function findSiteSettings(db: Queryable, siteId: string): Promise<SiteSettings | undefined> {
  return (await findLiveSite(db, siteId))?.settings;
}

/** The language of a site, which spells the addresses made from its titles. */
export async function findLocale(db: Queryable, siteId: string): Promise<string> {
  return (await findSiteSettings(db, siteId))?.locale ?? '';
}

/** UTC where there is no such site. */
export async function findTimeZone(db: Queryable, siteId: string): Promise<string> {
  return (await findSiteSettings(db, siteId))?.timeZone ?? 'UTC';
}

const parse = parseOnce((settings) => siteSettingsSchema.parse(JSON.parse(settings)));

export function settingsOf({ settings }: Pick<SiteTable, 'settings'>): SiteSettings {
  return parse(settings);
}

/** What mails call a site. */
export async function findSiteName(db: Queryable, siteId: string): Promise<string> {
  const row = await findSiteRow(db, siteId);
  return row ? settingsOf(row).title : 'Your site';
}

/**
 * Says that something visitors can see has changed: cached pages of the site are no longer used, and who may see which
 * of them is worked out again. Called after the change itself.
 * @returns whether there is such a site
 */
export async function raiseSiteVersion(db: Queryable, siteId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sites')
    .set((eb) => ({ version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', siteId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  await refreshGates(db, siteId);
  return numUpdatedRows > 0n;
}

/** The version grows, so that nothing kept of the site is served as its present state. */
export async function setSiteDeleted(
  db: Queryable,
  siteId: string,
  to: { readonly deletedAt: number | null; readonly now: number },
): Promise<void> {
  await db
    .updateTable('sites')
    .set((eb) => ({ deletedAt: to.deletedAt, updatedAt: to.now, version: eb('version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
}

/** The site's name, hosts and people stay; so does its standing. */
export async function updateRestoredSite(tx: Queryable, site: SiteTable): Promise<void> {
  await tx
    .updateTable('sites')
    .set((eb) => ({ settings: site.settings, updatedAt: site.updatedAt, version: eb('version', '+', 1) }))
    .where('id', '=', site.id)
    .execute();
}

/** Lifts every site above a version, so that nothing cached before can pass for what is there now. */
export async function liftSiteVersions(tx: Queryable, above: number): Promise<void> {
  await tx
    .updateTable('sites')
    .set((eb) => ({ version: eb('version', '+', above + 1) }))
    .execute();
}
