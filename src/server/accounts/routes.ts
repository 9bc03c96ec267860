/** Setting up, signing in and out, and the account itself: what the owner area's first screens call. */

import { type Context, Hono } from 'hono';
import { linkInput, setupInput, signInInput } from '#domain/accounts/contract.ts';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { LOGOUT_PATH } from '#domain/accounts/site-presence.ts';
import { routeWriter } from '../http/api-routes.ts';
import { recordRoute, withAnswers } from '../http/route-list.ts';
import { ACCOUNT_ANSWERS } from './answers.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { type AddEntry, entryWriter } from './entry.ts';
import { ownRoutes } from './own-routes.ts';
import { presentSignIn, refuseEntry } from './present-sign-in.ts';
import { deleteSession } from './queries-sessions.ts';
import { clearSessionCookie, findSession, readSessionCookie, writeSessionCookie } from './sessions.ts';
import { readSetup, setUp } from './set-up.ts';
import { signIn, signInByLink } from './sign-in.ts';
import { SignInThrottle } from './throttle.ts';

export function accountRoutes(deps: AccountsDeps): Hono {
  const app = new Hono();
  const throttle = new SignInThrottle(deps.now);
  const addEntry = entryWriter(app, deps, throttle);
  setupRoutes(app, deps, addEntry);
  signInRoutes(deps, addEntry);
  signOutRoute(app, deps);
  ownRoutes(deps, throttle, routeWriter(app, deps.authorize));
  return withAnswers(app, ACCOUNT_ANSWERS);
}

function setupRoutes(app: Hono, deps: AccountsDeps, addEntry: AddEntry): void {
  const path = '/api/setup';
  recordRoute(app, {
    method: 'GET',
    path,
    scope: 'open',
    summary: 'Says whether the installation waits for its first owner, and whether a link may make one.',
  });
  app.get(path, async (context) => context.json(await readSetup(deps, context.req.query('token') ?? '')));
  addEntry({
    path,
    summary: 'Makes the first owner with a site that is live at once, by the link printed at the start.',
    schema: setupInput,
    async run(context, input, visit) {
      const done = await setUp(deps, input, visit);
      if (done.kind !== 'set-up') return refuseEntry(context, done);
      writeSessionCookie(context, deps, done.session);
      const site = (await deps.listSites()).find((each) => each.id === done.siteId);
      return context.json({ kind: 'signed-in', site }, 201);
    },
  });
}

function signInRoutes(deps: AccountsDeps, addEntry: AddEntry): void {
  addEntry({
    path: '/api/session',
    summary: 'Signs in with email address and password, or says which second factor is wanted.',
    schema: signInInput,
    accountOf: ({ email }) => normalizeEmail(email),
    run: async (context, input, visit) => presentSignIn(deps, context, await signIn(deps, input, visit)),
  });
  addEntry({
    path: '/api/session/link',
    summary: 'Signs in once by an operator’s link, with a new password if one is given.',
    schema: linkInput,
    run: async (context, input, visit) =>
      presentSignIn(deps, context, await signInByLink(deps, input, visit)),
  });
}

/**
 * Signing out works with a session that has ended, too: the cookie goes in any case. With the session go the
 * presence tokens of all sites that were made in it. The second name is the specification's (MEMB-06).
 */
function signOutRoute(app: Hono, deps: AccountsDeps): void {
  const path = '/api/session';
  recordRoute(app, { method: 'DELETE', path, scope: 'open', summary: 'Signs out.' });
  recordRoute(app, { method: 'POST', path: LOGOUT_PATH, scope: 'open', summary: 'Signs out.' });
  const signOut = async (context: Context): Promise<Response> => {
    if (!isFromOwnerArea(context, deps.ownerOrigin)) return refuseCrossSite(context);
    const session = await findSession(deps, readSessionCookie(context, deps));
    if (session) await deps.db.write((tx) => deleteSession(tx, session.account_id, session.id));
    clearSessionCookie(context, deps);
    return context.json({ kind: 'signed-out' });
  };
  app.delete(path, signOut);
  app.post(LOGOUT_PATH, signOut);
}
