import type { Move } from '#domain/moves/calls.ts';
import type { MoveKind, MoveTask } from '#domain/moves/move.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import { findLiveSite } from '../kernel/sites/queries.ts';
import type { MoveTable } from './tables.ts';

/** What starting a move came to. */
export type MoveStarted =
  | { readonly kind: 'started'; readonly move: MoveRecord }
  | { readonly kind: 'busy' | 'missing'; readonly message: string };

export interface MoveRecord extends Omit<Move, 'isDryRun' | 'source'> {
  readonly task: MoveTask;
}

export async function insertMove(db: Queryable, move: MoveRecord): Promise<void> {
  await db.insertInto('moves').values(rowOf(move)).execute();
}

export async function updateMove(
  db: Queryable,
  id: string,
  change: Partial<Pick<MoveTable, 'state' | 'progress' | 'report' | 'message' | 'details' | 'task'>> &
    Partial<Pick<MoveTable, 'resultBytes' | 'finishedAt' | 'expiresAt'>>,
): Promise<void> {
  await db.updateTable('moves').set(change).where('id', '=', id).execute();
}

export async function findMove(db: Queryable, id: string): Promise<MoveRecord | undefined> {
  const row = await db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
  return row && recordOf(row);
}

const LISTED = 30;

/** The latest first; the long reports of imports stay behind. @param siteId null for those of the installation */
export async function listMoves(
  db: Queryable,
  siteId: string | null,
  kinds: readonly MoveKind[],
): Promise<MoveRecord[]> {
  const rows = await db
    .selectFrom('moves')
    .selectAll()
    .where('siteId', siteId === null ? 'is' : '=', siteId)
    .where('kind', 'in', kinds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => recordOf(row.kind === 'import' ? { ...row, report: null } : row));
}

/** Whether something of these kinds is waiting or running there. */
export async function isMoving(
  db: Queryable,
  siteId: string | null,
  kinds: readonly MoveKind[],
): Promise<boolean> {
  const row = await db
    .selectFrom('moves')
    .select('id')
    .where('siteId', siteId === null ? 'is' : '=', siteId)
    .where('kind', 'in', kinds)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

export function isUnderWay({ state }: Pick<MoveRecord, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}

export async function deleteMove(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('moves').where('id', '=', id).execute();
}

export async function listExpiredMoves(db: Queryable, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('moves')
    .select('id')
    .where('expiresAt', '<', now)
    .where('state', 'in', ['stopped', 'done', 'failed'])
    .execute();
  return rows.map((row) => row.id);
}

export async function findSiteName(
  db: Queryable,
  siteId: string,
): Promise<{ readonly identifier: string; readonly title: string } | undefined> {
  const site = await findLiveSite(db, siteId);
  return site && { identifier: site.identifier, title: site.settings.title };
}

function rowOf(move: MoveRecord): MoveTable {
  return {
    ...move,
    task: JSON.stringify(move.task),
    report: move.report && JSON.stringify(move.report),
    details: JSON.stringify(move.details),
  };
}

function recordOf(row: MoveTable): MoveRecord {
  return {
    ...row,
    task: readJson(row.task),
    report: row.report && readJson(row.report),
    details: readJson(row.details),
  };
}
