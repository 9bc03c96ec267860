/** The step after the password: asked where an authenticator app is turned on, answered by a code. */
import type { SecondFactorChallenge, SecondFactorMethod } from '#domain/accounts/calls.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { noteFailedSignIn } from '../failed-sign-in.ts';
import { findAccount } from '../queries-accounts.ts';
import type { SecondFactorQuestion } from '../second-factor.ts';
import { openAccount, type SignedIn, type Visit } from '../sign-in.ts';
import { closeChallenge, openChallenge, tryChallenge } from './challenges.ts';
import { spendCode } from './check-code.ts';
import type { SecurityDeps } from './deps.ts';
import { countRecoveryCodes, findTotp, listPasskeys } from './queries.ts';

export const CHALLENGE_GONE = {
  kind: 'refused',
  message: 'This took too long, or there were too many attempts. Sign in again.',
} as const;

const WRONG_CODE = {
  kind: 'refused',
  message: 'This code is incorrect. Each code works once, for half a minute. Wait for the next one.',
} as const;

/** The challenge for an account, or null where it has no second factor. */
export async function askSecondFactor(
  deps: Pick<Deps, 'db' | 'now'>,
  question: SecondFactorQuestion,
): Promise<SecondFactorChallenge | null> {
  const totp = await findTotp(deps.db.read, question.accountId);
  if (!totp?.confirmedAt) return null;
  const methods = await methodsOf(deps.db.read, question.accountId);
  const opened = await deps.db.write((tx) =>
    openChallenge(tx, deps, { purpose: 'second-factor', ...question }),
  );
  return { ...opened, methods };
}

async function methodsOf(db: Queryable, accountId: string): Promise<SecondFactorMethod[]> {
  const hasPasskey = (await listPasskeys(db, accountId)).length > 0;
  const hasCodes = (await countRecoveryCodes(db, accountId)) > 0;
  return [
    'totp',
    ...(hasPasskey ? ['passkey' as const] : []),
    ...(hasCodes ? ['recovery-code' as const] : []),
  ];
}

/** @param input.challenge what the right password was answered with */
export async function answerWithCode(
  deps: Pick<SecurityDeps, 'db' | 'now' | 'newId' | 'log' | 'secret'>,
  input: { readonly challenge: string; readonly code: string },
  visit: Visit,
): Promise<SignedIn> {
  return deps.db.write(async (tx): Promise<SignedIn> => {
    const challenge = await tryChallenge(tx, deps, input.challenge, 'second-factor');
    const account = challenge?.accountId ? await findAccount(tx, challenge.accountId) : undefined;
    if (!challenge || !account) return CHALLENGE_GONE;
    const spent = await spendCode(tx, deps, { accountId: account.id, code: input.code });
    if (spent.kind !== 'spent') {
      await noteFailedSignIn(tx, deps, { account, client: visit.client, isSecondStep: true });
      return spent.kind === 'wrong' ? WRONG_CODE : spent;
    }
    if (!(await closeChallenge(tx, challenge))) return CHALLENGE_GONE;
    const isRemembered = challenge.isRemembered === 1;
    return { kind: 'signed-in', session: await openAccount(tx, deps, account, { ...visit, isRemembered }) };
  });
}
