/** Turning codes of an authenticator app on and off, and the recovery codes that go with them. */
import { randomBytes } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { TotpOffer } from '#domain/accounts/calls-security.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { seal } from '../../http/sealed-secret.ts';
import { findAccount } from '../queries-accounts.ts';
import type { AccountTable } from '../tables.ts';
import { spendAppCode, spendCode } from './check-code.ts';
import type { Refusal, SecurityDeps } from './deps.ts';
import { confirmTotp, deleteTotp, findTotp, offerTotp, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { SECRET_BYTES, toBase32, totpUri } from './totp.ts';

type TotpDeps = Pick<SecurityDeps, 'db' | 'now' | 'newId' | 'log' | 'secret' | 'passwords' | 'ownerOrigin'>;

export const WRONG_PASSWORD: Refusal = {
  kind: 'refused',
  message: 'This is not your current password. Check it and try again.',
};
const WRONG_CODE: Refusal = {
  kind: 'refused',
  message: 'This code is incorrect. Wait for the next one, and check your phone’s clock.',
};
const IS_ON: Refusal = {
  kind: 'invalid',
  message: 'Codes are already on. Turn them off first to use another app.',
};
const IS_OFF: Refusal = { kind: 'invalid', message: 'Codes are off.' };

/** The account, if the password is its own. */
export async function confirmPassword(
  deps: Pick<SecurityDeps, 'db' | 'passwords'>,
  accountId: string,
  password: string,
): Promise<AccountTable | undefined> {
  const account = await findAccount(deps.db.read, accountId);
  const isRight = await deps.passwords.verify(password, account?.passwordHash ?? null);
  return isRight ? account : undefined;
}

/** Makes a secret for the app. Nothing is asked for yet: a code has to come back first. */
export async function beginTotp(
  deps: TotpDeps,
  input: { readonly accountId: string; readonly password: string },
): Promise<{ readonly kind: 'offered'; readonly offer: TotpOffer } | Refusal> {
  const account = await confirmPassword(deps, input.accountId, input.password);
  if (!account) return WRONG_PASSWORD;
  const secret = randomBytes(SECRET_BYTES);
  const isOffered = await deps.db.write((tx) =>
    offerTotp(tx, {
      accountId: account.id,
      sealed: seal(deps.secret, account.id, secret),
      lastStep: 0,
      wrongCodes: 0,
      wrongSince: null,
      createdAt: deps.now(),
      confirmedAt: null,
    }),
  );
  if (!isOffered) return IS_ON;
  const text = toBase32(secret);
  const uri = totpUri(text, {
    issuer: `Vitrine (${new URL(deps.ownerOrigin).hostname})`,
    account: account.email,
  });
  const qrCode = renderSVG(uri, { ecc: 'M', border: 2 });
  return { kind: 'offered', offer: { secret: text.replace(/(.{4})(?=.)/g, '$1 '), uri, qrCode } };
}

export type CodesGiven = { readonly kind: 'given'; readonly recoveryCodes: readonly string[] } | Refusal;

/** The first right code turns them on; the recovery codes are shown this once. */
export async function confirmTotpCode(
  deps: TotpDeps,
  { accountId, code }: { readonly accountId: string; readonly code: string },
): Promise<CodesGiven> {
  const recoveryCodes = newRecoveryCodes();
  return deps.db.write(async (tx): Promise<CodesGiven> => {
    const totp = await findTotp(tx, accountId);
    if (!totp) return { kind: 'invalid', message: 'Start again. No app is waiting to be confirmed.' };
    if (totp.confirmedAt !== null) return IS_ON;
    if (!(await spendAppCode(tx, deps, accountId, code))) return WRONG_CODE;
    await confirmTotp(tx, accountId, deps.now());
    await storeRecoveryCodes(tx, deps, accountId, recoveryCodes);
    await note(tx, deps, accountId, 'totp-on', 'turned on two-step verification');
    return { kind: 'given', recoveryCodes };
  });
}

interface PasswordAndCode {
  readonly accountId: string;
  readonly password: string;
  readonly code: string;
}

export async function turnOffTotp(
  deps: TotpDeps,
  input: PasswordAndCode,
): Promise<{ readonly kind: 'off' } | Refusal> {
  return withPasswordAndCode(deps, input, async (tx) => {
    await deleteTotp(tx, input.accountId);
    await note(tx, deps, input.accountId, 'totp-off', 'turned off two-step verification');
    return { kind: 'off' } as const;
  });
}

/** New recovery codes; the old ones are worth nothing from now on. */
export async function renewRecoveryCodes(deps: TotpDeps, input: PasswordAndCode): Promise<CodesGiven> {
  const recoveryCodes = newRecoveryCodes();
  return withPasswordAndCode(deps, input, async (tx): Promise<CodesGiven> => {
    await storeRecoveryCodes(tx, deps, input.accountId, recoveryCodes);
    await note(tx, deps, input.accountId, 'recovery-codes', 'created new recovery codes');
    return { kind: 'given', recoveryCodes };
  });
}

async function withPasswordAndCode<T>(
  deps: TotpDeps,
  { accountId, password, code }: PasswordAndCode,
  change: (tx: Queryable) => Promise<T>,
): Promise<T | Refusal> {
  if (!(await confirmPassword(deps, accountId, password))) return WRONG_PASSWORD;
  return deps.db.write(async (tx): Promise<T | Refusal> => {
    if (!(await findTotp(tx, accountId))?.confirmedAt) return IS_OFF;
    const spent = await spendCode(tx, deps, { accountId, code });
    if (spent.kind === 'spent') return change(tx);
    return spent.kind === 'wrong' ? WRONG_CODE : spent;
  });
}

async function storeRecoveryCodes(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  accountId: string,
  codes: readonly string[],
): Promise<void> {
  const rows = codes.map((code) => ({
    hash: hashRecoveryCode(accountId, code),
    accountId,
    createdAt: deps.now(),
    usedAt: null,
  }));
  await replaceRecoveryCodes(tx, accountId, rows);
}

/** A line in the activity of the installation, under the account's name. */
export async function note(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  accountId: string,
  verb: string,
  what: string,
): Promise<void> {
  const account = await findAccount(tx, accountId);
  await recordActivity(tx, deps, {
    actor: { name: account?.name ?? '', accountId },
    siteId: null,
    action: `account.${verb}`,
    what,
  });
}
