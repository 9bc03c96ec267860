/** How many sign-in attempts are allowed: by address, by account from one address, and by account at all. */
import { createHash } from 'node:crypto';
import { RateLimiter } from './rate-limit.ts';

const ADDRESS = { burst: 20, everyMs: 15_000 };
const ACCOUNT_FROM_ADDRESS = { burst: 6, everyMs: 30_000 };
/** Wide: guesses from many places must not lock an owner out. */
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
    const key = keyOf(account);
    return this.#pairs.take(`${key} ${address}`) && this.#accounts.take(key);
  }

  /**
   * Gives back the try of someone who signed in, so that only wrong guesses lock an account. The address still
   * pays: comparing passwords costs as much for an account of one's own.
   */
  giveBack(address: string, account: string): void {
    const key = keyOf(account);
    this.#pairs.giveBack(`${key} ${address}`);
    this.#accounts.giveBack(key);
  }
}

/** Of one length, however long the typed address is. */
function keyOf(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
