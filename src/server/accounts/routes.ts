/** Signing in and out, the own account and what protects it, and the people of a site. */
import { Hono } from 'hono';
import * as accounts from '#domain/accounts/calls.ts';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { answerCalls, type Called } from '../http/answer-calls.ts';
import { SignInThrottle } from '../http/sign-in-throttle.ts';
import type { AccountsDeps } from './deps.ts';
import { type Door, openDoor } from './entry.ts';
import { ownRoutes } from './own-routes.ts';
import { acceptRoutes, invitationRoutes, peopleRoutes } from './people/routes.ts';
import { presentRefused, presentSignIn } from './present-sign-in.ts';
import { deleteSession } from './queries-sessions.ts';
import { resetRoutes } from './reset/routes.ts';
import type { SecurityDeps } from './security/deps.ts';
import { securityRoutes } from './security/routes.ts';
import { securitySignInRoutes } from './security/routes-sign-in.ts';
import { clearSessionCookie, findSession, readSessionCookie, writeSessionCookie } from './sessions.ts';
import { readSetup, setUp } from './set-up.ts';
import { signIn, signInByLink } from './sign-in.ts';

/** Signing in, and what the account itself is. */
export function accountRoutes(deps: AccountsDeps): Hono {
  const app = new Hono();
  const throttle = new SignInThrottle(deps.now);
  const door = openDoor(app, deps, throttle);
  setupRoutes(deps, door);
  signInRoutes(deps, throttle, door);
  signOutRoutes(deps, door);
  ownRoutes(deps, throttle, answerCalls(app, deps.authorize));
  return app;
}

/** Other ways in, and other people: their tries are counted by themselves. */
export function securityAndPeopleRoutes(deps: SecurityDeps): Hono {
  const app = new Hono();
  const throttle = new SignInThrottle(deps.now);
  const door = openDoor(app, deps, throttle);
  const answer = answerCalls(app, deps.authorize);
  resetRoutes(deps, door);
  securitySignInRoutes(deps, door);
  securityRoutes(deps, throttle, answer);
  peopleRoutes(deps, answer);
  invitationRoutes(deps, answer);
  acceptRoutes(deps, door);
  return app;
}

function setupRoutes(deps: AccountsDeps, { answerOpen, answerEntry }: Door): void {
  answerOpen(accounts.readSetup, async ({ query }) => readSetup(deps, query.token ?? ''));
  answerEntry(accounts.setUp, async (context, input, visit) => {
    const done = await setUp(deps, input, visit);
    if (done.kind !== 'set-up') return presentRefused(context, done);
    writeSessionCookie(context, deps, done.session);
    const site = (await deps.listSites()).find((each) => each.id === done.siteId);
    if (!site) throw new Error(`The site ${done.siteId} was created but is missing.`);
    return { kind: 'signed-in', site };
  });
}

function signInRoutes(deps: AccountsDeps, throttle: SignInThrottle, { answerEntry }: Door): void {
  answerEntry(
    accounts.signIn,
    async (context, input, visit) => {
      const signedIn = await signIn(deps, input, visit);
      if (signedIn.kind === 'signed-in') throttle.giveBack(visit.client.address, normalizeEmail(input.email));
      return presentSignIn(deps, context, signedIn);
    },
    ({ email }) => normalizeEmail(email),
  );
  answerEntry(accounts.signInByLink, async (context, input, visit) =>
    presentSignIn(deps, context, await signInByLink(deps, input, visit)),
  );
}

/**
 * Signing out works with a session that has ended, too: the cookie goes in any case. With the session go the
 * presence tokens of all sites that were made in it.
 */
function signOutRoutes(deps: AccountsDeps, { answerOpen }: Door): void {
  const signOut = async ({ context }: Pick<Called, 'context'>) => {
    const session = await findSession(deps, readSessionCookie(context, deps));
    if (session) await deps.db.write((tx) => deleteSession(tx, session.accountId, session.id));
    clearSessionCookie(context, deps);
    return { kind: 'signed-out' } as const;
  };
  answerOpen(accounts.signOut, signOut);
  answerOpen(accounts.logOut, signOut);
}
