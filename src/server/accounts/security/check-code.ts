/** Whether what somebody typed is a right second factor of an account; spends it if it is. */
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unseal } from '../../http/sealed-secret.ts';
import { findTotp, spendRecoveryCode, spendStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { matchCode } from './totp.ts';

export interface CodeDeps extends Pick<Deps, 'now' | 'log'> {
  /** The installation's. */
  readonly secret: string;
}

/** Six digits are from the app; anything else is taken for a recovery code. */
export async function spendCode(
  tx: Queryable,
  deps: CodeDeps,
  { accountId, code }: { readonly accountId: string; readonly code: string },
): Promise<'totp' | 'recovery-code' | undefined> {
  if (/^[\d\s-]{6,9}$/.test(code.trim()))
    return (await spendAppCode(tx, deps, accountId, code)) ? 'totp' : undefined;
  const hash = hashRecoveryCode(accountId, code);
  return (await spendRecoveryCode(tx, { accountId, hash, now: deps.now() })) ? 'recovery-code' : undefined;
}

/** Also for a secret that waits to be confirmed. */
export async function spendAppCode(
  tx: Queryable,
  deps: CodeDeps,
  accountId: string,
  code: string,
): Promise<boolean> {
  const totp = await findTotp(tx, accountId);
  if (!totp) return false;
  const secret = unseal(deps.secret, accountId, totp.sealed);
  if (!secret) {
    deps.log.error(
      { account: accountId },
      'the secret of an authenticator app was kept under another SECRET; set the old one, or let the person in with “vitrine owner link”',
    );
    return false;
  }
  const step = matchCode(secret, code, { now: deps.now(), lastStep: totp.last_step });
  return step !== undefined && (await spendStep(tx, accountId, step));
}
