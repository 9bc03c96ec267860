/**
 * Stolen cards are tried out in shops, a small sum at a time. Whoever has had several refused waits, in whichever cart;
 * where the refusals of a site run high, each address is allowed fewer.
 */
import { BoundedMap } from '#domain/bounded-map.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';

/** Refused payments of one address within an hour, before it waits. */
const OF_ADDRESS = 5;
/** The same, while a site is being used for it. */
const OF_ADDRESS_UNDER_ATTACK = 2;
/** Refused payments of all within ten minutes that no shop has by itself. */
const OF_SITE = 50;
const MAX_KEYS = 20_000;

export class CardTesting {
  readonly #now: () => number;
  readonly #declined = new BoundedMap<string, readonly number[]>(MAX_KEYS);

  constructor(now: () => number) {
    this.#now = now;
  }

  mayPay(siteId: string, address: string): boolean {
    const isAttacked = this.#since(siteId, 10 * MINUTE_MS).length >= OF_SITE;
    const allowed = isAttacked ? OF_ADDRESS_UNDER_ATTACK : OF_ADDRESS;
    return this.#since(`${siteId} ${address}`, HOUR_MS).length < allowed;
  }

  noteDeclined(siteId: string, address: string): void {
    for (const [key, last] of [
      [siteId, OF_SITE],
      [`${siteId} ${address}`, OF_ADDRESS],
    ] as const)
      this.#declined.set(key, [...(this.#declined.get(key) ?? []), this.#now()].slice(-last));
  }

  #since(key: string, ms: number): readonly number[] {
    const from = this.#now() - ms;
    return (this.#declined.get(key) ?? []).filter((at) => at > from);
  }
}
