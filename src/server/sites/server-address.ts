/** Where this server is, as far as its own name tells: what owners' DNS records have to lead to. */
import { hostNameOf } from '#domain/hosts/dns-records.ts';
import type { ServerAddress } from '#domain/sites/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { isPublicAddress } from '../http/outgoing/public-address.ts';
import type { ServerSettings } from '../settings.ts';
import type { Reach } from './reach-host.ts';

export type ServerAddresses = () => Promise<ServerAddress>;

/** The DNS is asked this often at most. */
const KEEP_MS = MINUTE_MS;

export function serverAddresses(deps: {
  readonly now: Deps['now'];
  readonly reach: Reach;
  readonly settings: Pick<ServerSettings, 'ownerOrigin'>;
}): ServerAddresses {
  const { host, port } = new URL(deps.settings.ownerOrigin);
  const name = hostNameOf(host);
  let known: { readonly at: number; readonly found: ReturnType<Reach['resolve']> } | undefined;
  return async () => {
    if (!known || known.at + KEEP_MS < deps.now())
      known = { at: deps.now(), found: deps.reach.resolve(name) };
    const { ipv4, ipv6 } = (await known.found) ?? { ipv4: [], ipv6: [] };
    const all = [...ipv4, ...ipv6];
    return {
      name,
      ipv4,
      ipv6,
      isPublic: all.length > 0 && all.every(isPublicAddress),
      ...(port !== '' && { port }),
    };
  };
}
