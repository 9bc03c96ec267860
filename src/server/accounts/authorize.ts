/**
 * Answers the question of the owner origin's routes: may this caller do this here. Callers are people with a
 * session or programs with an access token; nothing else is taken, and a token in the header comes first.
 */
import type { Context } from 'hono';
import { type Permission, permissionOf, permissionsOf } from '#domain/accounts/permissions.ts';
import type { RequiredScope } from '#domain/calls/call.ts';
import type { Actor, Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import { allowSlowBody } from '../http/body-time.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import { findSiteRole } from './queries-accounts.ts';
import type { SessionFound } from './queries-sessions.ts';
import { findSession, readSessionCookie } from './sessions.ts';
import { authorizeToken } from './tokens.ts';

/** Wrong tokens one address may send. */
const GUESSES = { burst: 20, everyMs: 3000 };

export interface AuthorizeDeps extends Pick<Deps, 'db' | 'now'> {
  readonly clientAddress: ClientAddress;
  readonly ownerOrigin: string;
  readonly isSecure: boolean;
}

export function createAuthorize(deps: AuthorizeDeps): Authorize {
  const guesses = new RateLimiter(GUESSES, deps.now);
  return async (context, siteId, scope) => {
    const answer = await authorizeCaller(context, siteId, scope);
    if (!(answer instanceof Response)) allowSlowBody(context);
    return answer;
  };

  async function authorizeCaller(...[context, siteId, scope]: Parameters<Authorize>): ReturnType<Authorize> {
    const header = context.req.header('authorization');
    if (header !== undefined) return authorizeProgram(deps, guesses, context, { header, siteId, scope });
    const session = await findSession(deps, readSessionCookie(context, deps));
    if (!session) return refuseStranger(context);
    if (!isFromOwnerArea(context, deps.ownerOrigin)) return refuseCrossSite(context);
    return authorizePerson(deps, context, session, siteId, scope);
  }
}

async function authorizePerson(
  deps: AuthorizeDeps,
  context: Context,
  session: SessionFound,
  siteId: string | null,
  scope: RequiredScope,
): Promise<Actor | Response> {
  const who = { name: session.name, accountId: session.accountId, sessionId: session.id };
  if (scope === 'self') return { ...who, mayInjectCode: false };
  const permissions = await permissionsOn(deps, session, siteId);
  if (permissions.has(permissionOf(scope)))
    return {
      ...who,
      mayInjectCode: permissions.has('config.code'),
      permissions,
      seesPersonal: permissions,
    };
  return refuse(context, 403, 'forbidden', 'Your role on this site does not allow this. Ask its owner.');
}

async function permissionsOn(
  deps: Pick<Deps, 'db'>,
  { accountId, isOwner }: Pick<SessionFound, 'accountId' | 'isOwner'>,
  siteId: string | null,
): Promise<ReadonlySet<Permission>> {
  const role = siteId === null ? null : ((await findSiteRole(deps.db.read, accountId, siteId)) ?? null);
  return permissionsOf({ isOwner: isOwner === 1, role });
}

async function authorizeProgram(
  deps: AuthorizeDeps,
  guesses: RateLimiter,
  context: Context,
  { header, siteId, scope }: { header: string; siteId: string | null; scope: RequiredScope },
): Promise<Actor | Response> {
  if (scope === 'self') {
    const message = 'An access token can’t change accounts. Sign in as the person instead.';
    return refuse(context, 403, 'forbidden', message);
  }
  const authorized = await authorizeToken(deps, header, { siteId, permission: permissionOf(scope) });
  if (authorized.kind === 'authorized') return authorized.actor;
  if (authorized.kind === 'forbidden') return refuse(context, 403, 'forbidden', authorized.message);
  if (!guesses.take(deps.clientAddress(context)))
    return refuse(context, 429, 'too-many', 'Too many wrong tokens. Try again in a minute.');
  context.header('www-authenticate', 'Bearer');
  return refuse(context, 401, 'unknown', authorized.message);
}

function refuseStranger(context: Context): Response {
  context.header('www-authenticate', 'Bearer');
  return refuse(
    context,
    401,
    'signed-out',
    'Sign in first. Apps send an access token: “Authorization: Bearer vitrine_…”.',
  );
}

function refuse(context: Context, status: 401 | 403 | 429, kind: string, message: string): Response {
  return context.json({ error: { kind, message } }, status);
}
