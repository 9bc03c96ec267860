/** What the calls for imports, exports, restores and backups share. */
import type { Move } from '#domain/moves/calls.ts';
import type { MoveKind } from '#domain/moves/move.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Called } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { receiveFile } from '../http/receive-file.ts';
import { describeStarted } from './describe-moves.ts';
import { type MoveFolder, makeMoveFolder, moveFolder, removeMoveFolder } from './move-folder.ts';
import { findMove, type MoveRecord, type MoveStarted } from './queries.ts';
import { type StartMove, startMove } from './start-move.ts';

export interface MoveRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly movesDir: string;
  /** Pictures of other sites that could not be fetched are asked for again. */
  readonly forgetFailedPictures: (tx: Queryable, siteId: string) => Promise<void>;
}

/** A site's archives that can be fetched. */
export const EXPORTS: readonly MoveKind[] = ['export', 'static', 'restore'];

export type MoveCalled = Pick<Called, 'context' | 'actor'> & {
  /** Null for calls of the installation. */
  readonly siteId: string | null;
};
type Start = Pick<StartMove, 'task'> & Partial<Pick<StartMove, 'filename'>>;

/** A site of ten years with its pictures. */
const UPLOAD_LIMIT = { maxBytes: 4_000_000_000, tooLarge: 'This file is too large. The limit is 4 GB.' };

/** The body is the file: taken in first, so that a move is there only with all of it. */
export async function startUpload(deps: MoveRoutesDeps, call: MoveCalled, start: Start) {
  return startIn(deps, call, start, async ({ upload }) => {
    const received = await receiveFile(call.context, upload, UPLOAD_LIMIT);
    if (received.kind === 'received') return undefined;
    const error = { kind: 'invalid', message: received.message };
    return call.context.json({ error }, received.status);
  });
}

/** @param fill puts into the folder what the move begins with, or answers why that cannot be */
export async function startIn(
  deps: MoveRoutesDeps,
  { actor, siteId }: MoveCalled,
  start: Start,
  fill: (folder: MoveFolder) => Promise<Response | undefined> = async () => undefined,
) {
  const id = deps.newId();
  const folder = moveFolder(deps.movesDir, id);
  await makeMoveFolder(folder);
  const refused = await fill(folder);
  if (refused) {
    await removeMoveFolder(folder);
    return refused;
  }
  const move = { filename: '', ...start, id, siteId, startedBy: actor.name };
  const started = await recorded(
    deps,
    { actor, siteId },
    (within) => startMove(within, move),
    describeStarted,
  );
  if (started.kind !== 'started') await removeMoveFolder(folder);
  return presentStarted(started);
}

export async function find(
  deps: MoveRoutesDeps,
  { siteId, params }: Pick<MoveCalled, 'siteId'> & { readonly params: Readonly<Record<string, string>> },
  kinds: readonly MoveKind[],
): Promise<MoveRecord | undefined> {
  const move = await findMove(deps.db.read, params['move'] ?? '');
  return move?.siteId === siteId && kinds.includes(move.kind) ? move : undefined;
}

export function present({ task, ...move }: MoveRecord): Move {
  return {
    ...move,
    isDryRun: task.kind === 'import' && task.isDryRun,
    ...(task.kind === 'import' && { source: task.source }),
  };
}

export function presentStarted(started: MoveStarted) {
  return started.kind === 'started' ? { move: present(started.move) } : started;
}

export const MISSING = { kind: 'missing', message: 'This no longer exists.' } as const;
