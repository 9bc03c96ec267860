/** The people of a site, and the way in for those who are invited to it. */
import type { Context } from 'hono';
import * as people from '#domain/accounts/calls-people.ts';
import { pick } from '#domain/pick.ts';
import type { Actor } from '../../deps.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import type { AccountsDeps } from '../deps.ts';
import type { Door } from '../entry.ts';
import { findAccount } from '../queries-accounts.ts';
import { findSession, readSessionCookie, writeSessionCookie } from '../sessions.ts';
import type { InvitationTable } from '../tables.ts';
import { acceptInvitation, INVITATION_GONE, readInvitation } from './accept-invitation.ts';
import { changeRole, removePerson } from './change-people.ts';
import { invite, resendInvitation, revokeInvitation } from './invite.ts';
import { listInvitations, listPeople, type PersonRow } from './queries.ts';

export function peopleRoutes(deps: AccountsDeps, answer: AnswerCall): void {
  answer(people.readPeople, async ({ siteId, actor }) => {
    const [rows, open] = await Promise.all([
      listPeople(deps.db.read, siteId),
      listInvitations(deps.db.read, siteId),
    ]);
    return {
      people: rows.map((row) => presentPerson(row, actor.accountId)),
      invitations: open.map(presentInvitation),
    };
  });
  answer(people.changeRole, async ({ actor, siteId, params }, { role }) =>
    changeRole(deps, actor, { siteId, accountId: params.account, role }),
  );
  answer(people.removePerson, async ({ actor, siteId, params }) =>
    removePerson(deps, actor, { siteId, accountId: params.account }),
  );
}

export function invitationRoutes(deps: AccountsDeps, answer: AnswerCall): void {
  const findSite = async (siteId: string) => (await deps.listSites()).find(({ id }) => id === siteId);
  answer(people.invite, async ({ actor, siteId }, input) => {
    const site = await findSite(siteId);
    if (!site) return NO_SITE;
    const invited = await invite(deps, actor, { site, ...input });
    if (invited.kind !== 'invited') return invited;
    const link = (await mayPassOn(deps, actor)) ? invited.link : null;
    return { ...invited, link, invitation: presentInvitation(invited.invitation) };
  });
  answer(people.resendInvitation, async ({ actor, siteId, params }) => {
    const site = await findSite(siteId);
    if (!site) return NO_SITE;
    const sent = await resendInvitation(deps, actor, { site, id: params.invitation });
    if (sent.kind !== 'sent') return sent;
    return { ...sent, link: (await mayPassOn(deps, actor)) ? sent.link : null };
  });
  answer(people.revokeInvitation, async ({ actor, siteId, params }) =>
    revokeInvitation(deps, actor, { siteId, id: params.invitation }),
  );
}

const NO_SITE = { kind: 'missing', message: 'This site does not exist.' } as const;

/** Links that open accounts are read by owners of the installation alone, at the screen and not by a program. */
async function mayPassOn({ db }: AccountsDeps, { accountId, sessionId }: Actor): Promise<boolean> {
  if (accountId === undefined || sessionId === undefined) return false;
  return (await findAccount(db.read, accountId))?.isOwner === 1;
}

/** Open to whoever has the link of a mail. */
export function acceptRoutes(deps: AccountsDeps, { answerOpen, answerEntry }: Door): void {
  answerOpen(people.readInvitation, async ({ context, query }) => {
    context.header('cache-control', 'no-store');
    const signedInId = await signedInAs(deps, context);
    return (await readInvitation(deps, query.token ?? '', signedInId)) ?? INVITATION_GONE;
  });
  answerEntry(people.acceptInvitation, async (context, input, visit) => {
    const accepted = await acceptInvitation(deps, input, visit, await signedInAs(deps, context));
    if (accepted.kind !== 'accepted') return accepted;
    if (accepted.session) writeSessionCookie(context, deps, accepted.session);
    return { kind: 'accepted', siteId: accepted.siteId };
  });
}

async function signedInAs(deps: AccountsDeps, context: Context): Promise<string | undefined> {
  return (await findSession(deps, readSessionCookie(context, deps)))?.accountId;
}

function presentPerson(row: PersonRow, ownId: string | undefined): people.Person {
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    isOwner: row.isOwner === 1,
    isYou: row.id === ownId,
    lastSignInAt: row.lastSignInAt,
  };
}

function presentInvitation(row: InvitationTable): people.InvitationView {
  return pick(row, 'id', 'email', 'role', 'invitedBy', 'sentAt', 'expiresAt');
}
