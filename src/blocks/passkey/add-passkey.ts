/** Adds a passkey to the member’s account, from the form of the account page. */
import { startRegistration } from '@simplewebauthn/browser';
import { ADD_PASSKEY_CALL, OFFER_PASSKEY_CALL, XSRF_HEADER } from '#domain/members/contract.ts';
import type { addPasskey as addCall, offerPasskey } from '#domain/members/passkeys/calls.ts';
import { api } from '#runtime/calls/data-layer.ts';
import { memberToken } from '#runtime/members/sign-out.ts';
import { dataOf } from './answer-data.ts';

/** @returns where the browser goes next */
export async function addPasskey(form: HTMLFormElement): Promise<string> {
  const fields = Object.fromEntries(new FormData(form)) as { name: string; password?: string };
  const headers = { [XSRF_HEADER]: memberToken(document.cookie) };
  const sent = fields.password === undefined ? {} : { password: fields.password };
  const { options } = dataOf(await api.post<typeof offerPasskey>(OFFER_PASSKEY_CALL, sent, { headers }));
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const credential = await startRegistration({ optionsJSON });
  const made = { challenge: options.challenge, credential, name: fields.name };
  return dataOf(await api.post<typeof addCall>(ADD_PASSKEY_CALL, made, { headers })).location;
}
