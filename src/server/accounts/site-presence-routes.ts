/** Opening a site from the owner area, and what the site's host answers about who is there. */
import { Hono } from 'hono';
import { readPresence as presenceCall } from '#domain/accounts/calls-visitor.ts';
import { ENTER_PATH, LOGGED_OUT_TERM, LOGOUT_PATH, VISIT_PATH } from '#domain/accounts/site-presence.ts';
import { safeRedirectPath } from '#domain/links/safe-href.ts';
import { NO_REDIRECT } from '#domain/site-context/config-redirect.ts';
import { answerVisitors } from '../http/answer-visitors.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { isFromOwnerArea } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { findSession, readSessionCookie } from './sessions.ts';
import {
  acceptEntry,
  clearPresence,
  enterToken,
  readPresence,
  rolesOn,
  type SitePresenceDeps,
} from './site-presence.ts';

const NO_STORE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** On the owner origin. Whoever is not signed in, or has nothing to do with the site, opens it as a visitor. */
export function visitRoutes(deps: AccountsDeps & SitePresenceDeps): Hono {
  const app = new Hono();
  app.get(`${VISIT_PATH}/:site`, async (context, next) => {
    const site = (await deps.listSites()).find(({ id }) => id === context.req.param('site'));
    if (!site) return next();
    const to = safeRedirectPath(context.req.query('to'), site.url) ?? '/';
    const session = isFromOwnerArea(context, deps.ownerOrigin)
      ? await findSession(deps, readSessionCookie(context, deps))
      : undefined;
    if (!session || !(await rolesOn(deps, session, site.id))) return redirect(`${site.url}${to}`);
    const query = new URLSearchParams({ token: enterToken(deps, site.id, session.id), to });
    return redirect(`${site.url}${ENTER_PATH}?${query}`);
  });
  return app;
}

/** On the hosts of sites. */
export function sitePresenceRoutes(deps: SitePresenceDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(ENTER_PATH, (context) => {
    const own = new URL(context.req.url).origin;
    const to = safeRedirectPath(context.req.query('to'), own) ?? '/';
    const isThere = acceptEntry(deps, context, context.get('site').id, context.req.query('token') ?? '');
    // Whoever opens the site from the owner area wants to see it, and not to be sent back.
    context.header('location', isThere ? withTerm(to, NO_REDIRECT) : to);
    for (const [name, value] of Object.entries(NO_STORE)) context.header(name, value);
    return context.body(null, 302);
  });
  answerVisitors(app, presenceCall, async (context) => {
    const presence = await readPresence(deps, context, context.get('site').id);
    if (!presence.authenticatedAccount) clearPresence(deps, context);
    return context.json(presence, 200, NO_STORE);
  });
  app.post(LOGOUT_PATH, (context) => {
    clearPresence(deps, context);
    return context.json({ kind: 'signed-out', location: `/?${LOGGED_OUT_TERM}` }, 200, NO_STORE);
  });
  return app;
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, ...NO_STORE } });
}

/** The path with one more term in its query. */
function withTerm(path: string, term: string): string {
  const [address = '', fragment] = path.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}${term}${fragment === undefined ? '' : `#${fragment}`}`;
}
