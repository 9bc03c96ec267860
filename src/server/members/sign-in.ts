/** Signing in with a password. An unknown address, a wrong password and an account without one cost the same work. */
import type { LoginSession } from '#domain/members/login-session.ts';
import { type EnterDeps, openAccount } from './enter.ts';
import { findMember, findMemberByEmail } from './queries.ts';
import type { SiteContext } from './sessions.ts';

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
  const isRight = await deps.passwords.verify(password, member?.passwordHash ?? null);
  if (!member || !isRight) return undefined;
  const opened = await deps.db.write(async (tx) => {
    const current = await findMember(tx, siteId, member.id);
    // The password may have been changed while this one was compared.
    if (current?.passwordHash !== member.passwordHash) return undefined;
    return openAccount(tx, deps, context, { member: current, isRemembered: rememberMe });
  });
  opened?.sendCookies();
  return opened?.xsrfToken;
}
