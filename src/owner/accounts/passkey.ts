/** The browser's side of passkeys. Its library is fetched when somebody uses one. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyQuestion } from '#domain/accounts/calls-security.ts';
import { ApiError } from '../api.ts';

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Lets the browser answer with a passkey. */
export async function answerWithPasskey({ challenge, options }: PasskeyQuestion) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { challenge, credential: await inWords(startAuthentication({ optionsJSON })) };
}

/** Lets the browser make a passkey. */
export async function makePasskey({ challenge, options }: PasskeyQuestion) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { challenge, credential: await inWords(startRegistration({ optionsJSON })) };
}

const WORDS: Readonly<Record<string, string>> = {
  AbortError: 'Cancelled. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'Cancelled, or it took too long. Try again.',
  NotSupportedError: 'This device doesn’t support this kind of passkey. Use another device.',
  SecurityError: 'Passkeys only work at the address set in OWNER_ORIGIN, over https or on localhost.',
};

async function inWords(ceremony: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>) {
  try {
    const credential = await ceremony;
    return { ...credential, response: { ...credential.response } };
  } catch (error) {
    const { name } = error as Error;
    throw new ApiError(400, 'passkey', WORDS[name] ?? 'That passkey didn’t work. Try again.', undefined);
  }
}
