/** Puts together what accounts are made of, with what they need of sites. */
import type { Context, Hono } from 'hono';
import { rolesOf } from './accounts/me.ts';
import { Passwords } from './accounts/passwords.ts';
import type { SessionFound } from './accounts/queries-sessions.ts';
import { RESET_JOB, sendReset } from './accounts/reset/reset-password.ts';
import { accountRoutes } from './accounts/routes.ts';
import { accountMoreRoutes } from './accounts/routes-more.ts';
import type { SecurityDeps } from './accounts/security/deps.ts';
import { askSecondFactor } from './accounts/security/second-factor.ts';
import { findSession, readSessionCookie } from './accounts/sessions.ts';
import type { SitePresenceDeps } from './accounts/site-presence.ts';
import { visitRoutes } from './accounts/site-presence-routes.ts';
import type { Deps } from './deps.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import type { ServerSettings } from './settings.ts';
import { listSites } from './sites/queries.ts';
import type { PhotoSource } from './starter-photos.ts';
import { createStarterSite } from './starter-site.ts';

type Base = SitePresenceDeps &
  Omit<SecurityDeps, 'passwords' | 'askSecondFactor' | 'createStarterSite' | 'isMailed' | 'listSites'>;

/** @param photos for the first pages of new sites */
export function composeAccounts(base: Base, settings: ServerSettings, photos?: PhotoSource): readonly Hono[] {
  const { protocol } = new URL(settings.ownerOrigin);
  const deps: SecurityDeps = {
    ...base,
    isMailed: settings.smtpUrl !== undefined,
    passwords: new Passwords(),
    askSecondFactor: (question) => askSecondFactor(base, question),
    createStarterSite: (tx, actor, site) => createStarterSite(tx, { ...base, photos }, actor, site),
    async listSites() {
      const sites = await listSites(base.db.read);
      return sites.map(({ id, identifier, title, hosts }) => {
        const host = hosts.find((each) => each.isPrimary)?.host ?? `${identifier}.${settings.siteDomain}`;
        return { id, identifier, name: title, url: `${protocol}//${host}` };
      });
    },
  };
  return [accountRoutes(deps), accountMoreRoutes(deps), visitRoutes({ ...base, ...deps })];
}

/**
 * From where the owner area may show pages: all own addresses of sites by one pattern, and hosts by name only to people who may see
 * their site.
 */
export async function ownerDocumentOrigins(
  deps: Pick<Deps, 'db' | 'now'>,
  settings: ServerSettings,
  context: Context,
): Promise<string[]> {
  const { protocol } = new URL(settings.ownerOrigin);
  const isSecure = protocol === 'https:';
  const session = await findSession(deps, readSessionCookie(context, { isSecure }));
  const hosts = session ? await hostsShownTo(deps, session) : [];
  return [...new Set([`*.${settings.siteDomain}`, ...hosts])].map((host) => `${protocol}//${host}`);
}

async function hostsShownTo({ db }: Pick<Deps, 'db'>, session: SessionFound): Promise<string[]> {
  const account = { id: session.account_id, is_owner: session.is_owner };
  const [sites, { maySee }] = await Promise.all([listSites(db.read), rolesOf(db.read, account)]);
  return sites.filter(({ id }) => maySee(id)).flatMap((site) => site.hosts.map(({ host }) => host));
}

export function accountHandlers(deps: Deps, { ownerOrigin }: ServerSettings): JobHandlers {
  return { [RESET_JOB]: (payload: never, run) => sendReset({ ...deps, ownerOrigin }, payload, run) };
}
