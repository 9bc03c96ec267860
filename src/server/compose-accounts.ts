/** Puts together what accounts are made of, with what they need of sites. */
import type { Hono } from 'hono';
import type { AccountsDeps } from './accounts/deps.ts';
import { Passwords } from './accounts/passwords.ts';
import { accountRoutes } from './accounts/routes.ts';
import { noSecondFactor } from './accounts/second-factor.ts';
import type { ServerSettings } from './settings.ts';
import { listSites } from './sites/queries.ts';
import { createStarterSite } from './starter-site.ts';

type Base = Omit<AccountsDeps, 'passwords' | 'askSecondFactor' | 'createStarterSite' | 'listSites'>;

export function composeAccounts(base: Base, settings: ServerSettings): readonly Hono[] {
  const { protocol } = new URL(settings.ownerOrigin);
  const deps: AccountsDeps = {
    ...base,
    passwords: new Passwords(),
    askSecondFactor: noSecondFactor,
    createStarterSite: (tx, actor, site) => createStarterSite(tx, base, actor, site),
    async listSites() {
      const sites = await listSites(base.db.read);
      return sites.map(({ id, identifier, title, hosts }) => {
        const host = hosts.find((each) => each.isPrimary)?.host ?? `${identifier}.${settings.siteDomain}`;
        return { id, identifier, name: title, url: `${protocol}//${host}` };
      });
    },
  };
  return [accountRoutes(deps)];
}
