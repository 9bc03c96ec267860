/** Passkeys (WebAuthn): added with the password, used alone to sign in or as the step after the password. */
import {
  askPasskey,
  MOST_PASSKEYS,
  offerPasskey as offer,
  readNewPasskey,
  verifyPasskey,
} from '../../http/web-authn.ts';
import { findAccount } from '../queries-accounts.ts';
import { openAccount, type SignedIn, type Visit } from '../sign-in.ts';
import { closeChallenge, openChallenge, readChallenge, tryChallenge } from './challenges.ts';
import { confirmPassword, note, WRONG_PASSWORD } from './change-totp.ts';
import type { Refusal, SecurityDeps } from './deps.ts';
import { findPasskey, insertPasskey, listPasskeys, notePasskeyUse, setChallengeNonce } from './queries.ts';
import { CHALLENGE_GONE } from './second-factor.ts';

type PasskeyDeps = Pick<SecurityDeps, 'db' | 'now' | 'newId' | 'log' | 'passwords' | 'ownerOrigin'>;

const UNKNOWN: Refusal = {
  kind: 'refused',
  message: 'We don’t recognise this passkey. Use another one, or sign in with your password.',
};
const NOT_TAKEN: Refusal = {
  kind: 'refused',
  message: 'We couldn’t verify the passkey. Try again, or sign in another way.',
};

interface Question {
  readonly challenge: string;
  readonly options: Readonly<Record<string, unknown>>;
}

export async function offerPasskey(
  deps: PasskeyDeps,
  input: { readonly accountId: string; readonly password: string },
): Promise<(Question & { readonly kind: 'asked' }) | Refusal> {
  const account = await confirmPassword(deps, input.accountId, input.password);
  if (!account) return WRONG_PASSWORD;
  const known = await listPasskeys(deps.db.read, account.id);
  if (known.length >= MOST_PASSKEYS)
    return {
      kind: 'invalid',
      message: `You can have up to ${MOST_PASSKEYS} passkeys. Remove one you no longer use.`,
    };
  const options = await offer({ origin: deps.ownerOrigin, product: 'Vitrine', user: account, known });
  const asked = { purpose: 'new-passkey', accountId: account.id, nonce: options.challenge } as const;
  const { id } = await deps.db.write((tx) => openChallenge(tx, deps, asked));
  return { kind: 'asked', challenge: id, options };
}

export async function addPasskey(
  deps: PasskeyDeps,
  input: {
    readonly accountId: string;
    readonly challenge: string;
    readonly credential: unknown;
    readonly name: string;
  },
): Promise<{ readonly kind: 'added'; readonly id: string } | Refusal> {
  const challenge = await readChallenge(deps.db.read, deps, input.challenge, 'new-passkey');
  if (challenge?.accountId !== input.accountId || challenge.nonce === null) return CHALLENGE_GONE;
  const place = { origin: deps.ownerOrigin, challenge: challenge.nonce };
  const made = await readNewPasskey(deps.log, place, input.credential);
  if (!made) return NOT_TAKEN;
  return deps.db.write(async (tx) => {
    if (!(await closeChallenge(tx, challenge))) return CHALLENGE_GONE;
    const isNew = await insertPasskey(tx, {
      ...made,
      accountId: input.accountId,
      name: input.name,
      createdAt: deps.now(),
      lastUsedAt: null,
    });
    if (!isNew) return { kind: 'invalid', message: 'This passkey is already registered.' } as const;
    await note(tx, deps, input.accountId, 'passkey-added', `added the passkey “${input.name}”`);
    return { kind: 'added', id: made.id };
  });
}

/** Asks for any passkey of this place: whose it is, the answer says. */
export async function askForPasskey(deps: PasskeyDeps): Promise<Question> {
  const options = await askPasskey({ origin: deps.ownerOrigin, isAlone: true });
  const { id } = await deps.db.write((tx) =>
    openChallenge(tx, deps, { purpose: 'passkey', accountId: null, nonce: options.challenge }),
  );
  return { challenge: id, options };
}

/** Asks for a passkey of the account whose password was right. */
export async function askForSecondPasskey(
  deps: PasskeyDeps,
  challengeId: string,
): Promise<Question | Refusal> {
  const challenge = await readChallenge(deps.db.read, deps, challengeId, 'second-factor');
  if (!challenge?.accountId) return CHALLENGE_GONE;
  const known = await listPasskeys(deps.db.read, challenge.accountId);
  const options = await askPasskey({ origin: deps.ownerOrigin, known, isAlone: false });
  await deps.db.write((tx) => setChallengeNonce(tx, challenge.hash, options.challenge));
  return { challenge: challengeId, options };
}

export interface PasskeyAnswer {
  readonly challenge: string;
  readonly credential: { readonly id: string };
  /** Only where the passkey is all there is; after a password it was said before. */
  readonly remember?: boolean;
}

/** @param purpose `passkey`: instead of a password. `second-factor`: after one. */
export async function answerWithPasskey(
  deps: PasskeyDeps,
  purpose: 'passkey' | 'second-factor',
  answer: PasskeyAnswer,
  visit: Visit,
): Promise<SignedIn> {
  const challenge = await deps.db.write((tx) => tryChallenge(tx, deps, answer.challenge, purpose));
  if (!challenge?.nonce) return CHALLENGE_GONE;
  const passkey = await findPasskey(deps.db.read, answer.credential.id);
  const isOther = challenge.accountId !== null && challenge.accountId !== passkey?.accountId;
  if (!passkey || isOther) return UNKNOWN;
  const counter = await verifyPasskey(deps.log, {
    ...{ origin: deps.ownerOrigin, challenge: challenge.nonce, passkey },
    ...{ credential: answer.credential, isAlone: purpose === 'passkey' },
  });
  if (counter === undefined) return NOT_TAKEN;
  return deps.db.write(async (tx): Promise<SignedIn> => {
    const account = await findAccount(tx, passkey.accountId);
    if (!account || !(await closeChallenge(tx, challenge))) return CHALLENGE_GONE;
    const use = { id: passkey.id, before: passkey.counter, counter, now: deps.now() };
    if (!(await notePasskeyUse(tx, use))) return NOT_TAKEN;
    const isRemembered = answer.remember ?? challenge.isRemembered === 1;
    return { kind: 'signed-in', session: await openAccount(tx, deps, account, { ...visit, isRemembered }) };
  });
}
