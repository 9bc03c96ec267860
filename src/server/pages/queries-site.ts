/** What pages share: the site with its hosts, its look, and the parts around every page. */
import type { Body } from '#domain/content/content.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import { findLiveSite, findPrimaryHost, type LiveSite } from '../kernel/sites/queries.ts';

/** Ids of the site's own header and footer. */
export async function findShellIds(
  db: Queryable,
  siteId: string,
): Promise<{ header: string | undefined; footer: string | undefined }> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'kind'])
    .where('siteId', '=', siteId)
    .where('kind', 'in', ['header', 'footer'])
    .where('deletedAt', 'is', null)
    .execute();
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id;
  return { header: idOf('header'), footer: idOf('footer') };
}

export interface SiteParts extends LiveSite {
  /** Published bodies of the documents every site has, by kind. */
  readonly bodies: ReadonlyMap<string, Body>;
  readonly primaryHost: string | undefined;
}

export async function findSiteParts(db: Queryable, siteId: string): Promise<SiteParts | undefined> {
  const site = await findLiveSite(db, siteId);
  if (!site) return undefined;
  const bodies = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.publishedId')
    .select(['documents.kind', 'revisions.body'])
    .where('documents.siteId', '=', siteId)
    .where('documents.kind', 'in', ['style', 'navigation', 'header', 'footer'])
    .where('documents.deletedAt', 'is', null)
    .execute();
  return {
    ...site,
    bodies: new Map(bodies.map((row) => [row.kind, readJson(row.body)])),
    primaryHost: await findPrimaryHost(db, siteId),
  };
}

/** Every live site's version with its hosts: what requests are matched against. */
export async function listSiteHosts(
  db: Queryable,
): Promise<{ id: string; identifier: string; version: number; hosts: string[] }[]> {
  const sites = await db
    .selectFrom('sites')
    .select(['id', 'identifier', 'version'])
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const hosts = await db.selectFrom('hosts').select(['host', 'siteId']).execute();
  const bySite = Map.groupBy(hosts, (host) => host.siteId);
  return sites.map((site) => ({ ...site, hosts: (bySite.get(site.id) ?? []).map((host) => host.host) }));
}
