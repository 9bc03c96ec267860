/** Accounts: who may come in and how, who works on which site, and which of them is on a site's own host. */

import type { Context } from 'hono';
import { z } from 'zod';
import { ownerLanguage } from '#domain/owner-area/languages.ts';
import type { Deps } from '../deps.ts';
import type { MakeFeature } from '../feature.ts';
import type { OwnerVisit } from '../http/owner-shell.ts';
import { Passwords } from '../http/passwords.ts';
import { job } from '../jobs/job.ts';
import { listSites } from '../kernel/sites/queries.ts';
import { siteUrl } from '../kernel/sites/site-address.ts';
import { isMailed } from '../mail/mail-server.ts';
import type { ServerSettings } from '../settings.ts';
import { rolesOf } from './me.ts';
import type { SessionFound } from './queries-sessions.ts';
import { RESET_JOB, sendReset } from './reset/reset-password.ts';
import { accountRoutes, securityAndPeopleRoutes } from './routes.ts';
import type { SecurityDeps } from './security/deps.ts';
import { askSecondFactor } from './security/second-factor.ts';
import { findSession, readSessionCookie } from './sessions.ts';
import { sitePresenceRoutes, visitRoutes } from './site-presence-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const { db, settings } = kernel;
  const deps: SecurityDeps = {
    ...kernel,
    ...common,
    isMailed: () => isMailed(kernel),
    passwords: new Passwords(),
    askSecondFactor: (question) => askSecondFactor(kernel, question),
    listSites: async () =>
      (await listSites(db.read)).map(({ id, identifier, title, hosts }) => {
        const primaryHost = hosts.find((each) => each.isPrimary)?.host;
        return { id, identifier, name: title, url: siteUrl(settings, { identifier, primaryHost }) };
      }),
  };
  return {
    routes: {
      owner: [accountRoutes(deps), securityAndPeopleRoutes(deps), visitRoutes(deps)],
      site: [sitePresenceRoutes(kernel)],
    },
    jobs: [
      job({
        type: RESET_JOB,
        words: 'Send a password link',
        payload: z.object({ email: z.string() }),
        run: (payload, run) => sendReset(kernel, payload, run),
      }),
    ],
  };
};

/**
 * Whether somebody is signed in, and from where the owner area may show pages: all own addresses of sites by one pattern, and hosts by name only to people who may see
 * their site.
 */
export async function findOwnerVisit(
  deps: Pick<Deps, 'db' | 'now'>,
  settings: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>,
  context: Context,
): Promise<OwnerVisit> {
  const { protocol } = new URL(settings.ownerOrigin);
  const isSecure = protocol === 'https:';
  const session = await findSession(deps, readSessionCookie(context, { isSecure }));
  const hosts = session ? await hostsShownTo(deps, session) : [];
  const origins = [...new Set([`*.${settings.siteDomain}`, ...hosts])].map((host) => `${protocol}//${host}`);
  return { isSignedIn: session !== undefined, language: ownerLanguage(session?.language), origins };
}

async function hostsShownTo({ db }: Pick<Deps, 'db'>, session: SessionFound): Promise<string[]> {
  const account = { id: session.accountId, isOwner: session.isOwner };
  const [sites, { maySee }] = await Promise.all([listSites(db.read), rolesOf(db.read, account)]);
  return sites.filter(({ id }) => maySee(id)).flatMap((site) => site.hosts.map(({ host }) => host));
}
