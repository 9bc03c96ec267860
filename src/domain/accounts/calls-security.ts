/** The calls about what protects an account beyond its password, and about resetting that. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { ENTRY_ERRORS, entered, passwordInput as password } from './calls.ts';
import { passkeyCredential as credential, passkeyName } from './passkey.ts';

const text = z.string();
const code = text.trim().min(1, 'Enter the code.').max(40);
const challenge = text.max(100);
const RESET = '/api/password-reset';
const RESET_LINK = `${RESET}/:token`;

export const askForReset = call('POST', RESET, {
  may: 'open',
  summary: 'Sends a link to choose a new password, if the account exists. The answer is always the same.',
  body: z.strictObject({ email: text.max(254) }),
  answer: doneAnswer('asked'),
  status: 202,
});

export const readReset = call('GET', RESET_LINK, {
  may: 'open',
  summary: 'Checks whether a password link still works, and for which address.',
  answer: z.object({ isGood: z.boolean(), email: text.nullable() }),
  cache: 'no-store',
});

/** Of calls that answer whoever comes in with a second factor or without one. */
const entry = { may: 'open', answer: entered, errors: ENTRY_ERRORS } as const;

export const resetPassword = call('POST', RESET_LINK, {
  ...entry,
  summary: 'Sets a new password with a link, signs out all other devices and signs in here.',
  body: z.strictObject({ password }),
});

const SECOND_FACTOR = '/api/session/second-factor';

export const answerWithCode = call('POST', SECOND_FACTOR, {
  ...entry,
  summary: 'Completes sign-in with a code from the app or a recovery code.',
  body: z.strictObject({ challenge, code }),
});

const asked = z.object({
  /** Names the question when it is answered. */
  challenge: text,
  options: z.record(text, z.unknown()).meta({ description: 'For the browser’s passkey call.' }),
});
export type PasskeyQuestion = Shape<typeof asked>;

export const askForSecondPasskey = call('POST', `${SECOND_FACTOR}/passkey-options`, {
  ...entry,
  summary: 'Starts to complete sign-in with a passkey.',
  body: z.strictObject({ challenge }),
  answer: asked,
});

export const answerWithSecondPasskey = call('POST', `${SECOND_FACTOR}/passkey`, {
  ...entry,
  summary: 'Completes sign-in with a passkey.',
  body: z.strictObject({ challenge, credential }),
});

export const askForPasskey = call('POST', '/api/session/passkey-options', {
  ...entry,
  summary: 'Starts a sign-in with a passkey alone.',
  body: z.strictObject({}),
  answer: asked,
});

export const signInWithPasskey = call('POST', '/api/session/passkey', {
  ...entry,
  summary: 'Signs in with a passkey alone.',
  body: z.strictObject({ challenge, credential, remember: z.boolean().default(false) }),
});

const may = 'self';

const passkey = z
  .object({
    id: text,
    name: text,
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    /** Kept by a password manager that takes it to other devices. */
    isSynced: z.boolean(),
  })
  .meta({ id: 'Passkey' });
export type PasskeyView = Shape<typeof passkey>;

const security = z
  .object({
    /** When codes from an authenticator app were turned on; null while they are off. */
    totpSince: instant.nullable(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(passkey),
  })
  .meta({ id: 'AccountSecurity' });
export type AccountSecurity = Shape<typeof security>;

export const readSecurity = call('GET', '/api/me/security', {
  may,
  summary: 'Returns how your account is protected.',
  answer: security,
});

/** Passwords and codes are asked for by these: what they refuse. */
const errors = { refused: 422, invalid: 422, 'too-many': 429 } as const;

const TOTP = '/api/me/totp';

const offer = z.object({
  /** Base32, in groups of four. */
  secret: text,
  uri: text,
  /** The same as a QR code: SVG markup. */
  qrCode: text,
});
/** What an authenticator app is given. */
export type TotpOffer = Shape<typeof offer>;

export const beginTotp = call('POST', TOTP, {
  may,
  summary: 'Starts to turn on codes from an authenticator app.',
  body: z.strictObject({ password }),
  answer: doneAnswer('offered').extend({ offer }),
  errors,
});

const recoveryCodes = doneAnswer('given').extend({ recoveryCodes: z.array(text) });

export const confirmTotp = call('POST', `${TOTP}/confirm`, {
  may,
  summary: 'Turns on codes with a first code and returns the recovery codes. They are only shown once.',
  body: z.strictObject({ code }),
  answer: recoveryCodes,
  errors,
});

export const turnOffTotp = call('POST', `${TOTP}/off`, {
  may,
  summary: 'Turns off codes with the password and a code.',
  body: z.strictObject({ password, code }),
  answer: doneAnswer('off'),
  errors,
});

export const renewRecoveryCodes = call('POST', '/api/me/recovery-codes', {
  may,
  summary: 'Creates new recovery codes to replace the old ones.',
  body: z.strictObject({ password, code }),
  answer: recoveryCodes,
  errors,
});

const PASSKEYS = '/api/me/passkeys';
const PASSKEY = `${PASSKEYS}/:passkey`;

export const offerPasskey = call('POST', `${PASSKEYS}/options`, {
  may,
  summary: 'Starts to add a passkey.',
  body: z.strictObject({ password }),
  answer: doneAnswer('asked').extend(asked.shape),
  errors,
});

export const addPasskey = call('POST', PASSKEYS, {
  may,
  summary: 'Adds a passkey.',
  body: z.strictObject({ challenge, credential, name: passkeyName }),
  answer: doneAnswer('added').extend({ id: text }),
  errors,
});

export const renamePasskey = call('PATCH', PASSKEY, {
  may,
  summary: 'Renames a passkey.',
  body: z.strictObject({ name: passkeyName }),
  answer: doneAnswer('renamed'),
  errors: { missing: 404 },
});

export const removePasskey = call('DELETE', PASSKEY, {
  may,
  summary: 'Removes a passkey.',
  answer: doneAnswer('removed'),
  errors: { missing: 404 },
});
