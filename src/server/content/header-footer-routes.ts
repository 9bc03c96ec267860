/** The header and footer of a site under the address the specification gives them (OWNR-04 to OWNR-06). */

import { Hono } from 'hono';
import * as headerFooter from '#domain/content/calls-header-footer.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { describeHeaderFooter } from './describe-changes.ts';
import { readHeaderFooter, saveHeaderFooter } from './header-footer.ts';
import { siteInQuery } from './site-in-query.ts';

const MISSING = { kind: 'missing', message: 'This site does not exist.' } as const;

export function headerFooterRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { db } = deps;
  const { siteOf, authorize } = siteInQuery(deps);
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
