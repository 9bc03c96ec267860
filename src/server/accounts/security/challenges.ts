/** Questions that are open between two calls: answered within minutes, a few times at most, and only once rightly. */

import { MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import type { SignInChallengeTable } from '../tables.ts';
import {
  deleteChallenge,
  deleteExpiredChallenges,
  findChallenge,
  insertChallenge,
  takeTry,
} from './queries.ts';

const OPEN_MS = 5 * MINUTE_MS;
const MAX_TRIES = 5;

/** `second-factor`: after a right password. The others: a passkey alone, and a new one. */
export type ChallengePurpose = 'second-factor' | 'passkey' | 'new-passkey';

export interface NewChallenge {
  readonly purpose: ChallengePurpose;
  readonly accountId: string | null;
  readonly isRemembered?: boolean;
  readonly nonce?: string;
}

export async function openChallenge(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { purpose, accountId, isRemembered = false, nonce }: NewChallenge,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const id = newToken();
  const expiresAt = deps.now() + OPEN_MS;
  await deleteExpiredChallenges(tx, deps.now());
  await insertChallenge(tx, {
    hash: hashToken(id),
    purpose,
    accountId,
    isRemembered: isRemembered ? 1 : 0,
    nonce: nonce ?? null,
    attempts: 0,
    expiresAt,
  });
  return { id, expiresAt };
}

/** The question, if it is still open; takes no try. */
export async function readChallenge(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  id: string,
  purpose: ChallengePurpose,
): Promise<SignInChallengeTable | undefined> {
  const challenge = await findChallenge(db, hashToken(id), purpose);
  return challenge && challenge.expiresAt > deps.now() ? challenge : undefined;
}

/** Takes one try at a question; undefined when it is closed. */
export async function tryChallenge(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  id: string,
  purpose: ChallengePurpose,
): Promise<SignInChallengeTable | undefined> {
  const challenge = await readChallenge(tx, deps, id, purpose);
  return challenge && (await takeTry(tx, challenge.hash, MAX_TRIES)) ? challenge : undefined;
}

/** Closes a question that was answered; false when somebody else has been quicker. */
export async function closeChallenge(tx: Queryable, { hash }: SignInChallengeTable): Promise<boolean> {
  return deleteChallenge(tx, hash);
}
