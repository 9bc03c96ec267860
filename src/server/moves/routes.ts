/** Imports, exports and backups by the web: started here, looked at while they run, fetched when they are done. */
import { stat } from 'node:fs/promises';
import { Hono } from 'hono';
import * as moves from '#domain/moves/calls.ts';
import { isStoppable, type MoveKind } from '#domain/moves/move.ts';
import { leave, recorded } from '../activity/record-activity.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import { streamBody } from '../http/stream-body.ts';
import { refuseIdentifier } from '../kernel/sites/refuse-identifier.ts';
import { FileStream } from '../storage/file-stream.ts';
import { describeFetched, describeRemoved, describeStarted, describeStopped } from './describe-moves.ts';
import { moveFolder, removeMoveFolder } from './move-folder.ts';
import { deleteMove, findSiteName, listMoves, type MoveRecord } from './queries.ts';
import { restoreRoutes } from './restore-routes.ts';
import {
  EXPORTS,
  find,
  MISSING,
  type MoveCalled,
  type MoveRoutesDeps,
  present,
  presentStarted,
  startIn,
  startUpload,
} from './route-steps.ts';
import { runForReal, stopMove } from './start-move.ts';

export function moveRoutes(deps: MoveRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  commonRoutes(deps, answer, moves.imports, ['import']);
  commonRoutes(deps, answer, moves.archiveImports, ['import-site']);
  commonRoutes(deps, answer, moves.duplicates, ['duplicate']);
  commonRoutes(deps, answer, moves.siteExports, EXPORTS);
  commonRoutes(deps, answer, moves.backups, ['backup']);
  importRoutes(deps, answer);
  exportRoutes(deps, answer);
  restoreRoutes(deps, answer);
  answer(moves.duplicates.start, async (call, wanted) => {
    const refused = await refuseIdentifier(deps.db.read, wanted.identifier);
    if (refused) return refused;
    const task = { kind: 'duplicate', siteId: call.siteId, ...wanted } as const;
    return startIn(deps, call, { task });
  });
  return app;
}

function commonRoutes(
  deps: MoveRoutesDeps,
  answer: AnswerCall,
  calls: moves.MoveCalls,
  kinds: readonly MoveKind[],
): void {
  answer(calls.readAll, async ({ siteId }) => ({
    moves: (await listMoves(deps.db.read, siteId, kinds)).map(present),
  }));
  answer(calls.read, async (call) => {
    const move = await find(deps, call, kinds);
    return move ? { move: present(move) } : MISSING;
  });
  answer(calls.remove, async (call) => {
    const move = await find(deps, call, kinds);
    if (!move) return MISSING;
    const isUnderWay = move.state === 'waiting' || move.state === 'running';
    if (isUnderWay && !isStoppable(present(move)))
      return { kind: 'busy', message: 'This is still running. Wait until it is done.' };
    // Whoever does it sees that it is gone, and stops.
    await deps.db.write(async (tx) => {
      await deleteMove(tx, move.id);
      await leave(tx, deps, call, describeRemoved(move, isUnderWay));
    });
    await removeMoveFolder(moveFolder(deps.movesDir, move.id));
    return { kind: 'deleted' };
  });
}

/** Tells one archive of a site from another by its name. */
const WHICH: Partial<Readonly<Record<MoveKind, string>>> = { static: 'static-', restore: 'before-restore-' };

interface MadeFile {
  readonly move: MoveRecord;
  readonly file: string;
  readonly size: number;
}

async function findFile(
  deps: MoveRoutesDeps,
  call: Parameters<typeof find>[1],
  kinds: readonly MoveKind[],
): Promise<MadeFile | undefined> {
  const move = await find(deps, call, kinds);
  if (move?.state !== 'done') return undefined;
  const file = moveFolder(deps.movesDir, move.id).result;
  const found = await stat(file).catch(() => undefined);
  return found && { move, file, size: found.size };
}

/** @param ending of its name: `.tar.gz` */
function sendFile({ move, file, size }: MadeFile, ending: string): Response {
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
}

function importRoutes(deps: MoveRoutesDeps, answer: AnswerCall): void {
  answer(moves.imports.start, async (call) => {
    const { source, filename, dryRun, oldSite } = call.query;
    const task = {
      kind: 'import',
      source,
      siteId: call.siteId,
      isDryRun: dryRun === 'true',
      ...(oldSite === undefined ? {} : { oldSite }),
    } as const;
    return startUpload(deps, call, { task, filename });
  });
  answer(moves.imports.run, async ({ actor, siteId, params, query }) => {
    const run = (within: MoveRoutesDeps) =>
      runForReal(within, { id: params.move, siteId, pictures: query.pictures }, deps.forgetFailedPictures);
    return presentStarted(await recorded(deps, { actor, siteId }, run, describeStarted));
  });
  answer(moves.imports.stop, async (call) => {
    const move = await find(deps, call, ['import']);
    if (!move) return MISSING;
    const stopped = await deps.db.write(async (tx) => {
      const now = await stopMove(tx, deps, move);
      if (now) await leave(tx, deps, call, describeStopped(move));
      return now;
    });
    return stopped
      ? { move: present(stopped) }
      : { kind: 'done', message: 'This import is no longer running.' };
  });
  answer(moves.archiveImports.start, async (call) => {
    const { identifier, filename } = call.query;
    const task = { kind: 'import-site', ...(identifier ? { identifier } : {}) } as const;
    return startUpload(deps, call, { task, filename });
  });
}

function exportRoutes(deps: MoveRoutesDeps, answer: AnswerCall): void {
  answer(moves.siteExports.fetch, async (call) => {
    const made = await findFile(deps, call, EXPORTS);
    if (!made) return MISSING;
    const { task } = made.move;
    const refused = task.kind === 'export' && task.hasSubmissions && (await refusePersonal(deps, call));
    if (refused) return refused;
    await deps.db.write((tx) => leave(tx, deps, call, describeFetched(made.move)));
    return sendFile(made, '.tar.gz');
  });
  answer(moves.siteExports.start, async (call, { kind, base, submissions }) => {
    const { siteId } = call;
    const refused = submissions && (await refusePersonal(deps, call));
    if (refused) return refused;
    const site = await findSiteName(deps.db.read, siteId);
    if (!site) return MISSING;
    const { identifier } = site;
    const task =
      kind === 'site'
        ? ({ kind: 'export', siteId, identifier, hasSubmissions: submissions } as const)
        : ({ kind: 'static', siteId, identifier, base } as const);
    return startIn(deps, call, { task });
  });
  answer(moves.backups.fetch, async (call) => {
    const made = await findFile(deps, call, ['backup']);
    if (!made) return MISSING;
    await deps.db.write((tx) => leave(tx, deps, call, describeFetched(made.move)));
    return sendFile(made, '.backup.tar.gz');
  });
  answer(moves.backups.start, (call) => startIn(deps, call, { task: { kind: 'backup' } }));
}

/** Submissions are given to those only who may see what is known of people. */
async function refusePersonal(deps: MoveRoutesDeps, call: MoveCalled): Promise<Response | undefined> {
  const actor = await deps.authorize(call.context, call.siteId, 'admin.customer-data');
  return actor instanceof Response ? actor : undefined;
}
