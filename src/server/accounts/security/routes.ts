/** What people do to protect their own account: codes from an app, recovery codes, passkeys. */
import * as security from '#domain/accounts/calls-security.ts';
import { pick } from '#domain/pick.ts';
import type { AnswerCall, Called } from '../../http/answer-calls.ts';
import type { SignInThrottle } from '../../http/sign-in-throttle.ts';
import { refuseHaste, whenBusy } from '../entry.ts';
import { presentRefused } from '../present-sign-in.ts';
import type { EntryRefused } from '../sign-in.ts';
import type { PasskeyTable } from '../tables.ts';
import { beginTotp, confirmTotpCode, note, renewRecoveryCodes, turnOffTotp } from './change-totp.ts';
import type { SecurityDeps } from './deps.ts';
import { addPasskey, offerPasskey } from './passkeys.ts';
import { countRecoveryCodes, deletePasskey, findTotp, listPasskeys, renamePasskey } from './queries.ts';

/** Passwords and codes are asked for here too: guessing them is slowed as it is when signing in. */
export function securityRoutes(deps: SecurityDeps, throttle: SignInThrottle, answer: AnswerCall): void {
  const guard = createGuard(deps, throttle);
  answer(security.readSecurity, ({ actor: { accountId = '' } }) => describeSecurity(deps, accountId));
  answer(security.beginTotp, (call, input) =>
    guard(call, (accountId) => beginTotp(deps, { accountId, ...input })),
  );
  answer(security.confirmTotp, (call, input) =>
    guard(call, (accountId) => confirmTotpCode(deps, { accountId, ...input })),
  );
  answer(security.turnOffTotp, (call, input) =>
    guard(call, (accountId) => turnOffTotp(deps, { accountId, ...input })),
  );
  answer(security.renewRecoveryCodes, (call, input) =>
    guard(call, (accountId) => renewRecoveryCodes(deps, { accountId, ...input })),
  );
  answer(security.offerPasskey, (call, input) =>
    guard(call, (accountId) => offerPasskey(deps, { accountId, ...input })),
  );
  answer(security.addPasskey, (call, input) =>
    guard(call, (accountId) => addPasskey(deps, { accountId, ...input })),
  );
  passkeyRoutes(deps, answer);
}

function createGuard(deps: SecurityDeps, throttle: SignInThrottle) {
  return async <R extends object>(
    { context, actor: { accountId = '' } }: Pick<Called, 'context' | 'actor'>,
    run: (accountId: string) => Promise<R | EntryRefused>,
  ) => {
    if (!throttle.take(deps.clientAddress(context), accountId)) return refuseHaste(context);
    const result = await whenBusy(context, run(accountId));
    if (result instanceof Response) return result;
    // Nothing that is answered here may stay in a cache: secrets and codes are shown once.
    context.header('cache-control', 'no-store');
    return isRefused(result) ? presentRefused(context, result) : result;
  };
}

async function describeSecurity(deps: SecurityDeps, accountId: string): Promise<security.AccountSecurity> {
  const { read } = deps.db;
  const [totp, recoveryCodesLeft, passkeys] = await Promise.all([
    findTotp(read, accountId),
    countRecoveryCodes(read, accountId),
    listPasskeys(read, accountId),
  ]);
  return { totpSince: totp?.confirmedAt ?? null, recoveryCodesLeft, passkeys: passkeys.map(presentPasskey) };
}

function passkeyRoutes(deps: SecurityDeps, answer: AnswerCall): void {
  answer(security.renamePasskey, async ({ actor: { accountId = '' }, params }, { name }) => {
    const isDone = await deps.db.write((tx) => renamePasskey(tx, { accountId, id: params.passkey, name }));
    return isDone ? { kind: 'renamed' } : GONE;
  });
  answer(security.removePasskey, async ({ actor: { accountId = '' }, params }) => {
    const removed = await deps.db.write(async (tx) => {
      const passkey = await deletePasskey(tx, { accountId, id: params.passkey });
      if (passkey)
        await note(tx, deps, accountId, 'passkey-removed', `removed the passkey “${passkey.name}”`);
      return passkey;
    });
    return removed ? { kind: 'removed' } : GONE;
  });
}

const GONE = { kind: 'missing', message: 'This passkey no longer exists.' } as const;

function isRefused<R extends object>(result: R | EntryRefused): result is EntryRefused {
  return 'message' in result;
}

function presentPasskey(row: PasskeyTable): security.PasskeyView {
  return {
    ...pick(row, 'id', 'name', 'createdAt', 'lastUsedAt'),
    isSynced: row.isSynced === 1,
  };
}
