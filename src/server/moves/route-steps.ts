/** What the calls for imports, exports, restores and backups share. */
import type { Context } from 'hono';
import type { RequiredScope } from '#domain/calls/call.ts';
import type { MoveKind } from '#domain/moves/move.ts';
import type { Deps } from '../deps.ts';
import type { Call } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { makeMoveFolder, moveFolder, removeMoveFolder } from './move-folder.ts';
import { findMove, type MoveRecord } from './queries.ts';
import { receiveFile } from './receive-file.ts';
import type { MoveStarted, StartMove } from './start-move.ts';
import { startRecorded } from './tell.ts';

export interface MoveRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly movesDir: string;
}

export const SITE = '/api/sites/:site';
export const BINARY = 'application/octet-stream';
export const TRANSFER: RequiredScope = 'admin.transfer';
export const INSTALLATION: RequiredScope = 'admin.installation';

/** A site's archives that can be fetched. */
export const EXPORTS: readonly MoveKind[] = ['export', 'static', 'restore'];

/** The body is the file: taken in first, so that a move is there only with all of it. */
export async function startUpload(
  deps: MoveRoutesDeps,
  call: Call,
  start: Omit<StartMove, 'id' | 'startedBy'>,
): Promise<Response> {
  const id = deps.newId();
  const at = moveFolder(deps.movesDir, id);
  await makeMoveFolder(at);
  const received = await receiveFile(call.context, at.upload);
  if (received.kind === 'refused') {
    await removeMoveFolder(at);
    return fail(call.context, received.status, 'invalid', received.message);
  }
  const started = await startRecorded(deps, call, { ...start, id });
  if (started.kind !== 'started') await removeMoveFolder(at);
  return answer(call.context, started);
}

export async function startEmpty(
  deps: MoveRoutesDeps,
  call: Call,
  start: Pick<StartMove, 'siteId' | 'task'>,
): Promise<Response> {
  const id = deps.newId();
  await makeMoveFolder(moveFolder(deps.movesDir, id));
  const started = await startRecorded(deps, call, { ...start, id, filename: '' });
  if (started.kind !== 'started') await removeMoveFolder(moveFolder(deps.movesDir, id));
  return answer(call.context, started);
}

export async function find(
  deps: MoveRoutesDeps,
  call: Call,
  kinds: readonly MoveKind[],
): Promise<MoveRecord | undefined> {
  const move = await findMove(deps.db.read, call.param('move'));
  const isHere = move?.siteId === (call.siteId || null) && kinds.includes(move.kind);
  return isHere ? move : undefined;
}

export function present({ task, ...move }: MoveRecord) {
  return {
    ...move,
    isDryRun: task.kind === 'import' && task.isDryRun,
    source: task.kind === 'import' ? task.source : undefined,
  };
}

export function answer(context: Context, started: MoveStarted): Response {
  if (started.kind === 'started') return context.json({ move: present(started.move) }, 202);
  return fail(context, started.kind === 'busy' ? 409 : 404, started.kind, started.message);
}

export function missing(context: Context): Response {
  return fail(context, 404, 'missing', 'This is no longer there.');
}

export function fail(
  context: Context,
  status: 400 | 403 | 404 | 409 | 413 | 422,
  kind: string,
  message: string,
): Response {
  return context.json({ error: { kind, message } }, status);
}
