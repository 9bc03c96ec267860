/** Imports, exports and backups by the web: started here, looked at while they run, fetched when they are done. */

import { stat } from 'node:fs/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import type { RequiredScope } from '#domain/calls/call.ts';
import { IMPORT_SOURCES, isStoppable, type MoveKind } from '#domain/moves/move.ts';
import { recordActivity, recorded } from '../activity/record-activity.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { withAnswers } from '../http/route-list.ts';
import { streamBody } from '../http/stream-body.ts';
import { FileStream } from '../storage/file-stream.ts';
import { MOVE_ANSWERS } from './answers.ts';
import { moveFolder, removeMoveFolder } from './move-folder.ts';
import { deleteMove, findSiteName, listMoves, type MoveRecord } from './queries.ts';
import { restoreRoutes } from './restore-routes.ts';
import {
  answer,
  BINARY,
  EXPORTS,
  fail,
  find,
  INSTALLATION,
  type MoveRoutesDeps,
  missing,
  present,
  SITE,
  startEmpty,
  startUpload,
  TRANSFER,
} from './route-steps.ts';
import { runForReal } from './start-move.ts';
import { byOf, fetchedOf, tellRemoved, tellStarted } from './tell.ts';

const exportInput = z.strictObject({
  kind: z.enum(['site', 'static']).meta({
    description: 'site: everything, to be read back by Vitrine. static: a copy any web server can serve.',
  }),
  base: z
    .string()
    .max(500)
    .default('relative')
    .meta({ description: 'Of a static copy: “relative”, a path such as /shop/, or an address.' }),
  submissions: z
    .boolean()
    .default(false)
    .meta({ description: 'Of a site: with what visitors sent by forms. Needs admin.customer-data.' }),
});

const importQuery = z.object({
  source: z.enum(IMPORT_SOURCES),
  filename: z.string().max(200).default(''),
  dryRun: z.enum(['true', 'false']).default('false').meta({ description: 'Says what would come over.' }),
});

export function moveRoutes(deps: MoveRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  importRoutes(deps, routes);
  siteImportRoutes(deps, routes);
  exportRoutes(deps, routes);
  restoreRoutes(deps, routes);
  backupRoutes(deps, routes);
  return withAnswers(app, MOVE_ANSWERS);
}

interface Family {
  readonly path: string;
  readonly scope: RequiredScope;
  readonly kinds: readonly MoveKind[];
  /** In words, for the reference: `import`. */
  readonly name: string;
}

/** Listing, looking at one, forgetting one: the same for all. */
function commonRoutes(deps: MoveRoutesDeps, { route }: RouteWriter, family: Family): void {
  const { path, scope, kinds, name } = family;
  const one = `${path}/:move`;
  route('GET', path, scope, `Lists the latest ${name}s.`, async ({ context, siteId }) =>
    context.json({ moves: (await listMoves(deps.db.read, siteId || null, kinds)).map(present) }),
  );
  const summary = `Says how far the ${name} is, and what came of it.`;
  route('GET', one, scope, summary, async (call) => {
    const move = await find(deps, call, kinds);
    return move ? call.context.json({ move: present(move) }) : missing(call.context);
  });
  const forgotten: RouteAbout = {
    summary: `Forgets the ${name} and its files.`,
    description: 'One that is under way is stopped if it changes no site. Others have to be waited for.',
  };
  route('DELETE', one, scope, forgotten, async (call) => {
    const move = await find(deps, call, kinds);
    if (!move) return missing(call.context);
    const isUnderWay = move.state === 'waiting' || move.state === 'running';
    if (isUnderWay && !isStoppable(present(move)))
      return fail(call.context, 409, 'busy', 'It is under way. Wait until it is done.');
    // Whoever does it sees that it is gone, and stops.
    const forget = (within: MoveRoutesDeps) => within.db.write((tx) => deleteMove(tx, move.id));
    await recorded(deps, byOf(call), forget, () => tellRemoved(move, isUnderWay));
    await removeMoveFolder(moveFolder(deps.movesDir, move.id));
    return call.context.json({ kind: 'deleted' });
  });
}

/** Tells one archive of a site from another by its name. */
const WHICH: Partial<Readonly<Record<MoveKind, string>>> = { static: 'static-', restore: 'before-restore-' };

