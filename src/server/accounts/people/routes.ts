/** The people of a site, and the way in for those who are invited to it. */
import type { Context, Hono } from 'hono';
import {
  acceptInput,
  type InvitationView,
  invitationInput,
  type PeopleOfSite,
  type Person,
  roleInput,
} from '#domain/accounts/people.ts';
import { ADMIN_PERMISSIONS } from '#domain/accounts/permissions.ts';
import type { InvitationTable } from '../../db/schema-accounts.ts';
import type { Call, RouteWriter } from '../../http/api-routes.ts';
import { recordRoute } from '../../http/route-list.ts';
import type { AccountsDeps, SiteSummary } from '../deps.ts';
import type { AddEntry } from '../entry.ts';
import { findSession, readSessionCookie, writeSessionCookie } from '../sessions.ts';
import { acceptInvitation, INVITATION_GONE, readInvitation } from './accept-invitation.ts';
import { changeRole, type PeopleChanged, removePerson } from './change-people.ts';
import { type Invited, invite, resendInvitation, revokeInvitation } from './invite.ts';
import { listInvitations, listPeople, type PersonRow } from './queries.ts';

const SITE = '/api/sites/:site';
const PERSON = `${SITE}/people/:account`;
const INVITATION = `${SITE}/invitations/:invitation`;
const { people } = ADMIN_PERMISSIONS;

export function peopleRoutes(deps: AccountsDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', `${SITE}/people`, people, 'Lists who works on the site and who is invited.', async (call) => {
    const [rows, open] = await Promise.all([
      listPeople(deps.db.read, call.siteId),
      listInvitations(deps.db.read, call.siteId),
    ]);
    const list: PeopleOfSite = {
      people: rows.map((row) => presentPerson(row, call.actor.accountId)),
      invitations: open.map(presentInvitation),
    };
    return call.context.json(list);
  });
  bodyRoute(
    'PUT',
    PERSON,
    people,
    roleInput,
    'Changes the role of a person on the site.',
    async (call, { role }) => {
      const { context, actor, siteId } = call;
      return present(
        context,
        await changeRole(deps, actor, { siteId, accountId: call.param('account'), role }),
      );
    },
  );
  route('DELETE', PERSON, people, 'Takes a person off the site.', async (call) => {
    const { context, actor, siteId } = call;
    return present(context, await removePerson(deps, actor, { siteId, accountId: call.param('account') }));
  });
}

export function invitationRoutes(deps: AccountsDeps, { route, bodyRoute }: RouteWriter): void {
  bodyRoute(
    'POST',
    `${SITE}/invitations`,
    people,
    invitationInput,
    'Invites somebody to the site by mail. The link is good for a week.',
    (call, input) => withSite(deps, call, async (site) => invite(deps, call.actor, { site, ...input })),
  );
  route(
    'POST',
    `${INVITATION}/resend`,
    people,
    'Sends an invitation again, with a new link in place of the old one.',
    (call) =>
      withSite(deps, call, (site) =>
        resendInvitation(deps, call.actor, { site, id: call.param('invitation') }),
      ),
  );
  route('DELETE', INVITATION, people, 'Takes an invitation back.', async (call) => {
    const { context, actor, siteId } = call;
    return present(context, await revokeInvitation(deps, actor, { siteId, id: call.param('invitation') }));
  });
}

async function withSite(
  deps: AccountsDeps,
  { context, siteId }: Call,
  run: (site: SiteSummary) => Promise<Invited>,
): Promise<Response> {
  const site = (await deps.listSites()).find((each) => each.id === siteId);
  return present(context, site ? await run(site) : { kind: 'missing', message: 'There is no such site.' });
}

/** Open to whoever holds the link of a mail. */
export function acceptRoutes(app: Hono, deps: AccountsDeps, addEntry: AddEntry): void {
  const path = '/api/invitation';
  recordRoute(app, { method: 'GET', path, scope: 'open', summary: 'Shows what an invitation is for.' });
  app.get(path, async (context) => {
    context.header('cache-control', 'no-store');
    const signedInId = await signedInAs(deps, context);
    const offer = await readInvitation(deps, context.req.query('token') ?? '', signedInId);
    return offer ? context.json(offer) : context.json({ error: INVITATION_GONE }, 404);
  });
  addEntry({
    path,
    summary: 'Accepts an invitation, with a new account or as whoever is signed in.',
    schema: acceptInput,
    async run(context, input, visit) {
      const accepted = await acceptInvitation(deps, input, visit, await signedInAs(deps, context));
      if (accepted.kind !== 'accepted')
        return context.json({ error: accepted }, accepted.kind === 'invalid' ? 422 : 401);
      if (accepted.session) writeSessionCookie(context, deps, accepted.session);
      return context.json({ kind: 'accepted', siteId: accepted.siteId });
    },
  });
}

async function signedInAs(deps: AccountsDeps, context: Context): Promise<string | undefined> {
  return (await findSession(deps, readSessionCookie(context, deps)))?.account_id;
}

const STATUS = {
  changed: 200,
  removed: 200,
  invited: 201,
  sent: 200,
  revoked: 200,
  missing: 404,
  exists: 409,
  'not-allowed': 409,
} as const satisfies Record<(PeopleChanged | Invited)['kind'], number>;

function present(context: Context, result: PeopleChanged | Invited): Response {
  const status = STATUS[result.kind];
  if ('message' in result)
    return context.json({ error: { kind: result.kind, message: result.message } }, status);
  if ('invitation' in result)
    return context.json({ ...result, invitation: presentInvitation(result.invitation) }, status);
  return context.json(result, status);
}

function presentPerson(row: PersonRow, ownId: string | undefined): Person {
  return {
    accountId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    isOwner: row.is_owner === 1,
    isYou: row.id === ownId,
    lastSignInAt: row.last_sign_in_at,
  };
}

function presentInvitation(row: InvitationTable): InvitationView {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.invited_by,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}
