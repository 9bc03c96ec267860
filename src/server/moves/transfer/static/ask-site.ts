/** A site as a plain web server would have it: where it stands, and its answers as they are copied. */
import { listSites } from '../../../kernel/sites/queries.ts';
import type { SiteAddress } from './static-names.ts';
import type { StaticDeps } from './static-site.ts';

/** Pictures are kept in the one modern format that every browser reads, since a plain server cannot choose. */
const ACCEPT = 'text/html, image/webp, image/*;q=0.8, */*;q=0.5';

interface AskDeps extends Pick<StaticDeps, 'db'> {
  readonly settings: { readonly ownerOrigin: string; readonly siteDomain: string };
  /** The server as visitors ask it. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

export async function askSite(
  { db, settings, fetch }: AskDeps,
  { siteId, identifier }: { readonly siteId: string; readonly identifier: string },
): Promise<{ readonly origin: string; readonly fetch: StaticDeps['fetch'] }> {
  const own = `${identifier}.${settings.siteDomain}`;
  const site = (await listSites(db.read)).find((each) => each.id === siteId);
  const { protocol } = new URL(settings.ownerOrigin);
  return {
    origin: `${protocol}//${site?.hosts.find((host) => host.isPrimary)?.host ?? own}`,
    fetch: async (address: SiteAddress) =>
      fetch(new Request(`http://${own}${address}`, { headers: { host: own, accept: ACCEPT } })),
  };
}
