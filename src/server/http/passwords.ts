/**
 * Passwords of accounts: argon2id, a few at a time, so that guessing takes long and a burst of sign-ins takes
 * neither the memory nor the processors away from visitors.
 */
import { hash, verify } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { kindOfHash } from '#domain/accounts/kept-hash.ts';
import { Seats } from '../db/seats.ts';

/** OWASP's first choice: 19 MiB, two passes, one lane. Argon2id is the library's default. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hash of nothing anybody knows, at the same cost: what the password of an unknown account is compared with. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$NXH4imwDFsRk7tXfJd/59Q$1yPvKfIH4aP5VB1vX8blQ1Vp7pVYpbN6uEu4pOu/+mA';

const AT_ONCE = 2;
const MAX_WAITING = 30;

/** Too many passwords are being checked already. */
export class PasswordsBusyError extends Error {
  override readonly name = 'PasswordsBusyError';
}

export class Passwords {
  readonly #seats = new Seats(AT_ONCE);
  #underWay = 0;

  hash(password: string): Promise<string> {
    return this.#take(() => hash(password.normalize('NFC'), PASSWORD_COST));
  }

  /** @param stored null for an account that is unknown or has none: takes as long, and is false */
  async verify(password: string, stored: string | null): Promise<boolean> {
    const isRight = await this.#take(() => verify(stored ?? NOBODYS_HASH, password.normalize('NFC')));
    return isRight && stored !== null;
  }

  /** @param stored as another program wrote it: of a kind that is not known, nothing matches */
  async verifyImported(password: string, stored: string): Promise<boolean> {
    const kind = kindOfHash(stored);
    if (!kind) return false;
    return this.#take(() => (kind === 'bcrypt' ? verifyBcrypt(password, stored) : verify(stored, password)));
  }

  async #take<T>(action: () => Promise<T>): Promise<T> {
    if (this.#underWay >= AT_ONCE + MAX_WAITING) throw new PasswordsBusyError();
    this.#underWay += 1;
    try {
      return await this.#seats.take(action);
    } finally {
      this.#underWay -= 1;
    }
  }
}
