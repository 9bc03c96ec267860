/** The calls and answers about what protects an account beyond its password, and about resetting that. */
import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './password.ts';

const password = z.string().max(MAX_PASSWORD_LENGTH * 4);
const code = z.string().trim().min(1, 'Write the code.').max(40);
const challenge = z.string().max(100);
/** What the browser's passkey calls give; checked piece by piece where it is verified. */
const credential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(20_000) }),
});
const passkeyName = z.string().trim().min(1, 'Give the passkey a name.').max(60);

export const resetRequestInput = z.strictObject({ email: z.string().max(254) });
export const resetInput = z.strictObject({ password });

export const passwordInput = z.strictObject({ password });
export const passwordAndCodeInput = z.strictObject({ password, code });
export const codeInput = z.strictObject({ code });

export const secondFactorInput = z.strictObject({ challenge, code });
export const challengeInput = z.strictObject({ challenge });
export const passkeyAnswerInput = z.strictObject({ challenge, credential });
export const passkeySignInInput = z.strictObject({
  challenge,
  credential,
  remember: z.boolean().default(false),
});
export const newPasskeyInput = z.strictObject({ challenge, credential, name: passkeyName });
export const renamePasskeyInput = z.strictObject({ name: passkeyName });

export type SecondFactorMethod = 'totp' | 'recovery-code' | 'passkey';

/** What follows a right password where there is a second factor. */
export interface SecondFactorChallenge {
  readonly id: string;
  readonly methods: readonly SecondFactorMethod[];
  readonly expiresAt: number;
}

export interface PasskeyView {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** Kept by a password manager that takes it to other devices. */
  readonly isSynced: boolean;
}

export interface AccountSecurity {
  /** When codes from an authenticator app were turned on; null while they are off. */
  readonly totpSince: number | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly PasskeyView[];
}

/** The beginning of turning codes on: what an authenticator app is given. */
export interface TotpOffer {
  /** Base32, in groups of four. */
  readonly secret: string;
  readonly uri: string;
  /** The same as a QR code: SVG markup. */
  readonly qrCode: string;
}
