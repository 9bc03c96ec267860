/** Whether what somebody typed is a right second factor of an account; spends it if it is. */
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { unseal } from '../../http/sealed-secret.ts';
import { countWrongCode, findTotp, spendRecoveryCode, spendStep } from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { matchCode } from './totp.ts';

export interface CodeDeps extends Pick<Deps, 'now' | 'log'> {
  /** The installation's. */
  readonly secret: string;
}

/** Wrong codes of an account in an hour. Three of a million are right at a time: guessing day and night takes years. */
const MOST_WRONG = 10;
const WRONG_COUNTS_MS = HOUR_MS;

export type CodeSpent =
  | { readonly kind: 'spent' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'too-many'; readonly message: string; readonly waitMs: number };

/**
 * Takes a code once. Who guesses knows the password already and may sign in as often as they like, so wrong codes are counted for the
 * account, in its row: every process and every sign-in counts the same.
 */
export async function spendCode(
  tx: Queryable,
  deps: CodeDeps,
  input: { readonly accountId: string; readonly code: string },
): Promise<CodeSpent> {
  // Nobody guesses one of these; and they let an owner in while somebody else is guessing.
  if (!isAppCode(input.code))
    return (await spendRecovery(tx, deps, input)) ? { kind: 'spent' } : { kind: 'wrong' };
  const forgottenBefore = deps.now() - WRONG_COUNTS_MS;
  const totp = await findTotp(tx, input.accountId);
  const waitMs = (totp?.wrongSince ?? 0) - forgottenBefore;
  if (totp && totp.wrongCodes >= MOST_WRONG && waitMs > 0) return tooMany(waitMs);
  if (await spendAppCode(tx, deps, input.accountId, input.code)) return { kind: 'spent' };
  await countWrongCode(tx, input.accountId, { now: deps.now(), forgottenBefore });
  return { kind: 'wrong' };
}

function tooMany(waitMs: number): CodeSpent {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  const message = `Too many wrong codes. Try a code from your app again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use a recovery code now.`;
  return { kind: 'too-many', message, waitMs };
}

/** Six digits are from the app; anything else is taken for a recovery code. */
function isAppCode(code: string): boolean {
  return /^[\d\s-]{6,9}$/.test(code.trim());
}

async function spendRecovery(
  tx: Queryable,
  deps: CodeDeps,
  { accountId, code }: { readonly accountId: string; readonly code: string },
): Promise<boolean> {
  const hash = hashRecoveryCode(accountId, code);
  return spendRecoveryCode(tx, { accountId, hash, now: deps.now() });
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
  const step = matchCode(secret, code, { now: deps.now(), lastStep: totp.lastStep });
  return step !== undefined && (await spendStep(tx, accountId, step));
}
