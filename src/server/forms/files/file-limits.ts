/** How often files are taken, whichever way they come. */
import { RateLimiter } from '../../http/rate-limit.ts';

/** Of one address on one site, and of all of a site. */
const OF_ONE = { burst: 40, everyMs: 3000 };
const OF_ALL = { burst: 400, everyMs: 200 };

/** Takes one try; false when there is none left. */
export type MayTakeFile = (siteId: string, address: string) => boolean;

export function limitFiles(now: () => number): MayTakeFile {
  const ofOne = new RateLimiter(OF_ONE, now);
  const ofAll = new RateLimiter(OF_ALL, now);
  return (siteId, address) => ofOne.take(`${siteId} ${address}`) && ofAll.take(siteId);
}
