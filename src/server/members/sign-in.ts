/** Signing in with a password. An unknown address, a wrong password and an account without one cost the same work. */
import type { LoginSession } from '#domain/members/login-session.ts';
import { type EnterDeps, openAccount } from './enter.ts';
import { matchPassword } from './match-password.ts';
import { changeMember, findMember, findMemberByEmail } from './queries.ts';
import type { SiteContext } from './sessions.ts';
import type { MemberTable } from './tables.ts';

/**
 * @param login its address is as `normalizeEmail` gives it: attempts are counted by the same
 * @returns the token that scripts send from now on; undefined where the address or the password is wrong
 */
export async function signIn(
  deps: EnterDeps,
  context: SiteContext,
  { email, password, rememberMe }: LoginSession,
): Promise<string | undefined> {
  const siteId = context.get('site').id;
  const member = await findMemberByEmail(deps.db.read, siteId, email);
  const matched = await matchPassword(deps, siteId, member, password);
  if (!member || !matched) return undefined;
  const replacing = matched === 'imported' ? await deps.passwords.hash(password) : undefined;
  const opened = await deps.db.write(async (tx) => {
    const current = await findMember(tx, siteId, member.id);
    // The password may have been changed while this one was compared.
    if (!current || !hasSamePassword(current, member)) return undefined;
    if (replacing !== undefined)
      await changeMember(tx, current.id, { passwordHash: replacing, importedHash: null });
    return openAccount(tx, deps, context, { member: current, isRemembered: rememberMe });
  });
  opened?.sendCookies();
  return opened?.xsrfToken;
}

function hasSamePassword(one: MemberTable, other: MemberTable): boolean {
  return one.passwordHash === other.passwordHash && one.importedHash === other.importedHash;
}
