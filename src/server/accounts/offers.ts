/** What other features ask about accounts. */
import type { Context } from 'hono';
import { permissionsOf } from '#domain/accounts/permissions.ts';
import type { Queryable } from '../db/schema.ts';
import type { MakeOffers } from '../feature.ts';
import { findAccount, findSiteRole, listCaretakers } from './queries-accounts.ts';
import { mayOnSite } from './site-presence.ts';

declare module '../feature.ts' {
  interface Common {
    /** Whether a visitor is one of the people who run the shop, as the presence token of the site says. */
    readonly isStaff: (context: Context, siteId: string) => Promise<boolean>;
    /** Whether a visitor is one of the people who may see the figures of the site. */
    readonly isReader: (context: Context, siteId: string) => Promise<boolean>;
    readonly emailOfAccount: (db: Queryable, accountId: string) => Promise<string | undefined>;
    /** Addresses of the people who look after a site. */
    readonly listCaretakers: (db: Queryable, siteId: string) => Promise<readonly string[]>;
    /** The address of an account that may see the figures of a site. */
    readonly findReader: (db: Queryable, siteId: string, accountId: string) => Promise<string | undefined>;
  }
}

export const offers: MakeOffers<
  'isStaff' | 'isReader' | 'emailOfAccount' | 'listCaretakers' | 'findReader'
> = (kernel) => ({
  isStaff: (context, siteId) => mayOnSite(kernel, context, siteId, 'config.commerce'),
  isReader: (context, siteId) => mayOnSite(kernel, context, siteId, 'config.reports'),
  emailOfAccount: async (db, accountId) => (await findAccount(db, accountId))?.email,
  listCaretakers,
  async findReader(db, siteId, accountId) {
    const account = await findAccount(db, accountId);
    const role = (await findSiteRole(db, accountId, siteId)) ?? null;
    const held = permissionsOf({ isOwner: account?.isOwner === 1, role });
    return held.has('config.reports') ? account?.email : undefined;
  },
});
