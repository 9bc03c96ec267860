/** Does a move as a job: tells how far it is while it runs, and leaves a report or the reason why not. */
import { readdir, stat } from 'node:fs/promises';
import { isId } from '#domain/id.ts';
import type { MoveOutcome } from '#domain/moves/calls.ts';
import type { MoveTask } from '#domain/moves/move.ts';
import { recordActivity, VITRINE } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { describeOutcome } from './describe-moves.ts';
import { type MoveFolder, moveFolder, removeMoveFolder } from './move-folder.ts';
import { deleteMove, findMove, listExpiredMoves, updateMove } from './queries.ts';

export interface MoveRequest {
  readonly task: MoveTask;
  readonly at: MoveFolder;
}

/** Does the work, wherever it is done: in this process or beside it. What it throws is a bug or a full disk. */
export type MoveRunner = (
  request: MoveRequest,
  watch: { readonly onProgress: (text: string) => void; readonly signal: AbortSignal },
) => Promise<MoveOutcome>;

export interface RunMoveDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'log'> {
  readonly movesDir: string;
  readonly runMove: MoveRunner;
}

const PROGRESS_MS = 700;
const BROKEN =
  'Something unexpected went wrong. No partial changes were saved. Try again. If it happens again, tell the person who runs this server. The log has details.';

export async function runMove(
  deps: RunMoveDeps,
  { moveId }: { readonly moveId: string },
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = deps;
  const move = await findMove(db.read, moveId);
  if (!move || move.state === 'done' || move.state === 'failed') return;
  const at = moveFolder(deps.movesDir, moveId);
  await db.write((tx) => updateMove(tx, moveId, { state: 'running', progress: '' }));
  const gone = new AbortController();
  const progress = new ProgressLine(deps, moveId, () => gone.abort());
  const outcome = await deps
    .runMove(
      { task: move.task, at },
      { onProgress: (text) => progress.say(text), signal: AbortSignal.any([signal, gone.signal]) },
    )
    .catch((error: unknown): Promise<MoveOutcome> => {
      // The process is about to end: the job goes back and is done at the next start.
      if (signal.aborted) throw error;
      return broken(deps, moveId, error);
    })
    .finally(() => progress.stop());
  const isDone = outcome.kind === 'done';
  const resultBytes = isDone ? await sizeOf(at.result) : null;
  const isKept = await db.write(async (tx) => {
    if (!(await findMove(tx, moveId))) return false;
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
    return true;
  });
  if (!isKept) await removeMoveFolder(at);
}

async function broken({ db, log }: RunMoveDeps, moveId: string, error: unknown): Promise<MoveOutcome> {
  // One that was taken away has lost the ground it stood on.
  if (await findMove(db.read, moveId)) log.error({ err: error, move: moveId }, 'a move failed');
  return { kind: 'refused', message: BROKEN, details: [] };
}

/** Writes the last thing said, not everything; and notices that the move has been taken away meanwhile. */
class ProgressLine {
  readonly #timer: NodeJS.Timeout;
  #said: string | undefined;

  constructor({ db, log }: Pick<RunMoveDeps, 'db' | 'log'>, moveId: string, onGone: () => void) {
    const look = async () => {
      if (!(await findMove(db.read, moveId))) return onGone();
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
