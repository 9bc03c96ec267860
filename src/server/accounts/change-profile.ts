/** An account's own name, email address and password. The latter two take the current password. */
import type { changeMe } from '#domain/accounts/calls.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import type { AccountsDeps } from './deps.ts';
import { findAccount, findAccountByEmail, updateAccount } from './queries-accounts.ts';
import { deleteOtherSessions } from './queries-sessions.ts';
import type { AccountTable } from './tables.ts';

type ProfileInput = BodyOf<typeof changeMe>;

export type ProfileChanged =
  | { readonly kind: 'changed'; readonly hasNewPassword: boolean }
  | { readonly kind: 'invalid' | 'taken' | 'missing'; readonly message: string };

const MISSING = { kind: 'missing', message: 'This account no longer exists.' } as const;
const WRONG = { kind: 'invalid', message: 'Your current password is incorrect. Try again.' } as const;

/** A new password ends every session of the account; the caller opens a new one for whoever changed it. */
export async function changeProfile(
  deps: Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'passwords'>,
  actor: Actor,
  input: ProfileInput,
): Promise<ProfileChanged> {
  const account = await findAccount(deps.db.read, actor.accountId ?? '');
  if (!account) return MISSING;
  const refused = await checkChange(deps, account, input);
  if (refused) return refused;
  const hash = input.password === undefined ? undefined : await deps.passwords.hash(input.password);
  return deps.db.write(async (tx) => {
    const collision = await findCollision(tx, account, input.email);
    if (collision) return collision;
    await storeChange(tx, deps, account.id, input, hash);
    await noteChange(tx, deps, actor, input);
    return { kind: 'changed', hasNewPassword: hash !== undefined };
  });
}

/** What may have happened since the password was compared. */
async function findCollision(
  tx: Queryable,
  account: AccountTable,
  email: string | undefined,
): Promise<ProfileChanged | undefined> {
  const current = await findAccount(tx, account.id);
  if (current?.passwordHash !== account.passwordHash) return WRONG;
  const other = email === undefined ? undefined : await findAccountByEmail(tx, email);
  return other && other.id !== account.id
    ? { kind: 'taken', message: 'Another account already has this email address.' }
    : undefined;
}

async function storeChange(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  accountId: string,
  { name, email, language }: ProfileInput,
  hash: string | undefined,
): Promise<void> {
  await updateAccount(tx, accountId, {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(language === undefined ? {} : { language }),
    ...(hash === undefined ? {} : { passwordHash: hash }),
    updatedAt: deps.now(),
  });
  if (hash !== undefined) await deleteOtherSessions(tx, accountId, null);
}

async function checkChange(
  deps: Pick<AccountsDeps, 'passwords'>,
  account: AccountTable,
  input: ProfileInput,
): Promise<ProfileChanged | undefined> {
  const isEmailNew = input.email !== undefined && input.email !== account.email;
  if (!isEmailNew && input.password === undefined) return undefined;
  if (!(await deps.passwords.verify(input.currentPassword ?? '', account.passwordHash))) return WRONG;
  if (input.password === undefined) return undefined;
  const problem = checkNewPassword(input.password, {
    name: input.name ?? account.name,
    email: input.email ?? account.email,
  });
  return problem === undefined ? undefined : { kind: 'invalid', message: problem };
}

async function noteChange(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  input: ProfileInput,
): Promise<void> {
  const parts = [
    ...(input.name === undefined ? [] : ['name']),
    ...(input.email === undefined ? [] : ['email address']),
    ...(input.language === undefined ? [] : ['language']),
    ...(input.password === undefined ? [] : ['password']),
  ];
  if (parts.length === 0) return;
  await recordActivity(tx, deps, {
    actor,
    siteId: null,
    action: 'account.changed',
    what: `changed their ${parts.join(' and ')}`,
  });
}
