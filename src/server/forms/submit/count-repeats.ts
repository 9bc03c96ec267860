/** How often the same long text was sent lately: kept in memory, as a hint only. */
import { createHash } from 'node:crypto';
import { BoundedMap } from '#domain/bounded-map.ts';
import { MINUTE_MS } from '#domain/time.ts';

const LATELY_MS = 30 * MINUTE_MS;
const MAX_KEPT = 20_000;
/** Short answers are alike by themselves. */
const MIN_LENGTH = 40;

export class Repeats {
  readonly #now: () => number;
  readonly #seen = new BoundedMap<string, { count: number; at: number }>(MAX_KEPT);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes the texts, and says how often they came before. */
  note(texts: readonly string[]): number {
    const text = texts.join('\n').trim().toLowerCase();
    if (text.length < MIN_LENGTH) return 0;
    const now = this.#now();
    const key = createHash('sha256').update(text).digest('base64');
    const seen = this.#seen.get(key);
    const count = seen && seen.at > now - LATELY_MS ? seen.count : 0;
    this.#seen.set(key, { count: count + 1, at: now });
    return count;
  }
}
