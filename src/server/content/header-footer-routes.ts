/** The header and footer of a site under the address the specification gives them (OWNR-04 to OWNR-06). */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { RequiredScope } from '#domain/calls/call.ts';
import { bodySchema } from '#domain/content/content.ts';
import { idSchema } from '#domain/links/link.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Actor, Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import { readJsonBody } from '../http/json-body.ts';
import { type RouteRecord, recordRoute, withAnswers } from '../http/route-list.ts';
import { HEADER_FOOTER_ANSWERS } from './answers.ts';
import { type HeaderFooterSaved, readHeaderFooter, saveHeaderFooter } from './header-footer.ts';
import { findOnlySite } from './queries-collections.ts';
import { tellHeaderFooter } from './tell.ts';

const PATH = '/api/site-header-footer';
const part = z.strictObject({
  baseId: idSchema.meta({ description: 'The revision the change was made on, as read before.' }),
  body: bodySchema,
});
const headerFooterInput = z.strictObject({ header: part, footer: part });
const query = z.object({
  site: z.string().optional().meta({ description: 'Which site. Not needed where there is only one.' }),
});

const STATUS = { saved: 200, conflict: 409, invalid: 422, missing: 404 } as const satisfies Record<
  HeaderFooterSaved['kind'],
  number
>;

export interface HeaderFooterDeps extends Deps {
  readonly authorize: Authorize;
}

export function headerFooterRoutes(deps: HeaderFooterDeps): Hono {
  const app = new Hono();
  const about: Pick<RouteRecord, 'path' | 'query'> = { path: PATH, query };
  recordRoute(app, {
    ...about,
    method: 'GET',
    scope: 'read',
    summary: 'Reads the drafts of header and footer.',
  });
  recordRoute(app, {
    ...about,
    method: 'PUT',
    scope: 'config.design',
    summary: 'Saves header and footer as drafts, both or neither.',
    description: 'Where somebody has saved since, the answer is 409 with what stands there now.',
    body: headerFooterInput,
  });
  app.get(PATH, (context) =>
    forSite(deps, context, 'read', async (siteId) => {
      const found = await readHeaderFooter(deps.db.read, siteId);
      return found ? context.json(found) : missing(context);
    }),
  );
  app.put(PATH, (context) =>
    forSite(deps, context, 'config.design', async (siteId, actor) => {
      const input = await readJsonBody(context, headerFooterInput);
      if (!input.ok) return input.response;
      const save = (within: HeaderFooterDeps) => saveHeaderFooter(within, actor, { siteId, ...input.value });
      const saved = await recorded(deps, { actor, siteId }, save, tellHeaderFooter);
      if (saved.kind === 'saved') return context.json(saved.current);
      const { kind, message, ...rest } = saved;
      return context.json({ error: { kind, message }, ...rest }, STATUS[kind]);
    }),
  );
  return withAnswers(app, HEADER_FOOTER_ANSWERS);
}

/** The site in the query, or the only one there is. */
async function forSite(
  { db, authorize }: HeaderFooterDeps,
  context: Context,
  scope: RequiredScope,
  run: (siteId: string, actor: Actor) => Promise<Response>,
): Promise<Response> {
  const siteId = context.req.query('site') ?? (await findOnlySite(db.read));
  const actor = await authorize(context, siteId ?? null, scope);
  if (actor instanceof Response) return actor;
  if (siteId !== undefined) return run(siteId, actor);
  const message = 'Say which site is meant: ?site=ID.';
  return context.json({ error: { kind: 'invalid', message } }, 400);
}

function missing(context: Context): Response {
  return context.json({ error: { kind: 'missing', message: 'There is no such site.' } }, 404);
}
