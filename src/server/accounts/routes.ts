/** Setting up, signing in and out, and the account itself: what the owner area's first screens call. */
import { type Context, Hono } from 'hono';
import { linkInput, setupInput, signInInput } from '#domain/accounts/contract.ts';
import { normalizeEmail } from '#domain/accounts/email.ts';
import { routeWriter } from '../http/api-routes.ts';
import { isFromOwnerArea, refuseCrossSite } from './cross-site.ts';
import type { AccountsDeps } from './deps.ts';
import { type Enter, entrance } from './entry.ts';
import { ownRoutes } from './own-routes.ts';
import { deleteSession } from './queries-sessions.ts';
import { clearSessionCookie, findSession, readSessionCookie, writeSessionCookie } from './sessions.ts';
import { readSetup, setUp } from './set-up.ts';
import { type SignedIn, signIn, signInByLink } from './sign-in.ts';
import { SignInThrottle } from './throttle.ts';

export function accountRoutes(deps: AccountsDeps): Hono {
  const app = new Hono();
  const throttle = new SignInThrottle(deps.now);
  entryRoutes(app, deps, entrance(deps, throttle));
  ownRoutes(deps, throttle, routeWriter(app, deps.authorize));
  signOutRoute(app, deps);
  return app;
}

/** How somebody gets in. */
function entryRoutes(app: Hono, deps: AccountsDeps, enter: Enter): void {
  app.get('/api/setup', async (context) =>
    context.json(await readSetup(deps, context.req.query('token') ?? '')),
  );
  app.post(
    '/api/setup',
    enter({
      schema: setupInput,
      async run(context, input, visit) {
        const done = await setUp(deps, input, visit);
        if (done.kind !== 'set-up') return refuse(context, done);
        writeSessionCookie(context, deps, done.session);
        const site = (await deps.listSites()).find((each) => each.id === done.siteId);
        return context.json({ kind: 'signed-in', site }, 201);
      },
    }),
  );
  app.post(
    '/api/session',
    enter({
      schema: signInInput,
      accountOf: ({ email }) => normalizeEmail(email),
      run: async (context, input, visit) => presentSignIn(deps, context, await signIn(deps, input, visit)),
    }),
  );
  app.post(
    '/api/session/link',
    enter({
      schema: linkInput,
      run: async (context, input, visit) =>
        presentSignIn(deps, context, await signInByLink(deps, input, visit)),
    }),
  );
}

function presentSignIn(deps: AccountsDeps, context: Context, signedIn: SignedIn): Response {
  switch (signedIn.kind) {
    case 'signed-in':
      writeSessionCookie(context, deps, signedIn.session);
      return context.json({ kind: 'signed-in' });
    case 'second-factor':
      return context.json({ kind: 'second-factor', challenge: signedIn.challenge });
    case 'refused':
    case 'invalid':
      return refuse(context, signedIn);
  }
}

function refuse(context: Context, refused: { kind: 'refused' | 'invalid'; message: string }): Response {
  return context.json({ error: refused }, refused.kind === 'refused' ? 401 : 422);
}

/** Signing out works with a session that has ended, too: the cookie goes in any case. */
function signOutRoute(app: Hono, deps: AccountsDeps): void {
  app.delete('/api/session', async (context) => {
    if (!isFromOwnerArea(context, deps.ownerOrigin)) return refuseCrossSite(context);
    const session = await findSession(deps, readSessionCookie(context, deps));
    if (session) await deps.db.write((tx) => deleteSession(tx, session.account_id, session.id));
    clearSessionCookie(context, deps);
    return context.json({ kind: 'signed-out' });
  });
}
