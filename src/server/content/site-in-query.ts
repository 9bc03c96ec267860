/** Calls whose address the specification gives without a site: the site is in the query, or is the only one. */
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import { findOnlySite } from './queries-collections.ts';

export type SiteOf = (context: Context) => Promise<string | undefined>;

export function siteInQuery(deps: Pick<Deps, 'db'> & { readonly authorize: Authorize }): {
  readonly siteOf: SiteOf;
  readonly authorize: Authorize;
} {
  const siteOf: SiteOf = async (context) => context.req.query('site') ?? (await findOnlySite(deps.db.read));
  const authorize: Authorize = async (context, _site, scope) => {
    const siteId = await siteOf(context);
    const actor = await deps.authorize(context, siteId ?? null, scope);
    if (actor instanceof Response || siteId !== undefined) return actor;
    const message = 'Give the site: ?site=ID.';
    return context.json({ error: { kind: 'invalid', message } }, 400);
  };
  return { siteOf, authorize };
}
