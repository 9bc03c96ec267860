/** The browser’s side of passkeys: signing in with one, also from what the browser offers in a field, and adding one. */
import { browserSupportsWebAuthnAutofill, startAuthentication } from '@simplewebauthn/browser';
import { ASK_PASSKEY_CALL, PASSKEY_SESSION_CALL } from '#domain/members/contract.ts';
import type { askForPasskey, PasskeyQuestion, signInWithPasskey } from '#domain/members/passkeys/calls.ts';
import { inScript } from '#domain/members/passkeys/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import type { Undo } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { addPasskey } from './add-passkey.ts';
import { dataOf, Refused } from './answer-data.ts';

/** A challenge is good for ten minutes; one that waits in a field is asked for anew before. */
const RENEW_MS = 8 * 60_000;

export function mountPasskeys(root: HTMLElement): Undo {
  root.hidden = false;
  const add = root.querySelector<HTMLElement>('[data-passkey="add"]');
  return add ? mountAdding(add) : mountSignIn(root);
}

function mountAdding(place: HTMLElement): Undo {
  place.hidden = false;
  const form = place.querySelector('form');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form) void attempt(form, () => addPasskey(form));
  };
  form?.addEventListener('submit', onSubmit);
  return () => form?.removeEventListener('submit', onSubmit);
}

function mountSignIn(root: HTMLElement): Undo {
  const button = root.querySelector('button');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const offerInField = async () => {
    clearTimeout(timer);
    if (!(await browserSupportsWebAuthnAutofill())) return;
    const asked = await ask().catch(() => undefined);
    if (!asked) return;
    timer = setTimeout(() => void offerInField(), RENEW_MS);
    const end = await attempt(root, () => signIn(asked, true), { isQuiet: true });
    if (end === 'refused') void offerInField();
  };
  const onClick = () => {
    clearTimeout(timer);
    void attempt(root, async () => signIn(await ask(), false)).then(offerInField);
  };
  button?.addEventListener('click', onClick);
  void offerInField();
  return () => {
    clearTimeout(timer);
    button?.removeEventListener('click', onClick);
  };
}

const ask = async () => dataOf(await api.post<typeof askForPasskey>(ASK_PASSKEY_CALL)).options;

async function signIn(options: PasskeyQuestion['options'], useBrowserAutofill: boolean): Promise<string> {
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const rememberMe = document.querySelector<HTMLInputElement>('[name="rememberMe"]')?.checked === true;
  const sent = { challenge: options.challenge, credential, rememberMe };
  return dataOf(await api.post<typeof signInWithPasskey>(PASSKEY_SESSION_CALL, sent)).location;
}

/**
 * Goes to the page that comes next, or says why not.
 * @param isQuiet the browser offers it in a field: what no one chose is no failure
 */
async function attempt(
  root: HTMLElement,
  run: () => Promise<string>,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<'done' | 'refused' | 'ended'> {
  if (!isQuiet) show(root, '', true);
  try {
    location.assign(await run());
    return 'done';
  } catch (error) {
    const isRefused = error instanceof Refused;
    if (isRefused || !isQuiet) show(root, wordsOf(error), false);
    return isRefused ? 'refused' : 'ended';
  }
}

function show(root: HTMLElement, words: string, isBusy: boolean): void {
  const place = root.querySelector('[aria-live]');
  const button = root.querySelector('button');
  if (place) place.textContent = words;
  if (button) button.disabled = isBusy;
}

const KINDS: Readonly<Record<string, keyof typeof inScript>> = {
  AbortError: 'cancelled',
  InvalidStateError: 'exists',
  NotAllowedError: 'cancelled',
  NotSupportedError: 'unsupported',
  SecurityError: 'address',
};

function wordsOf(error: unknown): string {
  const { name, message } = error as Error;
  if (error instanceof Refused && message !== '') return message;
  return pageWords('passkey', inScript)[KINDS[name] ?? 'failed'];
}
