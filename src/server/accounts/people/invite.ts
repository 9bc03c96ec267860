/** Invites people to a site by mail: a link that is good for a week, can be sent again, and taken back. */

import { roleLabel } from '#domain/accounts/role-names.ts';
import type { ContributorRole } from '#domain/accounts/roles.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { MINUTE_MS, WEEK_MS } from '#domain/time.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Actor, Deps } from '../../deps.ts';
import { hashToken, newToken } from '../../http/tokens.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { AccountsDeps } from '../deps.ts';
import { findAccountByEmail, findSiteRole } from '../queries-accounts.ts';
import type { InvitationTable } from '../tables.ts';
import {
  deleteInvitation,
  findInvitation,
  listInvitations,
  putInvitation,
  renewInvitation,
} from './queries.ts';

/** Invitations that may be open at once: mails to strangers are no toy. */
const MOST_OPEN = 50;
/** An invitation is sent again at most this often. */
const RESEND_MS = MINUTE_MS;

type InviteDeps = Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'ownerOrigin' | 'isMailed'>;

interface SiteNamed {
  readonly id: string;
  readonly name: string;
}

interface Refused<Kind> {
  readonly kind: Kind;
  readonly message: string;
}
type Invited =
  | {
      readonly kind: 'invited';
      readonly invitation: InvitationTable;
      readonly isMailed: boolean;
      readonly link: string;
    }
  | Refused<'not-allowed' | 'exists'>;
type Resent =
  | { readonly kind: 'sent'; readonly isMailed: boolean; readonly link: string }
  | Refused<'missing' | 'not-allowed'>;
type Revoked = { readonly kind: 'revoked' } | Refused<'missing'>;

const MISSING = {
  kind: 'missing',
  message: 'This invitation was accepted or withdrawn.',
} as const;

export async function invite(
  deps: InviteDeps,
  actor: Actor,
  input: { readonly site: SiteNamed; readonly email: string; readonly role: ContributorRole },
): Promise<Invited> {
  const { email, role } = input;
  const isMailed = await deps.isMailed();
  const { id: siteId, name: siteName } = input.site;
  return deps.db.write(async (tx): Promise<Invited> => {
    const account = await findAccountByEmail(tx, email);
    const present = account && (await findSiteRole(tx, account.id, siteId));
    if (present !== undefined) {
      const message = `${account?.name} is already on this site as ${roleLabel(present)}. Change the role in the list.`;
      return { kind: 'exists', message };
    }
    const open = await listInvitations(tx, siteId);
    if (open.length >= MOST_OPEN) {
      const message = `You have ${MOST_OPEN} open invitations. Withdraw some, or wait until they are accepted.`;
      return { kind: 'not-allowed', message };
    }
    const token = newToken();
    const invitation: InvitationTable = {
      id: deps.newId(),
      siteId,
      email,
      role,
      hash: hashToken(token),
      invitedBy: actor.name,
      createdAt: deps.now(),
      sentAt: deps.now(),
      expiresAt: deps.now() + WEEK_MS,
    };
    await putInvitation(tx, invitation);
    await mailInvitation(tx, deps, { ...invitation, siteName, token });
    await note(tx, deps, actor, invitation, 'invited', `invited ${email} as ${roleLabel(role)}`);
    return { kind: 'invited', invitation, isMailed, link: linkOf(deps, token) };
  });
}

/** A new link in a new mail; the one sent before is worth nothing from now on. */
export async function resendInvitation(
  deps: InviteDeps,
  actor: Actor,
  { site, id }: { readonly site: SiteNamed; readonly id: string },
): Promise<Resent> {
  const isMailed = await deps.isMailed();
  return deps.db.write(async (tx): Promise<Resent> => {
    const invitation = await findInvitation(tx, site.id, id);
    if (!invitation) return MISSING;
    if (invitation.sentAt + RESEND_MS > deps.now())
      return { kind: 'not-allowed', message: 'We just sent this email. Wait a minute.' };
    const token = newToken();
    const expiresAt = deps.now() + WEEK_MS;
    await renewInvitation(tx, id, { hash: hashToken(token), sentAt: deps.now(), expiresAt });
    await mailInvitation(tx, deps, { ...invitation, siteName: site.name, token });
    await note(tx, deps, actor, invitation, 'invited-again', `resent the invitation to ${invitation.email}`);
    return { kind: 'sent', isMailed, link: linkOf(deps, token) };
  });
}

export async function revokeInvitation(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<Revoked> {
  return deps.db.write(async (tx): Promise<Revoked> => {
    const invitation = await findInvitation(tx, siteId, id);
    if (!invitation || !(await deleteInvitation(tx, id))) return MISSING;
    await note(tx, deps, actor, invitation, 'uninvited', `withdrew the invitation to ${invitation.email}`);
    return { kind: 'revoked' };
  });
}

function linkOf({ ownerOrigin }: Pick<InviteDeps, 'ownerOrigin'>, token: string): string {
  return `${ownerOrigin}/invite?token=${token}`;
}

async function mailInvitation(
  tx: Queryable,
  deps: InviteDeps,
  invitation: InvitationTable & { readonly siteName: string; readonly token: string },
): Promise<void> {
  const { siteName, invitedBy: by, role, token } = invitation;
  const written = writeMail({
    sender: siteName,
    heading: `Join ${siteName}`,
    paragraphs: [`${by} invites you to work on the website ${siteName}, as ${roleLabel(role)}.`],
    action: { label: 'Accept invitation', url: linkOf(deps, token) },
    closing: 'The link works for a week. If you did not expect this email, ignore it.',
  });
  await queueMail(tx, deps, {
    sender: null,
    ...written,
    to: invitation.email,
    subject: `${by} invites you to ${siteName}`,
    siteId: invitation.siteId,
    hasSecret: true,
  });
}

async function note(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  invitation: InvitationTable,
  verb: string,
  what: string,
): Promise<void> {
  await recordActivity(tx, deps, {
    actor,
    siteId: invitation.siteId,
    action: `people.${verb}`,
    what,
    target: { kind: 'invitation', id: invitation.id },
  });
}
