/** The header and footer of a site under the address the specification gives them (OWNR-04 to OWNR-06). */

import { type Context, Hono } from 'hono';
import * as headerFooter from '#domain/content/calls-header-footer.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { describeHeaderFooter } from './describe-changes.ts';
import { readHeaderFooter, saveHeaderFooter } from './header-footer.ts';
import { findOnlySite } from './queries-collections.ts';

const MISSING = { kind: 'missing', message: 'This site does not exist.' } as const;

export function headerFooterRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { db } = deps;
  /** The site in the query, or the only one there is. */
  const siteOf = async (context: Context) => context.req.query('site') ?? (await findOnlySite(db.read));
  const authorize: Authorize = async (context, _site, scope) => {
    const siteId = await siteOf(context);
    const actor = await deps.authorize(context, siteId ?? null, scope);
    if (actor instanceof Response || siteId !== undefined) return actor;
    const message = 'Give the site: ?site=ID.';
    return context.json({ error: { kind: 'invalid', message } }, 400);
  };
  const answer = answerCalls(app, authorize);
  answer(headerFooter.read, async ({ context }) => {
    return (await readHeaderFooter(db.read, (await siteOf(context)) ?? '')) ?? MISSING;
  });
  answer(headerFooter.save, async ({ context, actor, leaves }, change) => {
    const siteId = (await siteOf(context)) ?? '';
    const save = (within: Deps) => saveHeaderFooter(within, actor, { siteId, ...change });
    const saved = await recorded(deps, { actor, siteId, leaves }, save, describeHeaderFooter);
    if (saved.kind === 'saved') return saved.current;
    if (saved.kind !== 'conflict') return saved;
    const { kind, message, current } = saved;
    return context.json({ error: { kind, message }, current }, 409);
  });
  return app;
}
