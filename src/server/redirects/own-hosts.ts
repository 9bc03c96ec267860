/** The hosts at which a site answers. */
import type { OwnHosts } from '#domain/redirects/own-hosts.ts';
import type { Deps } from '../deps.ts';
import { findSiteRow, listHostsOfSite } from '../kernel/sites/queries.ts';
import type { ServerSettings } from '../settings.ts';

export interface HostDeps extends Pick<Deps, 'db'> {
  readonly settings: Pick<ServerSettings, 'siteDomain'>;
}

export async function findOwnHosts({ db, settings }: HostDeps, siteId: string): Promise<OwnHosts> {
  const [site, hosts] = await Promise.all([findSiteRow(db.read, siteId), listHostsOfSite(db.read, siteId)]);
  const own = site ? [`${site.identifier}.${settings.siteDomain}`] : [];
  return new Set([...own, ...hosts].map((host) => host.toLowerCase()));
}
