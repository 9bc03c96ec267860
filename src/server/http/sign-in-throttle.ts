/** How often somebody may try to get in: by address, by account from one address, and by account at all. */
import { createHash } from 'node:crypto';
import { RateLimiter } from './rate-limit.ts';

const ADDRESS = { burst: 20, everyMs: 15_000 };
const ACCOUNT_FROM_ADDRESS = { burst: 6, everyMs: 30_000 };
/** Wide: nobody is to lock an owner out by guessing from many places. */
const ACCOUNT = { burst: 40, everyMs: 15_000 };

export class SignInThrottle {
  readonly #addresses: RateLimiter;
  readonly #pairs: RateLimiter;
  readonly #accounts: RateLimiter;

  constructor(now: () => number) {
    this.#addresses = new RateLimiter(ADDRESS, now);
    this.#pairs = new RateLimiter(ACCOUNT_FROM_ADDRESS, now);
    this.#accounts = new RateLimiter(ACCOUNT, now);
  }

  /** Takes one try. Without an account, as for links, the address alone counts. */
  take(address: string, account?: string): boolean {
    if (!this.#addresses.take(address)) return false;
    if (account === undefined) return true;
    // Of one length, whatever was typed.
    const key = createHash('sha256').update(account).digest('base64url');
    return this.#pairs.take(`${key} ${address}`) && this.#accounts.take(key);
  }
}
