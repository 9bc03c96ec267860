/**
 * Under which name a visitor is counted. With the visit's cookie it is made of the cookie's id. Without one it is made
 * of the address and the browser with a salt that is thrown away the next day: nothing of them is stored, and from then
 * on nobody can tell whose name it was.
 */
import { hash, randomBytes } from 'node:crypto';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { Deps } from '../deps.ts';
import { signatureOf } from '../http/signature.ts';
import { keepSalt } from './queries-hits.ts';

/** Long enough that no two of a site ever share it. */
const LENGTH = 16;
/** Time zones make three of them current at once, at most. */
const MAX_SALTS = 4;

export class VisitorKeys {
  readonly #db: Deps['db'];
  readonly #secret: string;
  readonly #salts = new BoundedMap<string, Promise<string>>(MAX_SALTS);
  readonly #atHand = new BoundedMap<string, string>(MAX_SALTS);

  constructor({ db, secret }: Pick<Deps, 'db'> & { readonly secret: string }) {
    this.#db = db;
    this.#secret = secret;
  }

  ofCookie(siteId: string, id: string): string {
    return signatureOf(this.#secret, ['visit', siteId, id]).slice(0, LENGTH);
  }

  /** @param day of the site, `2026-11-21` */
  async ofDay(siteId: string, day: string, told: readonly [address: string, userAgent: string]) {
    return keyOf(await this.#saltOf(day), [siteId, ...told]);
  }

  /** Without asking the database; undefined where that is needed. */
  peekOfDay(siteId: string, day: string, told: readonly [address: string, userAgent: string]) {
    const salt = this.#atHand.get(day);
    return salt === undefined ? undefined : keyOf(salt, [siteId, ...told]);
  }

  #saltOf(day: string): Promise<string> {
    const known = this.#salts.get(day);
    if (known !== undefined) return known;
    const salt = this.#db.write((tx) => keepSalt(tx, day, randomBytes(32).toString('base64url')));
    this.#salts.set(day, salt);
    salt.then(
      (value) => this.#atHand.set(day, value),
      () => this.#salts.delete(day),
    );
    return salt;
  }
}

/**
 * One call into the library: pages in several versions ask for it before they are found in the cache, where a signature
 * would take most of the time. The salt has a fixed length and is secret.
 */
function keyOf(salt: string, about: readonly string[]): string {
  return hash('sha256', [salt, ...about].join('\n'), 'base64url').slice(0, LENGTH);
}
