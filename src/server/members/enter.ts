/** What a mailed link does once its button is pressed: it makes the account, opens it, or changes what it is for. */
import { judgeNewPassword } from '#domain/accounts/new-password.ts';
import type { PasswordProblem } from '#domain/accounts/password.ts';
import { plansOf } from '#domain/members/areas.ts';
import { writeChangeMail } from '#domain/members/write-member-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Passwords } from '../http/passwords.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { claimBoughtPlans } from './bought-plans.ts';
import { keptMemberAreas } from './kept-settings.ts';
import { type LinkDeps, mayJoin, readLink, spendLink } from './links.ts';
import { welcomeOnce } from './mail-plan.ts';
import { changeMember, findMember, findMemberByEmail, insertMembers, readdressMember } from './queries.ts';
import { deleteLinksOf, deleteLinksTo } from './queries-links.ts';
import { grantPlan } from './queries-memberships.ts';
import { deleteOtherSessions } from './queries-sessions.ts';
import {
  findSignedIn,
  type OpenedSession,
  openSession,
  type SessionDeps,
  type SiteContext,
} from './sessions.ts';
import type { MemberLinkTable, MemberTable } from './tables.ts';

export interface EnterDeps extends LinkDeps, SessionDeps {
  readonly passwords: Passwords;
  /** @returns what gives the browser that cart, for after the commit */
  readonly takeUpCart: (tx: Queryable, context: SiteContext, member: MemberTable) => Promise<() => void>;
}

export type Entered =
  | { readonly kind: 'welcome' | 'signed-in' | 'password-changed'; readonly sendCookies: () => void }
  | { readonly kind: 'invited'; readonly planId: string; readonly sendCookies: () => void }
  | { readonly kind: 'address-changed' }
  | { readonly kind: 'gone' | 'closed' | 'taken' | 'signed-out' }
  | { readonly kind: 'problem'; readonly problem: PasswordProblem };

interface Sent {
  readonly token: string;
  /** Empty: none was chosen. */
  readonly password: string;
}

export async function enter(deps: EnterDeps, context: SiteContext, sent: Sent): Promise<Entered> {
  const { id: siteId, locale } = context.get('site');
  const link = await readLink(deps.db.read, deps, siteId, sent.token);
  if (!link) return { kind: 'gone' };
  // The person who asked may not own that mailbox, and must not get the orders of the person who does.
  const signedIn = link.purpose === 'address' ? await findSignedIn(deps, context) : undefined;
  if (link.purpose === 'address' && signedIn?.member.id !== link.siteMemberId) return { kind: 'signed-out' };
  const problem = passwordProblem(link, sent.password);
  if (problem) return { kind: 'problem', problem };
  const setsPassword = sent.password !== '' && PASSWORD_PURPOSES.has(link.purpose);
  const passwordHash = setsPassword ? await deps.passwords.hash(sent.password) : null;
  const site = await deps.siteAddress(siteId);
  const entered = await deps.db.write<Entered>(async (tx) => {
    const spent = await spendLink(tx, deps, siteId, sent.token);
    if (!spent) return { kind: 'gone' };
    if (spent.purpose === 'join' || spent.purpose === 'invitation')
      return join(tx, deps, context, { link: spent, passwordHash, locale, site });
    const keptSessionId = signedIn?.session.id ?? null;
    return enterAs(tx, deps, context, { link: spent, passwordHash, site, keptSessionId });
  });
  if ('sendCookies' in entered) entered.sendCookies();
  return entered;
}

/** With those but one, choosing one is up to the visitor. */
const PASSWORD_PURPOSES: ReadonlySet<string> = new Set(['join', 'invitation', 'password']);

interface EnteredLink {
  readonly link: MemberLinkTable;
  /** Null: none was chosen. */
  readonly passwordHash: string | null;
  readonly site: SiteAddress;
  /** The session in which the address is changed. */
  readonly keptSessionId: string | null;
}

/** With a link of somebody who is a member already. */
async function enterAs(
  tx: Queryable,
  deps: EnterDeps,
  context: SiteContext,
  { link: { siteId, siteMemberId, purpose, email }, passwordHash, site, keptSessionId }: EnteredLink,
): Promise<Entered> {
  const member = siteMemberId === null ? undefined : await findMember(tx, siteId, siteMemberId);
  if (!member) return { kind: 'gone' };
  if (purpose === 'address') return readdress(tx, deps, member, { email, site, keptSessionId });
  if (passwordHash !== null) await setPassword(tx, deps, member, { passwordHash, keptSessionId: null, site });
  const { sendCookies } = await openAccount(tx, deps, context, { member, isRemembered: false });
  return { kind: passwordHash === null ? 'signed-in' : 'password-changed', sendCookies };
}

