/** What visitors call to sign in to a site with a passkey, and to add and remove theirs. */
import { z } from 'zod';
import { passkeyCredential, passkeyName } from '../../accounts/passkey.ts';
import { call, type Shape } from '../../calls/call.ts';
import { locationAnswer } from '../calls-visitor.ts';
import * as contract from '../contract.ts';

const text = z.string();
const may = 'visitor';
const SIGNED_IN = `Needs a member’s session and the header ${contract.XSRF_HEADER}.`;

const question = z.object({
  options: z
    .looseObject({ challenge: text })
    .meta({ description: 'For the browser’s passkey call. Its challenge is good for ten minutes, once.' }),
});
export type PasskeyQuestion = Shape<typeof question>;

export const passkeySignIn = z.object({
  challenge: text.max(200),
  credential: passkeyCredential,
  rememberMe: z.boolean().default(false),
});

export const newPasskey = z.object({
  challenge: text.max(200),
  credential: passkeyCredential,
  name: passkeyName,
});

export const askForPasskey = call('POST', contract.ASK_PASSKEY_CALL, {
  may,
  summary: 'Starts to sign a member in with a passkey.',
  answer: question,
  errors: { busy: 429 },
});

export const signInWithPasskey = call('POST', contract.PASSKEY_SESSION_CALL, {
  may,
  summary: 'Signs a member in with a passkey.',
  description: 'A passkey works only at the host where it was added.',
  body: passkeySignIn,
  answer: locationAnswer.extend({
    xsrfToken: text.meta({ description: `Send it in the header ${contract.XSRF_HEADER} afterwards.` }),
  }),
  errors: { refused: 401, busy: 429 },
});

export const offerPasskey = call('POST', contract.OFFER_PASSKEY_CALL, {
  may,
  summary: 'Starts to add a passkey to the member’s account.',
  description: `${SIGNED_IN} Members without a password must have signed in within 15 minutes.`,
  body: z.object({ password: text.exactOptional() }),
  answer: question,
});

export const addPasskey = call('POST', contract.ADD_PASSKEY_CALL, {
  may,
  summary: 'Adds a passkey to the member’s account.',
  description: SIGNED_IN,
  body: newPasskey,
  answer: locationAnswer,
});

export const removePasskey = call('POST', contract.REMOVE_PASSKEY_CALL, {
  may,
  summary: 'Removes a passkey of the member.',
  description: 'Send as a form. Without scripts, the answer is a page.',
  body: z.object({ passkey: text.meta({ description: 'Its id.' }) }),
  answer: locationAnswer,
});
