/** Accepting an invitation: with a new account, or with the one its address has. */
import type { acceptInvitation as acceptCall, InvitationOffer } from '#domain/accounts/calls-people.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import { roleLabel } from '#domain/accounts/role-names.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import { hashToken } from '../../http/tokens.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccount, findAccountByEmail, setSiteRole } from '../queries-accounts.ts';
import type { OpenedSession } from '../sessions.ts';
import { createAccount } from '../set-up.ts';
import { openAccount, type Visit } from '../sign-in.ts';
import type { InvitationTable } from '../tables.ts';
import { deleteInvitation, findInvitationByHash } from './queries.ts';

type ReadDeps = Pick<AccountsDeps, 'db' | 'now' | 'listSites'>;
type AcceptDeps = ReadDeps & Pick<AccountsDeps, 'newId' | 'passwords'>;

export type Accepted =
  | { readonly kind: 'accepted'; readonly siteId: string; readonly session?: OpenedSession }
  | { readonly kind: 'refused' | 'invalid' | 'sign-in'; readonly message: string };

export const INVITATION_GONE = {
  kind: 'refused',
  message: 'This invitation was accepted, withdrawn, or is more than a week old. Ask for a new one.',
} as const;

/** What an invitation's page shows; undefined when the link is no longer good. */
export async function readInvitation(
  deps: ReadDeps,
  token: string,
  signedInId: string | undefined,
): Promise<InvitationOffer | undefined> {
  const invitation = await findOpen(deps.db.read, deps, token);
  const site = (await deps.listSites()).find((each) => each.id === invitation?.siteId);
  if (!invitation || !site) return undefined;
  const { email, role, invitedBy } = invitation;
  const account = await findAccountByEmail(deps.db.read, email);
  const signedIn = signedInId === undefined ? undefined : await findAccount(deps.db.read, signedInId);
  const next = !account ? 'new-account' : account.id === signedIn?.id ? 'accept' : 'sign-in';
  return { siteName: site.name, email, role, invitedBy, next, signedInAs: signedIn?.email ?? null };
}

/** @param signedInId the account whose session the browser has */
export async function acceptInvitation(
  deps: AcceptDeps,
  input: BodyOf<typeof acceptCall>,
  visit: Visit,
  signedInId: string | undefined,
): Promise<Accepted> {
  const offer = await readInvitation(deps, input.token, signedInId);
  if (!offer) return INVITATION_GONE;
  if (offer.next === 'sign-in') {
    const message = `${offer.email} already has an account. Sign in to it to accept.`;
    return { kind: 'sign-in', message };
  }
  if (offer.next === 'accept') return acceptAs(deps, input.token, signedInId ?? '');
  const { name, password } = input;
  if (name === undefined || password === undefined)
    return { kind: 'invalid', message: 'Choose a name and a password for your account.' };
  const problem = checkNewPassword(password, { name, email: offer.email });
  if (problem) return { kind: 'invalid', message: problem };
  return acceptAsNew(deps, input.token, { name, hash: await deps.passwords.hash(password) }, visit);
}

async function acceptAs(deps: AcceptDeps, token: string, accountId: string): Promise<Accepted> {
  return deps.db.write(async (tx): Promise<Accepted> => {
    const invitation = await findOpen(tx, deps, token);
    const account = await findAccount(tx, accountId);
    if (!invitation || account?.email !== invitation.email) return INVITATION_GONE;
    await join(tx, deps, invitation, account);
    return { kind: 'accepted', siteId: invitation.siteId };
  });
}

async function acceptAsNew(
  deps: AcceptDeps,
  token: string,
  { name, hash }: { readonly name: string; readonly hash: string },
  visit: Visit,
): Promise<Accepted> {
  return deps.db.write(async (tx): Promise<Accepted> => {
    const invitation = await findOpen(tx, deps, token);
    if (!invitation) return INVITATION_GONE;
    const { email } = invitation;
    const created = await createAccount(tx, deps, { name, email, hash, isOwner: false });
    if (created.kind === 'taken')
      return {
        kind: 'sign-in',
        message: `${email} now has an account. Sign in to it to accept.`,
      };
    const account = { id: created.id, name };
    await join(tx, deps, invitation, account);
    const session = await openAccount(tx, deps, account, { ...visit, isRemembered: false });
    return { kind: 'accepted', siteId: invitation.siteId, session };
  });
}

async function join(
  tx: Queryable,
  deps: AcceptDeps,
  { id, siteId, role }: InvitationTable,
  account: { readonly id: string; readonly name: string },
): Promise<void> {
  await deleteInvitation(tx, id);
  await setSiteRole(tx, { accountId: account.id, siteId, role, now: deps.now() });
  await recordActivity(tx, deps, {
    actor: { name: account.name, accountId: account.id },
    siteId,
    action: 'people.joined',
    what: `accepted the invitation and works here as ${roleLabel(role)}`,
    target: { kind: 'account', id: account.id },
  });
}

async function findOpen(
  db: Queryable,
  deps: Pick<AccountsDeps, 'now'>,
  token: string,
): Promise<InvitationTable | undefined> {
  const invitation = await findInvitationByHash(db, hashToken(token));
  return invitation && invitation.expiresAt > deps.now() ? invitation : undefined;
}