function passwordProblem(link: MemberLinkTable, password: string): PasswordProblem | undefined {
  if (link.purpose === 'password' || (PASSWORD_PURPOSES.has(link.purpose) && password !== ''))
    return judgeNewPassword(password, { email: link.email, name: link.name });
  return undefined;
}

interface Joining {
  readonly link: MemberLinkTable;
  readonly passwordHash: string | null;
  readonly locale: string;
  readonly site: SiteAddress;
}

/** By an invitation, also where visitors can’t. Two links of one address make one account: the second one signs in to it, with the password that was chosen last. */
async function join(
  tx: Queryable,
  deps: EnterDeps,
  context: SiteContext,
  { link: { siteId, email, name, planId }, passwordHash, locale, site }: Joining,
): Promise<Entered> {
  const known = await findMemberByEmail(tx, siteId, email);
  if (!known && planId === null && !(await mayJoin(tx, deps, siteId, email))) return { kind: 'closed' };
  if (known && passwordHash !== null)
    await setPassword(tx, deps, known, { passwordHash, keptSessionId: null, site });
  if (!known) {
    const row = { id: deps.newId(), siteId, email, name, passwordHash, locale };
    await insertMembers(tx, [
      { ...row, cartId: null, addresses: '[]', joinedAt: deps.now(), lastSignInAt: null },
    ]);
  }
  const member = await findMemberByEmail(tx, siteId, email);
  if (!member) throw new Error('A member who has just joined is missing.');
  const { sendCookies } = await openAccount(tx, deps, context, { member, isRemembered: false });
  if (planId === null) return { kind: 'welcome', sendCookies };
  const found = plansOf(await keptMemberAreas.of(tx, siteId)).find(({ plan }) => plan.id === planId);
  if (!found) return { kind: 'welcome', sendCookies };
  const of = { id: deps.newId(), siteId, siteMemberId: member.id, planId };
  await grantPlan(tx, of, { until: null, isPaused: false, now: deps.now() });
  await welcomeOnce(tx, deps, planId, { member, site, plan: found.plan.name });
  return { kind: 'invited', planId, sendCookies };
}

async function readdress(
  tx: Queryable,
  deps: EnterDeps,
  member: MemberTable,
  { email, site, keptSessionId }: { readonly email: string } & Omit<NewPassword, 'passwordHash'>,
): Promise<Entered> {
  if (!(await readdressMember(tx, member, email))) return { kind: 'taken' };
  await claimBoughtPlans(tx, deps, { ...member, email });
  await deleteOtherSessions(tx, member.id, keptSessionId);
  // Links that were mailed to the old address open nothing any more.
  await deleteLinksOf(tx, member.id);
  await deleteLinksTo(tx, member.siteId, member.email);
  await queueMail(tx, deps, {
    ...{ to: member.email, siteId: member.siteId, sender: null, fromName: site.name },
    ...writeChangeMail('moved', { site: site.name, locale: member.locale ?? 'en' }),
  });
  return { kind: 'address-changed' };
}

interface NewPassword {
  readonly passwordHash: string;
  /** The session in which it is changed; all others end. */
  readonly keptSessionId: string | null;
  readonly site: { readonly name: string };
}

export async function setPassword(
  tx: Queryable,
  deps: Pick<EnterDeps, 'now' | 'newId'>,
  member: MemberTable,
  { passwordHash, keptSessionId, site }: NewPassword,
): Promise<void> {
  await changeMember(tx, member.id, { passwordHash, importedHash: null });
  await deleteOtherSessions(tx, member.id, keptSessionId);
  await deleteLinksOf(tx, member.id);
  await queueMail(tx, deps, {
    ...{ to: member.email, siteId: member.siteId, sender: null, fromName: site.name },
    ...writeChangeMail('changed', { site: site.name, locale: member.locale ?? 'en' }),
  });
}

/** Signs the browser in, and gives it what waits for the member: a cart, and plans that were bought before the account was made. */
export async function openAccount(
  tx: Queryable,
  deps: EnterDeps,
  context: SiteContext,
  whom: { readonly member: MemberTable; readonly isRemembered: boolean },
): Promise<OpenedSession> {
  await claimBoughtPlans(tx, deps, whom.member);
  const session = await openSession(tx, deps, context, whom);
  const sendCart = await deps.takeUpCart(tx, context, whom.member);
  return {
    xsrfToken: session.xsrfToken,
    sendCookies: () => {
      session.sendCookies();
      sendCart();
    },
  };
}