function fileRoute(deps: MoveRoutesDeps, { route }: RouteWriter, family: Family, ending: string): void {
  const about: RouteAbout = { summary: `Fetches the ${family.name}.`, gives: 'application/gzip' };
  route('GET', `${family.path}/:move/file`, family.scope, about, async (call) => {
    const move = await find(deps, call, family.kinds);
    const file = move && moveFolder(deps.movesDir, move.id).result;
    const size = file && (await stat(file).catch(() => undefined))?.size;
    if (!move || !file || size === undefined || move.state !== 'done') return missing(call.context);
    const refused = hasSubmissions(move) && (await refusePersonal(deps, call));
    if (refused) return refused;
    await deps.db.write((tx) => recordActivity(tx, deps, { ...byOf(call), ...fetchedOf(move) }));
    const date = new Date(move.createdAt).toISOString().slice(0, 10);
    const name = 'identifier' in move.task && move.task.identifier ? move.task.identifier : 'vitrine';
    return new Response(streamBody(new FileStream(file)), {
      headers: {
        'content-type': 'application/gzip',
        'content-length': String(size),
        'content-disposition': `attachment; filename="${name}-${WHICH[move.kind] ?? ''}${date}${ending}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

function importRoutes(deps: MoveRoutesDeps, routes: RouteWriter): void {
  const path = `${SITE}/imports`;
  commonRoutes(deps, routes, { path, scope: TRANSFER, kinds: ['import'], name: 'import' });
  const about: RouteAbout = {
    summary: 'Takes a WordPress or Squarespace export into the site.',
    description:
      'The body is the file: the XML, or a .zip, .tar or .tar.gz with it and a copy of the old site’s files. It is read as a whole first; what has been edited here since an earlier import stays.',
    query: importQuery,
    takes: BINARY,
  };
  routes.route('POST', path, TRANSFER, about, async (call) => {
    const query = importQuery.safeParse(call.context.req.query());
    if (!query.success)
      return fail(call.context, 400, 'invalid', 'Say where the file comes from: wordpress or squarespace.');
    const { source, filename, dryRun } = query.data;
    const { siteId } = call;
    const task = { kind: 'import', source, siteId, isDryRun: dryRun === 'true' } as const;
    return startUpload(deps, call, { siteId, task, filename });
  });
  const run = 'Does in earnest what a dry run has shown, with the same file.';
  routes.route('POST', `${path}/:move/run`, TRANSFER, run, async (call) =>
    answer(
      call.context,
      await recorded(
        deps,
        byOf(call),
        (within) => runForReal(within, { id: call.param('move'), siteId: call.siteId }),
        tellStarted,
      ),
    ),
  );
}

function siteImportRoutes(deps: MoveRoutesDeps, routes: RouteWriter): void {
  const path = '/api/imports';
  commonRoutes(deps, routes, { path, scope: INSTALLATION, kinds: ['import-site'], name: 'import' });
  const query = z.object({
    identifier: z
      .string()
      .max(50)
      .optional()
      .meta({ description: 'Of the new site; default: as it was called.' }),
    filename: z.string().max(200).default(''),
  });
  const about: RouteAbout = {
    summary: 'Makes a site from an archive that Vitrine has exported.',
    description: 'An export may hold code its author was allowed to add to pages: take only what you trust.',
    query,
    takes: BINARY,
  };
  routes.route('POST', path, INSTALLATION, about, async (call) => {
    const given = query.safeParse(call.context.req.query());
    if (!given.success) return fail(call.context, 400, 'invalid', 'This name is too long.');
    const { identifier, filename } = given.data;
    const task = { kind: 'import-site', ...(identifier ? { identifier } : {}) } as const;
    return startUpload(deps, call, { siteId: null, task, filename });
  });
}

function exportRoutes(deps: MoveRoutesDeps, routes: RouteWriter): void {
  const family: Family = { path: `${SITE}/exports`, scope: TRANSFER, kinds: EXPORTS, name: 'export' };
  commonRoutes(deps, routes, family);
  fileRoute(deps, routes, family, '.tar.gz');
  const about: RouteAbout = {
    summary: 'Makes an archive of the whole site to fetch.',
    description:
      'It is kept for a week. It holds what is not published, and page passwords as salted hashes.',
  };
  routes.bodyRoute(
    'POST',
    family.path,
    TRANSFER,
    exportInput,
    about,
    async (call, { kind, base, submissions }) => {
      const { siteId } = call;
      const refused = submissions && (await refusePersonal(deps, call));
      if (refused) return refused;
      const site = await findSiteName(deps.db.read, siteId);
      if (!site) return missing(call.context);
      const { identifier } = site;
      const task =
        kind === 'site'
          ? ({ kind: 'export', siteId, identifier, hasSubmissions: submissions } as const)
          : ({ kind: 'static', siteId, identifier, base } as const);
      return startEmpty(deps, call, { siteId, task });
    },
  );
}

function hasSubmissions({ task }: MoveRecord): boolean {
  return task.kind === 'export' && task.hasSubmissions === true;
}

/** Submissions are given to those only who may see what is known of people. */
async function refusePersonal(deps: MoveRoutesDeps, call: Call): Promise<Response | undefined> {
  const actor = await deps.authorize(call.context, call.siteId || null, 'admin.customer-data');
  return actor instanceof Response ? actor : undefined;
}

function backupRoutes(deps: MoveRoutesDeps, routes: RouteWriter): void {
  const family: Family = { path: '/api/backups', scope: INSTALLATION, kinds: ['backup'], name: 'backup' };
  commonRoutes(deps, routes, family);
  fileRoute(deps, routes, family, '.backup.tar.gz');
  const about: RouteAbout = {
    summary: 'Makes a backup of the whole installation to fetch.',
    description:
      'It holds everything of every site and every account. It is kept for a week. “vitrine restore FILE” reads it back.',
  };
  routes.route('POST', family.path, INSTALLATION, about, async (call) =>
    startEmpty(deps, call, { siteId: null, task: { kind: 'backup' } }),
  );
}
