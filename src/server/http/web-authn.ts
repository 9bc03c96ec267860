/** Passkeys (WebAuthn): what browsers are asked and whether their answers are right. Owners and members use the same. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../deps.ts';

/** Its readers of certificates take 15 MB, and most servers are never asked for a passkey. */
const library = () => import('@simplewebauthn/server');

export const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256, as COSE numbers them: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** The origin of the page, whose host is the id of the relying party: a passkey works at that host only. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly challenge: string;
}

/** A passkey, as its table keeps it. */
export interface KeptPasskey {
  /** The credential’s. */
  readonly id: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  /** Separated by spaces. */
  readonly transports: string;
}

export type NewPasskey = KeptPasskey & { readonly isSynced: number };
type PasskeyOptions = Readonly<Record<string, unknown>> & { readonly challenge: string };

interface Offer {
  readonly origin: string;
  /** Absent: a random one. */
  readonly challenge?: string;
  readonly product: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  /** Devices that have one of these refuse another. */
  readonly known: readonly KeptPasskey[];
}

export async function offerPasskey({
  origin,
  challenge,
  product,
  user,
  known,
}: Offer): Promise<PasskeyOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: product,
    rpID: rpIdOf(origin),
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    ...(challenge !== undefined && { challenge: bytesOf(challenge) }),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(credentialOf),
    // One that can be used without typing an address first, and that asks for finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** @returns undefined where the browser’s answer is wrong */
export async function readNewPasskey(
  log: Deps['log'],
  { origin, challenge }: PasskeyPlace,
  credential: unknown,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => logged(log, error));
  if (!verified?.verified) return undefined;
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  return {
    id: made.id,
    publicKey: Buffer.from(made.publicKey).toString('base64url'),
    counter: made.counter,
    transports: (made.transports ?? []).join(' '),
    isSynced: credentialBackedUp ? 1 : 0,
  };
}

interface Ask {
  readonly origin: string;
  readonly challenge?: string;
  /** Those that may answer. Absent: any that the browser has for this place. */
  readonly known?: readonly KeptPasskey[];
  /** Without a password before it. */
  readonly isAlone: boolean;
}

export async function askPasskey({ origin, challenge, known, isAlone }: Ask): Promise<PasskeyOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(origin),
    ...(challenge !== undefined && { challenge: bytesOf(challenge) }),
    ...(known && { allowCredentials: known.map(credentialOf) }),
    userVerification: isAlone ? 'required' : 'preferred',
  });
  return { ...options };
}

interface Answered extends PasskeyPlace {
  readonly passkey: KeptPasskey;
  readonly credential: unknown;
  readonly isAlone: boolean;
}

/** @returns the authenticator’s counter, if the answer is right; one that has not grown is a copy’s */
export async function verifyPasskey(
  log: Deps['log'],
  { origin, challenge, passkey, credential, isAlone }: Answered,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpIdOf(origin),
    credential: {
      ...credentialOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // Alone, it must prove something the person knows or is, too.
    requireUserVerification: isAlone,
  }).catch((error: unknown) => logged(log, error));
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

function rpIdOf(origin: string): string {
  return new URL(origin).hostname;
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

function credentialOf({ id, transports }: KeptPasskey): { id: string; transports: string[] } {
  return { id, transports: transports.split(' ').filter((each) => each !== '') };
}

function logged(log: Deps['log'], error: unknown): undefined {
  log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'a passkey was not accepted');
  return undefined;
}
