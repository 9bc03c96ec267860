/** What people do to protect their own account: codes from an app, recovery codes, passkeys. */
import type { Context } from 'hono';
import type { z } from 'zod';
import {
  type AccountSecurity,
  codeInput,
  newPasskeyInput,
  type PasskeyView,
  passwordAndCodeInput,
  passwordInput,
  renamePasskeyInput,
} from '#domain/accounts/security.ts';
import type { PasskeyTable } from '../../db/schema-accounts.ts';
import type { Call, RouteWriter } from '../../http/api-routes.ts';
import { refuseHaste, whenBusy } from '../entry.ts';
import { refuseForNow } from '../present-sign-in.ts';
import type { SignInThrottle } from '../throttle.ts';
import { beginTotp, confirmTotpCode, note, renewRecoveryCodes, turnOffTotp } from './change-totp.ts';
import type { Refusal, SecurityDeps } from './deps.ts';
import { addPasskey, offerPasskey } from './passkeys.ts';
import { countRecoveryCodes, deletePasskey, findTotp, listPasskeys, renamePasskey } from './queries.ts';

type AddGuarded = <T>(
  path: string,
  schema: z.ZodType<T>,
  summary: string,
  run: (call: Call, accountId: string, input: T) => Promise<object & { readonly kind: string }>,
) => void;

/** Passwords and codes are asked for here too: guessing them is slowed as it is when signing in. */
export function securityRoutes(deps: SecurityDeps, throttle: SignInThrottle, routes: RouteWriter): void {
  const guarded: AddGuarded = (path, schema, summary, run) =>
    routes.bodyRoute('POST', path, 'self', schema, summary, async (call, input) => {
      const accountId = idOf(call);
      if (!throttle.take(deps.clientAddress(call.context), accountId)) return refuseHaste(call.context);
      const answer = run(call, accountId, input).then((result) => present(call.context, result));
      return whenBusy(call.context, answer);
    });
  routes.route('GET', '/api/me/security', 'self', 'Says what protects the own account.', async (call) =>
    call.context.json(await describeSecurity(deps, idOf(call))),
  );
  totpRoutes(deps, guarded);
  passkeyRoutes(deps, guarded, routes);
}

const idOf = ({ actor }: Call): string => actor.accountId ?? '';

async function describeSecurity(deps: SecurityDeps, accountId: string): Promise<AccountSecurity> {
  const { read } = deps.db;
  const [totp, recoveryCodesLeft, passkeys] = await Promise.all([
    findTotp(read, accountId),
    countRecoveryCodes(read, accountId),
    listPasskeys(read, accountId),
  ]);
  return { totpSince: totp?.confirmed_at ?? null, recoveryCodesLeft, passkeys: passkeys.map(presentPasskey) };
}

function totpRoutes(deps: SecurityDeps, guarded: AddGuarded): void {
  guarded(
    '/api/me/totp',
    passwordInput,
    'Begins to turn on codes from an authenticator app.',
    (_call, accountId, { password }) => beginTotp(deps, { accountId, password }),
  );
  guarded(
    '/api/me/totp/confirm',
    codeInput,
    'Turns codes on with the first one, and gives the recovery codes, this once.',
    (_call, accountId, { code }) => confirmTotpCode(deps, { accountId, code }),
  );
  guarded(
    '/api/me/totp/off',
    passwordAndCodeInput,
    'Turns codes off, with the password and a code.',
    (_call, accountId, input) => turnOffTotp(deps, { accountId, ...input }),
  );
  guarded(
    '/api/me/recovery-codes',
    passwordAndCodeInput,
    'Makes new recovery codes in place of the old ones.',
    (_call, accountId, input) => renewRecoveryCodes(deps, { accountId, ...input }),
  );
}

function passkeyRoutes(deps: SecurityDeps, guarded: AddGuarded, { route, bodyRoute }: RouteWriter): void {
  const PASSKEY = '/api/me/passkeys/:passkey';
  guarded(
    '/api/me/passkeys/options',
    passwordInput,
    'Begins to add a passkey.',
    (_call, accountId, { password }) => offerPasskey(deps, { accountId, password }),
  );
  guarded('/api/me/passkeys', newPasskeyInput, 'Adds a passkey.', (_call, accountId, input) =>
    addPasskey(deps, { accountId, ...input }),
  );
  bodyRoute('PATCH', PASSKEY, 'self', renamePasskeyInput, 'Renames a passkey.', async (call, { name }) => {
    const renamed = { accountId: idOf(call), id: call.param('passkey'), name };
    const isDone = await deps.db.write((tx) => renamePasskey(tx, renamed));
    return isDone ? call.context.json({ kind: 'renamed' }) : missing(call.context);
  });
  route('DELETE', PASSKEY, 'self', 'Removes a passkey.', async (call) => {
    const accountId = idOf(call);
    const removed = await deps.db.write(async (tx) => {
      const passkey = await deletePasskey(tx, { accountId, id: call.param('passkey') });
      if (passkey)
        await note(tx, deps, accountId, 'passkey-removed', `removed the passkey “${passkey.name}”`);
      return passkey;
    });
    return removed ? call.context.json({ kind: 'removed' }) : missing(call.context);
  });
}

function isRefusal(result: object & { readonly kind: string }): result is Refusal {
  return ['refused', 'invalid', 'too-many'].includes(result.kind);
}

/** Nothing that is answered here may be kept by a cache: secrets and codes are shown once. */
function present(context: Context, result: object & { readonly kind: string }): Response {
  context.header('cache-control', 'no-store');
  if (!isRefusal(result)) return context.json(result);
  return result.kind === 'too-many' ? refuseForNow(context, result) : context.json({ error: result }, 422);
}

function missing(context: Context): Response {
  return context.json({ error: { kind: 'missing', message: 'There is no such passkey any more.' } }, 404);
}

function presentPasskey(row: PasskeyTable): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isSynced: row.is_synced === 1,
  };
}
