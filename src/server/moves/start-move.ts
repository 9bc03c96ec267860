/** Puts a move on its way: a row to look at, and a job that does it. */
import type { MoveKind, MoveTask } from '#domain/moves/move.ts';
import { DAY_MS, WEEK_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import {
  findMove,
  insertMove,
  isMoving,
  isUnderWay,
  type MoveRecord,
  type MoveStarted,
  updateMove,
} from './queries.ts';
import type { RunMove } from './run-move.ts';

/** Archives hold everything, passwords' hashes included: they do not lie around. */
const KEEP_MS: Readonly<Record<MoveKind, number>> = {
  import: 30 * DAY_MS,
  'import-site': 30 * DAY_MS,
  duplicate: WEEK_MS,
  export: WEEK_MS,
  static: WEEK_MS,
  restore: WEEK_MS,
  backup: WEEK_MS,
};

export type MoveDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

export interface StartMove {
  readonly id: string;
  readonly siteId: string | null;
  readonly task: MoveTask;
  readonly filename: string;
  readonly startedBy: string;
}

export async function startMove(deps: MoveDeps, input: StartMove): Promise<MoveStarted> {
  const { task, ...rest } = input;
  return deps.db.write(async (tx): Promise<MoveStarted> => {
    const busy = await refuseWhileBusy(tx, input.siteId, task.kind);
    if (busy) return busy;
    const now = deps.now();
    const move: MoveRecord = {
      ...rest,
      task,
      kind: task.kind,
      state: 'waiting',
      progress: '',
      report: null,
      message: null,
      details: [],
      resultBytes: null,
      createdAt: now,
      finishedAt: null,
      expiresAt: now + KEEP_MS[task.kind],
    };
    await insertMove(tx, move);
    await queueRun(tx, deps, move);
    return { kind: 'started', move };
  });
}

export interface RunForReal {
  readonly id: string;
  readonly siteId: string;
  /** Of the old site. Absent: as it was decided before. */
  readonly pictures?: 'fetch' | 'leave' | 'retry' | undefined;
}

/** Until the run that was stopped has noticed. */
const CONTINUE_AFTER_MS = 1500;

/** Does in earnest what has been tried, or goes on with what was stopped. */
export async function runForReal(
  deps: MoveDeps,
  { id, siteId, pictures }: RunForReal,
  forgetFailed: (tx: Queryable, siteId: string) => Promise<void>,
): Promise<MoveStarted> {
  return deps.db.write(async (tx): Promise<MoveStarted> => {
    const move = await findMove(tx, id);
    const before = move && importToRun(move, siteId, pictures);
    if (!before)
      return { kind: 'missing', message: 'This import preview no longer exists. Send the file again.' };
    const busy = await refuseWhileBusy(tx, siteId, 'import');
    if (busy) return busy;
    if (pictures === 'retry') await forgetFailed(tx, siteId);
    const fetchesPictures = pictures === undefined ? before.fetchesPictures === true : pictures !== 'leave';
    const task: MoveTask = { ...before, isDryRun: false, fetchesPictures };
    const expiresAt = deps.now() + KEEP_MS.import;
    const change = { state: 'waiting', progress: '', report: null, finishedAt: null } as const;
    await updateMove(tx, move.id, { ...change, task: JSON.stringify(task), expiresAt });
    await queueRun(
      tx,
      deps,
      { ...move, expiresAt },
      move.state === 'stopped' ? deps.now() + CONTINUE_AFTER_MS : undefined,
    );
    return { kind: 'started', move: { ...move, task, state: 'waiting', report: null, finishedAt: null } };
  });
}

/** Undefined where it has been run, or is running. */
function importToRun(
  { state, task, siteId }: MoveRecord,
  asker: string,
  pictures: RunForReal['pictures'],
): Extract<MoveTask, { kind: 'import' }> | undefined {
  if (task.kind !== 'import' || siteId !== asker) return undefined;
  const isTried = state === 'done' && (task.isDryRun || pictures === 'retry' || pictures === 'fetch');
  return isTried || state === 'stopped' ? task : undefined;
}

/** What came over stays. @returns undefined where it is not under way */
export async function stopMove(
  tx: Queryable,
  deps: MoveDeps,
  move: MoveRecord,
): Promise<MoveRecord | undefined> {
  const present = await findMove(tx, move.id);
  if (!present || !isUnderWay(present)) return undefined;
  const change = { state: 'stopped', progress: '', finishedAt: deps.now() } as const;
  await updateMove(tx, move.id, change);
  return { ...present, ...change };
}

/** What writes the same pages does not run beside each other. */
const BUSY_WITH: Partial<Readonly<Record<MoveKind, readonly MoveKind[]>>> = {
  import: ['import', 'restore'],
  restore: ['import', 'restore'],
};

async function refuseWhileBusy(
  tx: Queryable,
  siteId: string | null,
  kind: MoveKind,
): Promise<MoveStarted | undefined> {
  if (!(await isMoving(tx, siteId, BUSY_WITH[kind] ?? [kind]))) return undefined;
  return { kind: 'busy', message: 'One of these is already running. Wait until it is done.' };
}

export const RUN_JOB = 'moves.run';

async function queueRun(
  tx: Queryable,
  deps: MoveDeps,
  move: Pick<MoveRecord, 'id' | 'siteId' | 'expiresAt'>,
  runAt?: number,
): Promise<void> {
  const payload: RunMove = { moveId: move.id, startedAs: move.expiresAt };
  await enqueue(tx, deps, {
    type: RUN_JOB,
    payload,
    ...(runAt === undefined ? {} : { runAt }),
    ...(move.siteId === null ? {} : { siteId: move.siteId }),
  });
}
