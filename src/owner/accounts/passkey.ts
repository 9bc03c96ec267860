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
  AbortError: 'That was stopped. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotAllowedError: 'It was cancelled, or took too long. Try again.',
  NotSupportedError: 'This device cannot make the kind of passkey that is needed. Use another one.',
  SecurityError:
    'Passkeys work only under the address that OWNER_ORIGIN names, and only over https or on localhost.',
};

async function inWords(ceremony: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>) {
  try {
    const credential = await ceremony;
    return { ...credential, response: { ...credential.response } };
  } catch (error) {
    const { name } = error as Error;
    throw new ApiError(400, 'passkey', WORDS[name] ?? 'The passkey did not work. Try again.', undefined);
  }
}
