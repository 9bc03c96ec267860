/** The browser's side of passkeys. Its library is fetched when somebody uses one. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyQuestion } from '#domain/accounts/calls-security.ts';
import { ApiError } from '../api.ts';
import * as say from './words/en.ts';

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
  AbortError: say.cancelledTryAgain,
  InvalidStateError: say.thisDeviceAlreadyHasAPasskey,
  NotAllowedError: say.cancelledOrItTookTooLong,
  NotSupportedError: say.thisDeviceDoesntSupportThisKind,
  SecurityError: say.passkeysOnlyWorkAtTheAddress,
};

async function inWords(ceremony: Promise<AuthenticationResponseJSON | RegistrationResponseJSON>) {
  try {
    const credential = await ceremony;
    return { ...credential, response: { ...credential.response } };
  } catch (error) {
    const { name } = error as Error;
    throw new ApiError(400, 'passkey', WORDS[name] ?? say.thatPasskeyDidntWorkTryAgain, undefined);
  }
}
