/** Token buckets in memory, by any key: how often something may be tried. */
import { BoundedMap } from '#domain/bounded-map.ts';

export interface RateLimit {
  /** Tries at once. */
  readonly burst: number;
  /** One more try every so often. */
  readonly everyMs: number;
}

interface Bucket {
  tokens: number;
  at: number;
  keptAt: number;
}

const MAX_KEYS = 50_000;
const KEPT_ANEW_MS = 1000;

export class RateLimiter {
  readonly #limit: RateLimit;
  readonly #now: () => number;
  readonly #buckets = new BoundedMap<string, Bucket>(MAX_KEYS);

  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Takes one try; false when there is none left. */
  take(key: string): boolean {
    const now = this.#now();
    const { burst, everyMs } = this.#limit;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now, keptAt: Number.NaN };
    // A clock that is set back locks nobody out.
    const passed = Math.max(0, now - bucket.at);
    const tokens = Math.min(burst, bucket.tokens + passed / everyMs);
    bucket.tokens = tokens >= 1 ? tokens - 1 : tokens;
    bucket.at = now;
    // Among those that go last; said rarely, since one key may be taken thousands of times a second.
    if (!(Math.abs(now - bucket.keptAt) < KEPT_ANEW_MS)) {
      bucket.keptAt = now;
      this.#buckets.set(key, bucket);
    }
    return tokens >= 1;
  }

  /** Gives one taken try back. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#limit.burst, bucket.tokens + 1);
  }
}
