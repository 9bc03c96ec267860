/** The browser's side of passkeys. Its library is fetched when somebody uses one. */
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError, api } from '../api.ts';

export interface Asked<Options> {
  /** Names the question when it is answered. */
  readonly challenge: string;
  readonly options: Options;
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Lets the browser answer with a passkey, and sends the answer on. */
export async function answerWithPasskey<Answer>(
  begin: { readonly path: string; readonly body: object },
  finish: { readonly path: string; readonly body: object },
): Promise<Answer> {
  const asked = await api.post<Asked<PublicKeyCredentialRequestOptionsJSON>>(begin.path, begin.body);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await inWords(startAuthentication({ optionsJSON: asked.options }));
  return api.post<Answer>(finish.path, { ...finish.body, challenge: asked.challenge, credential });
}

/** Lets the browser make a passkey. */
export async function makePasskey(password: string): Promise<{ challenge: string; credential: unknown }> {
  const asked = await api.post<Asked<PublicKeyCredentialCreationOptionsJSON>>('/api/me/passkeys/options', {
    password,
  });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await inWords(startRegistration({ optionsJSON: asked.options }));
  return { challenge: asked.challenge, credential };
}

const WORDS: Readonly<Record<string, string>> = {
  AbortError: 'That was stopped. Try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  NotAllowedError: 'It was cancelled, or took too long. Try again.',
  NotSupportedError: 'This device cannot make the kind of passkey that is needed. Use another one.',
  SecurityError:
    'Passkeys work only under the address that OWNER_ORIGIN names, and only over https or on localhost.',
};

async function inWords<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const { name } = error as Error;
    throw new ApiError(400, 'passkey', WORDS[name] ?? 'The passkey did not work. Try again.', undefined);
  }
}
