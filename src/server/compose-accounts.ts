/** Puts together what accounts are made of, with what they need of sites. */
import type { Hono } from 'hono';
import { Passwords } from './accounts/passwords.ts';
import { RESET_JOB, sendReset } from './accounts/reset/reset-password.ts';
import { accountRoutes } from './accounts/routes.ts';
import { accountMoreRoutes } from './accounts/routes-more.ts';
import type { SecurityDeps } from './accounts/security/deps.ts';
import { askSecondFactor } from './accounts/security/second-factor.ts';
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

export function accountHandlers(deps: Deps, { ownerOrigin }: ServerSettings): JobHandlers {
  return { [RESET_JOB]: (payload: never, run) => sendReset({ ...deps, ownerOrigin }, payload, run) };
}
