/** Does a move as a job: tells how far it is while it runs, and leaves a report or the reason why not. */
import { readdir, stat } from 'node:fs/promises';
import { isId } from '#domain/id.ts';
import type { MoveOutcome } from '#domain/moves/calls.ts';
import type { MoveTask } from '#domain/moves/move.ts';
import { recordActivity, VITRINE } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { describeOutcome } from './describe-moves.ts';
import { type MoveFolder, moveFolder, removeMoveFolder } from './move-folder.ts';
import {
  deleteMove,
  findMove,
  isUnderWay,
  listExpiredMoves,
  type MoveRecord,
  updateMove,
} from './queries.ts';

export interface MoveRequest {
  readonly task: MoveTask;
  readonly at: MoveFolder;
}

/** Does the work, wherever it is done: in this process or beside it. What it throws is a bug or a full disk. */
export type MoveRunner = (
  request: MoveRequest,
  watch: { readonly onProgress: (text: string) => void; readonly signal: AbortSignal },
) => Promise<MoveOutcome>;

export interface RunMove {
  readonly moveId: string;
  /** The end of the time for which it is kept, which each start sets anew. */
  readonly startedAs?: number | undefined;
}

export interface RunMoveDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'log'> {
  readonly movesDir: string;
  readonly runMove: MoveRunner;
}

const PROGRESS_MS = 700;
const BROKEN =
  'Something unexpected went wrong. No partial changes were saved. Try again. If it happens again, tell the person who runs this server. The log has details.';

export async function runMove(
  deps: RunMoveDeps,
  { moveId, startedAs }: RunMove,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = deps;
  const move = await db.write((tx) => begin(tx, moveId, startedAs));
  if (!move) return;
  const at = moveFolder(deps.movesDir, moveId);
  const gone = new AbortController();
  const progress = new ProgressLine(deps, move, () => gone.abort());
  const outcome = await deps
    .runMove(
      { task: move.task, at },
      { onProgress: (text) => progress.say(text), signal: AbortSignal.any([signal, gone.signal]) },
    )
    .catch((error: unknown): Promise<MoveOutcome> => {
      // The process is about to end: the job goes back and is done at the next start.
      if (signal.aborted) throw error;
      return broken(deps, move, error);
    })
    .finally(() => progress.stop());
  const isDone = outcome.kind === 'done';
  const resultBytes = isDone ? await sizeOf(at.result) : null;
  await db.write(async (tx) => {
    if (!isSameRun(await findMove(tx, moveId), move)) return;
    await updateMove(tx, moveId, {
      state: isDone ? 'done' : 'failed',
      progress: '',
      report: isDone ? JSON.stringify(outcome.report) : null,
      message: isDone ? null : outcome.message,
      details: JSON.stringify(isDone ? [] : outcome.details),
      resultBytes,
      finishedAt: now(),
    });
    const line = describeOutcome(move, outcome);
    await recordActivity(tx, deps, { ...line, actor: VITRINE, siteId: move.siteId });
  });
  if (!(await findMove(db.read, moveId))) await removeMoveFolder(at);
}

async function begin(
  tx: Queryable,
  moveId: string,
  startedAs: number | undefined,
): Promise<MoveRecord | undefined> {
  const move = await findMove(tx, moveId);
  if (!move || !isUnderWay(move)) return undefined;
  // Stopped and started anew since: the job of the later start does it.
  if (startedAs !== undefined && startedAs !== move.expiresAt) return undefined;
  await updateMove(tx, moveId, { state: 'running', progress: '' });
  return move;
}

/** Not stopped since it began, nor stopped and started anew: each start says anew how long it is kept. */
function isSameRun(present: MoveRecord | undefined, begun: MoveRecord): boolean {
  return present !== undefined && isUnderWay(present) && present.expiresAt === begun.expiresAt;
}

async function broken({ db, log }: RunMoveDeps, begun: MoveRecord, error: unknown): Promise<MoveOutcome> {
  // One that was taken away has lost the ground it stood on.
  if (isSameRun(await findMove(db.read, begun.id), begun))
    log.error({ err: error, move: begun.id }, 'a move failed');
  return { kind: 'refused', message: BROKEN, details: [] };
}

/** Writes the last thing said, not everything; and notices that the move has been stopped or taken away meanwhile. */
class ProgressLine {
  readonly #timer: NodeJS.Timeout;
  #said: string | undefined;

  constructor({ db, log }: Pick<RunMoveDeps, 'db' | 'log'>, begun: MoveRecord, onGone: () => void) {
    const moveId = begun.id;
    const look = async () => {
      if (!isSameRun(await findMove(db.read, moveId), begun)) return onGone();
      const progress = this.#said;
      this.#said = undefined;
      if (progress !== undefined) await db.write((tx) => updateMove(tx, moveId, { progress }));
    };
    this.#timer = setInterval(
      () =>
        void look().catch((error: unknown) =>
          log.warn({ err: error, move: moveId }, 'the progress of a move could not be written'),
        ),
      PROGRESS_MS,
    );
  }

  say(text: string): void {
    this.#said = text;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

export async function deleteExpired({ db, now, movesDir }: RunMoveDeps): Promise<void> {
  for (const id of await listExpiredMoves(db.read, now())) {
    await db.write((tx) => deleteMove(tx, id));
    await removeMoveFolder(moveFolder(movesDir, id));
  }
  // What a deleted site or a restored backup has left.
  const folders = await readdir(movesDir).catch(() => []);
  for (const id of folders.filter(isId)) {
    if (!(await findMove(db.read, id))) await removeMoveFolder(moveFolder(movesDir, id));
  }
}
