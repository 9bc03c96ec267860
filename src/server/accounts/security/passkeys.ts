/** Passkeys (WebAuthn): added with the password, used alone to sign in or as the step after the password. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { findAccount } from '../queries-accounts.ts';
import { openAccount, type SignedIn, type Visit } from '../sign-in.ts';
import type { PasskeyTable, SignInChallengeTable } from '../tables.ts';
import { closeChallenge, openChallenge, readChallenge, tryChallenge } from './challenges.ts';
import { confirmPassword, note, WRONG_PASSWORD } from './change-totp.ts';
import type { Refusal, SecurityDeps } from './deps.ts';
import { findPasskey, insertPasskey, listPasskeys, notePasskeyUse, setChallengeNonce } from './queries.ts';
import { CHALLENGE_GONE } from './second-factor.ts';

/** Its readers of certificates take 15 MB, and most servers are never asked for a passkey. */
const webAuthn = () => import('@simplewebauthn/server');

type PasskeyDeps = Pick<SecurityDeps, 'db' | 'now' | 'newId' | 'log' | 'passwords' | 'ownerOrigin'>;

const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256, as COSE numbers them: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];
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

function rpIdOf({ ownerOrigin }: Pick<SecurityDeps, 'ownerOrigin'>): string {
  return new URL(ownerOrigin).hostname;
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
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Vitrine',
    rpID: rpIdOf(deps),
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(credentialOf),
    // One that can be used without typing an address first, and that asks for finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const asked = { purpose: 'new-passkey', accountId: account.id, nonce: options.challenge } as const;
  const { id } = await deps.db.write((tx) => openChallenge(tx, deps, asked));
  return { kind: 'asked', challenge: id, options: { ...options } };
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
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: input.credential as RegistrationResponseJSON,
    expectedChallenge: challenge.nonce,
    expectedOrigin: deps.ownerOrigin,
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => logged(deps, error));
  if (!verified?.verified) return NOT_TAKEN;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return deps.db.write(async (tx) => {
    if (!(await closeChallenge(tx, challenge))) return CHALLENGE_GONE;
    const isNew = await insertPasskey(tx, {
      id: credential.id,
      accountId: input.accountId,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: (credential.transports ?? []).join(' '),
      name: input.name,
      isSynced: credentialBackedUp ? 1 : 0,
      createdAt: deps.now(),
      lastUsedAt: null,
    });
    if (!isNew) return { kind: 'invalid', message: 'This passkey is already registered.' } as const;
    await note(tx, deps, input.accountId, 'passkey-added', `added the passkey “${input.name}”`);
    return { kind: 'added', id: credential.id };
  });
}

/** Asks for any passkey of this place: whose it is, the answer says. */
export async function askForPasskey(deps: PasskeyDeps): Promise<Question> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: rpIdOf(deps), userVerification: 'required' });
  const { id } = await deps.db.write((tx) =>
    openChallenge(tx, deps, { purpose: 'passkey', accountId: null, nonce: options.challenge }),
  );
  return { challenge: id, options: { ...options } };
}

/** Asks for a passkey of the account whose password was right. */
export async function askForSecondPasskey(
  deps: PasskeyDeps,
  challengeId: string,
): Promise<Question | Refusal> {
  const challenge = await readChallenge(deps.db.read, deps, challengeId, 'second-factor');
  if (!challenge?.accountId) return CHALLENGE_GONE;
  const known = await listPasskeys(deps.db.read, challenge.accountId);
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(deps),
    allowCredentials: known.map(credentialOf),
    userVerification: 'preferred',
  });
  await deps.db.write((tx) => setChallengeNonce(tx, challenge.hash, options.challenge));
  return { challenge: challengeId, options: { ...options } };
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
  const counter = await verifyAnswer(deps, challenge, passkey, answer.credential);
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

/** The authenticator's counter, if the answer is right; one that has not grown is a copy's. */
async function verifyAnswer(
  deps: PasskeyDeps,
  challenge: SignInChallengeTable,
  passkey: PasskeyTable,
  credential: unknown,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge.nonce ?? '',
    expectedOrigin: deps.ownerOrigin,
    expectedRPID: rpIdOf(deps),
    credential: {
      ...credentialOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // Alone it has to stand for something one knows as well as something one has.
    requireUserVerification: challenge.purpose === 'passkey',
  }).catch((error: unknown) => logged(deps, error));
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function credentialOf({ id, transports }: PasskeyTable): { id: string; transports: string[] } {
  return { id, transports: transports.split(' ').filter((each) => each !== '') };
}

function logged({ log }: PasskeyDeps, error: unknown): undefined {
  log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was not taken');
  return undefined;
}
