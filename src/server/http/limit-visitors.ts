/** How often visitors may call: each by the site and their address, and where it matters all of a site together. */
import type { Context } from 'hono';
import type { ClientAddress } from './client-address.ts';
import { type RateLimit, RateLimiter } from './rate-limit.ts';
import type { SiteEnvironment } from './site-environment.ts';

interface LimitDeps {
  readonly now: () => number;
  readonly clientAddress: ClientAddress;
}

/** Takes one try; false when there is none left. */
export type MayCall = (context: Context<SiteEnvironment>) => boolean;

export function limitVisitors(deps: LimitDeps, ofOne: RateLimit, ofSite?: RateLimit): MayCall {
  const visitors = new RateLimiter(ofOne, deps.now);
  const sites = ofSite && new RateLimiter(ofSite, deps.now);
  return (context) => {
    const { id } = context.get('site');
    return visitors.take(`${id} ${deps.clientAddress(context)}`) && sites?.take(id) !== false;
  };
}
