/** The redirects of a site: list and search, add, change, remove, and a table in and out. */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { indexRedirects, problemOf } from '#domain/redirects/inspect.ts';
import { redirectsCsv } from '#domain/redirects/redirect-table.ts';
import { recorded, type Tell } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { withAnswers } from '../http/route-list.ts';
import { REDIRECT_ANSWERS } from './answers.ts';
import {
  importRedirectTable,
  type RedirectSaved,
  removeRedirect,
  saveRedirect,
  type TableImported,
} from './change-redirects.ts';
import { listRedirects, listVisiblePaths, type StoredRedirect } from './queries.ts';

const REDIRECTS = '/api/sites/:site/redirects';
const REDIRECT = `${REDIRECTS}/:redirect`;
const PAGE_SIZE = 100;

const redirectInput = z.strictObject({
  from: z
    .string()
    .max(2000)
    .meta({ description: 'The old address, from “/”. Of a full address the path is taken.' }),
  target: z.string().max(2000).meta({ description: 'A path of this site, or an https:// address.' }),
  status: z.union([z.literal(301), z.literal(302)]).exactOptional(),
});

const tableInput = z.strictObject({
  csv: z.string().max(2_000_000).meta({ description: 'Columns: From, To, Kind (301 or 302).' }),
  isDryRun: z.boolean().default(false).meta({ description: 'Says what would happen, and changes nothing.' }),
});

const LIST: RouteAbout = {
  summary: 'Lists the redirects of a site, and what is wrong with them.',
  query: z.object({
    search: z.string().optional().meta({ description: 'Part of the old address or of the new one.' }),
    problems: z.enum(['true']).optional().meta({ description: 'Only those with which something is wrong.' }),
    offset: z.string().optional(),
  }),
};

export function redirectRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  listRoutes(deps, routes);
  tableRoutes(deps, routes);
  changeRoutes(deps, routes);
  return withAnswers(app, REDIRECT_ANSWERS);
}

function listRoutes(deps: Deps, { route }: RouteWriter): void {
  route('GET', REDIRECTS, 'read', LIST, async ({ context, siteId }) => {
    const all = await listRedirects(deps.db.read, siteId);
    const around = { byFrom: indexRedirects(all), paths: await listVisiblePaths(deps.db.read, siteId) };
    const words = (context.req.query('search') ?? '').trim().toLowerCase();
    const offset = Math.max(0, Math.trunc(Number(context.req.query('offset') ?? 0)) || 0);
    const inspected = all.map((redirect) => ({ ...redirect, problem: problemOf(redirect, around) }));
    const found = inspected
      .filter(({ from, target }) => `${from} ${target}`.toLowerCase().includes(words))
      .filter(({ problem }) => problem !== undefined || context.req.query('problems') !== 'true');
    return context.json({
      redirects: found.slice(offset, offset + PAGE_SIZE),
      total: found.length,
      all: all.length,
      problems: inspected.filter(({ problem }) => problem !== undefined).length,
    });
  });
}

function tableRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  const out: RouteAbout = { summary: 'Gives all redirects as a table for spreadsheets.', gives: 'text/csv' };
  route('GET', `${REDIRECTS}/table.csv`, 'read', out, async ({ context, siteId }) =>
    context.body(redirectsCsv(await listRedirects(deps.db.read, siteId)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
      'cache-control': 'private, no-store',
    }),
  );
  const take: RouteAbout = {
    summary: 'Takes redirects in from a table, with a word on every row.',
    description: 'Rows that cannot be taken leave the others alone. What the table does not name stays.',
  };
  bodyRoute('POST', `${REDIRECTS}/table`, 'config.settings', tableInput, take, async (call, input) => {
    const { context, siteId } = call;
    const take = (within: Deps) => importRedirectTable(within, { siteId, ...input });
    const imported = await recorded(deps, call, take, tellTable);
    if (imported.kind === 'read') return context.json(imported);
    return context.json({ error: { kind: imported.kind, message: imported.message } }, 422);
  });
}

function changeRoutes(deps: Deps, { route, bodyRoute }: RouteWriter): void {
  const add = 'Leads an old address to a new one.';
  bodyRoute('POST', REDIRECTS, 'config.settings', redirectInput, add, async (call, input) => {
    const save = (within: Deps) => saveRedirect(within, { siteId: call.siteId, ...input });
    return answer(call.context, await recorded(deps, call, save, tellSaved('added')), 201);
  });
  bodyRoute('PUT', REDIRECT, 'config.settings', redirectInput, 'Changes a redirect.', async (call, input) => {
    const address = { siteId: call.siteId, id: call.param('redirect') };
    const save = (within: Deps) => saveRedirect(within, { ...address, ...input });
    return answer(call.context, await recorded(deps, call, save, tellSaved('changed')), 200);
  });
  route('DELETE', REDIRECT, 'config.settings', 'Removes a redirect.', async (call) => {
    const { context, siteId, param } = call;
    const remove = (within: Deps) => removeRedirect(within, { siteId, id: param('redirect') });
    const removed = await recorded(deps, call, remove, tellRemoved);
    if (removed) return context.json({ redirect: removed });
    return context.json({ error: { kind: 'missing', message: 'This redirect is no longer there.' } }, 404);
  });
}

function tellSaved(verb: 'added' | 'changed'): Tell<RedirectSaved> {
  return (saved) => {
    if (saved.kind !== 'saved') return undefined;
    const { id, from, target } = saved.redirect;
    const what = `${verb} the redirect from ${from} to ${target}`;
    return { action: `redirect.${verb}`, what, target: { kind: 'redirect', id } };
  };
}

const tellRemoved: Tell<StoredRedirect | undefined> = (removed) =>
  removed && {
    action: 'redirect.removed',
    what: `removed the redirect from ${removed.from}`,
    target: { kind: 'redirect', id: removed.id },
  };

const tellTable: Tell<TableImported> = (imported) =>
  imported.kind === 'read' && !imported.isDryRun
    ? { action: 'redirect.imported', what: `took in a table of redirects, ${imported.rows.length} rows` }
    : undefined;

const STATUS = { invalid: 422, taken: 409, missing: 404 } as const;

function answer(context: Context, saved: RedirectSaved, status: 200 | 201): Response {
  if (saved.kind === 'saved') return context.json({ redirect: saved.redirect }, status);
  const { kind, ...error } = saved;
  return context.json({ error: { kind, ...error } }, STATUS[kind]);
}
