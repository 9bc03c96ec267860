/**
 * Stolen cards are tried out in shops, a small sum at a time. Whoever has had several refused waits, in whichever cart;
 * where the refusals of a site run high, each address is allowed fewer. A shop with a captcha asks for it before that,
 * and of everybody while it is being used: whoever solves it for each try is allowed more of them.
 */
import { BoundedMap } from '#domain/bounded-map.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';

/** Refused payments of one address within an hour, before it waits. */
const OF_ADDRESS = 5;
/** The same, while a site is being used for it. */
const OF_ADDRESS_UNDER_ATTACK = 2;
/** Refused payments of one address within an hour, before it is asked for a captcha. */
const BEFORE_CAPTCHA = 3;
/** Before it waits, with a captcha solved for each. */
const OF_ADDRESS_SOLVING = 10;
/** Refused payments of all within ten minutes that no shop has by itself. */
const OF_SITE = 50;
const MAX_KEYS = 20_000;

export class CardTesting {
  readonly #now: () => number;
  readonly #declined = new BoundedMap<string, readonly number[]>(MAX_KEYS);

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * In a shop that has a captcha.
   * @param sender identifies the visitor’s address, as orders keep it
   */
  asksCaptcha(siteId: string, sender: string): boolean {
    return this.#isAttacked(siteId) || this.#declinedOf(siteId, sender) >= BEFORE_CAPTCHA;
  }

  /** @param hasSolved a captcha, for this try */
  mayPay(siteId: string, sender: string, hasSolved = false): boolean {
    const unsolved = this.#isAttacked(siteId) ? OF_ADDRESS_UNDER_ATTACK : OF_ADDRESS;
    return this.#declinedOf(siteId, sender) < (hasSolved ? OF_ADDRESS_SOLVING : unsolved);
  }

  noteDeclined(siteId: string, sender: string): void {
    this.#note(siteId, OF_SITE);
    this.noteGivenUp(siteId, sender);
  }

  /** Nothing was paid where the buyer was sent to pay. Shops have many of these, so a site is not attacked by them. */
  noteGivenUp(siteId: string, sender: string): void {
    this.#note(`${siteId} ${sender}`, OF_ADDRESS_SOLVING);
  }

  #note(key: string, last: number): void {
    this.#declined.set(key, [...(this.#declined.get(key) ?? []), this.#now()].slice(-last));
  }

  #isAttacked(siteId: string): boolean {
    return this.#since(siteId, 10 * MINUTE_MS).length >= OF_SITE;
  }

  #declinedOf(siteId: string, sender: string): number {
    return this.#since(`${siteId} ${sender}`, HOUR_MS).length;
  }

  #since(key: string, ms: number): readonly number[] {
    const from = this.#now() - ms;
    return (this.#declined.get(key) ?? []).filter((at) => at > from);
  }
}
