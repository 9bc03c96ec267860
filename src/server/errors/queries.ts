import type { ErrorGroup, GroupState } from '#domain/errors/calls.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { ErrorGroupTable } from './tables.ts';

export async function findSameGroup(
  db: Queryable,
  siteId: string,
  fingerprint: string,
): Promise<ErrorGroup | undefined> {
  const row = await db
    .selectFrom('errorGroups')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function findGroup(db: Queryable, siteId: string, id: string): Promise<ErrorGroup | undefined> {
  const row = await db
    .selectFrom('errorGroups')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && readRow(row);
}

export async function insertGroup(
  db: Queryable,
  siteId: string,
  fingerprint: string,
  group: ErrorGroup,
): Promise<void> {
  await db
    .insertInto('errorGroups')
    .values({ siteId, fingerprint, ...writeRow(group) })
    .execute();
}

export async function updateGroup(db: Queryable, group: ErrorGroup): Promise<void> {
  const { id, ...row } = writeRow(group);
  await db.updateTable('errorGroups').set(row).where('id', '=', id).execute();
}

/** Makes room: deletes the groups met longest ago, beyond so many. */
export async function deleteBeyond(db: Queryable, siteId: string, most: number): Promise<void> {
  const old = await db
    .selectFrom('errorGroups')
    .select('id')
    .where('siteId', '=', siteId)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(50)
    .execute();
  if (old.length === 0) return;
  await db
    .deleteFrom('errorGroups')
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute();
}

export async function deleteGroupsBefore(db: Queryable, before: number): Promise<void> {
  await db.deleteFrom('errorGroups').where('lastAt', '<', before).execute();
}

/** Those met last first. */
export async function listGroups(
  db: Queryable,
  siteId: string,
  state: GroupState,
  limit: number,
): Promise<ErrorGroup[]> {
  const rows = await db
    .selectFrom('errorGroups')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('state', '=', state)
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(readRow);
}

export async function countGroups(db: Queryable, siteId: string): Promise<Record<GroupState, number>> {
  const rows = await db
    .selectFrom('errorGroups')
    .select(['state', (eb) => eb.fn.countAll<number>().as('number')])
    .where('siteId', '=', siteId)
    .groupBy('state')
    .execute();
  const numberOf = (state: GroupState) => rows.find((row) => row.state === state)?.number ?? 0;
  return { open: numberOf('open'), resolved: numberOf('resolved'), ignored: numberOf('ignored') };
}

function readRow({ siteId: _site, fingerprint: _print, occurrences, ...row }: ErrorGroupTable): ErrorGroup {
  return {
    ...row,
    hasReturned: row.hasReturned === 1,
    count: occurrences,
    browsers: readJson(row.browsers),
    pages: readJson(row.pages),
  };
}

function writeRow({ count, ...group }: ErrorGroup): Omit<ErrorGroupTable, 'siteId' | 'fingerprint'> {
  return {
    ...group,
    hasReturned: group.hasReturned ? 1 : 0,
    occurrences: count,
    browsers: JSON.stringify(group.browsers),
    pages: JSON.stringify(group.pages),
  };
}
