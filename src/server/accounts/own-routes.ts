/** What people do with their own account: name and password, the sessions it is signed in by, its access tokens. */
import type { Context } from 'hono';
import { type ProfileInput, profileInput, type SessionView, tokenInput } from '#domain/accounts/contract.ts';
import { describeDevice } from '#domain/accounts/device.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { SessionTable } from '../db/schema-accounts.ts';
import type { Call, RouteWriter } from '../http/api-routes.ts';
import { changeProfile } from './change-profile.ts';
import type { AccountsDeps } from './deps.ts';
import { refuseHaste, visitOf, whenBusy } from './entry.ts';
import { describeMe } from './me.ts';
import { createOwnToken, listOwnTokens, revokeOwnToken } from './own-tokens.ts';
import { deleteOtherSessions, deleteSession, findSessionById, listSessions } from './queries-sessions.ts';
import { openSession, writeSessionCookie } from './sessions.ts';
import type { SignInThrottle } from './throttle.ts';

export function ownRoutes(deps: AccountsDeps, throttle: SignInThrottle, routes: RouteWriter): void {
  profileRoutes(deps, throttle, routes);
  sessionRoutes(deps, routes);
  tokenRoutes(deps, routes);
}

const idOf = ({ actor }: Call): string => actor.accountId ?? '';

function profileRoutes(
  deps: AccountsDeps,
  throttle: SignInThrottle,
  { route, bodyRoute }: RouteWriter,
): void {
  route(
    'GET',
    '/api/me',
    'self',
    'Says who is signed in, and what they may do on which sites.',
    async (call) => {
      const me = await describeMe(deps, idOf(call));
      return me ? call.context.json(me) : fail(call.context, 401, 'signed-out', 'Sign in again.');
    },
  );
  bodyRoute(
    'PATCH',
    '/api/me',
    'self',
    profileInput,
    'Changes the own name, email address or password.',
    async (call, input) => {
      const isGuess = input.currentPassword !== undefined;
      if (isGuess && !throttle.take(deps.clientAddress(call.context), idOf(call)))
        return refuseHaste(call.context);
      return whenBusy(call.context, presentChange(deps, call, input));
    },
  );
}

async function presentChange(deps: AccountsDeps, call: Call, input: ProfileInput): Promise<Response> {
  const changed = await changeProfile(deps, call.actor, input);
  if (changed.kind !== 'changed')
    return fail(call.context, changed.kind === 'taken' ? 409 : 422, changed.kind, changed.message);
  if (changed.hasNewPassword) await renewSession(deps, call);
  return call.context.json({ kind: 'changed' });
}

/** Whoever chose the new password stays signed in, by a session of its own. */
async function renewSession(deps: AccountsDeps, call: Call): Promise<void> {
  const { client } = visitOf(deps, call.context);
  const session = await deps.db.write((tx) =>
    openSession(tx, deps, { accountId: idOf(call), isRemembered: false, client }),
  );
  writeSessionCookie(call.context, deps, session);
}

function sessionRoutes(deps: AccountsDeps, { route }: RouteWriter): void {
  route('GET', '/api/me/sessions', 'self', 'Lists the devices the account is signed in on.', async (call) => {
    const rows = await listSessions(deps.db.read, idOf(call), deps.now());
    const sessions = rows.map((row) => present(row, call.actor.sessionId));
    return call.context.json({ sessions });
  });
  route('DELETE', '/api/me/sessions', 'self', 'Signs out everywhere but here.', async (call) => {
    const ended = await deps.db.write(async (tx) => {
      const count = await deleteOtherSessions(tx, idOf(call), call.actor.sessionId ?? null);
      const what = 'signed out everywhere else';
      await recordActivity(tx, deps, {
        actor: call.actor,
        siteId: null,
        action: 'account.signed-out-elsewhere',
        what,
      });
      return count;
    });
    return call.context.json({ kind: 'ended', ended });
  });
  route('DELETE', '/api/me/sessions/:session', 'self', 'Signs out one device.', async (call) => {
    const isEnded = await deps.db.write(async (tx) => {
      const session = await findSessionById(tx, idOf(call), call.param('session'));
      if (!session || !(await deleteSession(tx, idOf(call), session.id))) return false;
      const what = `signed out ${describeDevice(session.user_agent)}`;
      await recordActivity(tx, deps, {
        actor: call.actor,
        siteId: null,
        action: 'account.signed-out-device',
        what,
      });
      return true;
    });
    return isEnded
      ? call.context.json({ kind: 'ended' })
      : fail(call.context, 404, 'missing', 'This device is signed out already.');
  });
}

function present(row: SessionTable, currentId: string | undefined): SessionView {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    address: row.address,
    isRemembered: row.is_remembered === 1,
    isCurrent: row.id === currentId,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

function tokenRoutes(deps: AccountsDeps, { route, bodyRoute }: RouteWriter): void {
  route('GET', '/api/me/tokens', 'self', 'Lists the own access tokens.', async (call) =>
    call.context.json({ tokens: await listOwnTokens(deps, idOf(call)) }),
  );
  bodyRoute(
    'POST',
    '/api/me/tokens',
    'self',
    tokenInput,
    'Makes an access token, which is shown this once.',
    async ({ context, actor }, input) => {
      const made = await createOwnToken(deps, actor, input);
      return made.kind === 'created'
        ? context.json({ id: made.id, token: made.token }, 201)
        : fail(context, 422, made.kind, made.message);
    },
  );
  route(
    'DELETE',
    '/api/me/tokens/:token',
    'self',
    'Takes an access token back.',
    async ({ context, actor, param }) =>
      (await revokeOwnToken(deps, actor, param('token')))
        ? context.json({ kind: 'revoked' })
        : fail(context, 404, 'missing', 'This token has been taken back already.'),
  );
}

function fail(context: Context, status: 401 | 404 | 409 | 422, kind: string, message: string): Response {
  return context.json({ error: { kind, message } }, status);
}
