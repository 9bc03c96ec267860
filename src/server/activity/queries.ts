import { newId } from '#domain/id.ts';
import type { Queryable } from '../db/schema.ts';
import type { ActivityTable } from './tables.ts';

export async function insertActivity(db: Queryable, activity: ActivityTable): Promise<void> {
  await db.insertInto('activity').values(activity).execute();
}

export interface ActivityFilter {
  /** Null: what concerns the installation, and sites coming and going. */
  readonly siteId: string | null;
  /** Only what is older than this entry. */
  readonly before?: string | undefined;
  /** Only actions that begin with one of these. */
  readonly parts?: readonly string[] | undefined;
  readonly by?: ActivityActor | undefined;
  readonly limit: number;
}

/** An account, or whatever else has this name. */
export type ActivityActor = { readonly accountId: string } | { readonly name: string };

/** The newest first. */
export async function listActivity(db: Queryable, filter: ActivityFilter): Promise<ActivityTable[]> {
  const { siteId, before, parts, by, limit } = filter;
  let query = whereSite(db, siteId).selectAll().orderBy('id', 'desc').limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  if (parts) query = query.where((eb) => eb.or(parts.map((part) => eb('action', 'like', `${part}.%`))));
  if (by && 'accountId' in by) query = query.where('accountId', '=', by.accountId);
  if (by && 'name' in by) query = query.where('accountId', 'is', null).where('actor', '=', by.name);
  return query.execute();
}

/** Everybody who has done something there: accounts by the name they have now, the rest by the one they had. */
export async function listActors(
  db: Queryable,
  siteId: string | null,
): Promise<{ accountId: string | null; actor: string }[]> {
  const rows = await whereSite(db, siteId)
    .leftJoin('accounts', 'accounts.id', 'activity.accountId')
    .select(['activity.accountId', 'activity.actor', 'accounts.name'])
    .select((eb) => eb.fn.max('activity.id').as('last'))
    .groupBy(['activity.accountId', 'activity.actor', 'accounts.name'])
    .orderBy('last', 'desc')
    .execute();
  return rows.map((row) => ({ accountId: row.accountId, actor: row.name ?? row.actor }));
}

function whereSite(db: Queryable, siteId: string | null) {
  const query = db.selectFrom('activity');
  if (siteId !== null) return query.where('siteId', '=', siteId);
  return query.where((eb) => eb.or([eb('siteId', 'is', null), eb('action', 'like', 'site.%')]));
}

/** Up to so many that were written before an instant, the oldest first. */
export async function deleteActivityBefore(db: Queryable, before: number, limit: number): Promise<number> {
  const old = db
    .selectFrom('activity')
    .select('id')
    .where('id', '<', firstIdAt(before))
    .orderBy('id')
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('activity').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids are in the order of time. */
function firstIdAt(at: number): string {
  return newId(Math.max(0, at), (size) => new Uint8Array(size));
}

type SameActivity = Pick<ActivityTable, 'siteId' | 'accountId' | 'actor' | 'action' | 'targetId'>;

/** The order of ids bounds what has to be looked at. */
export async function hasActivitySince(db: Queryable, same: SameActivity, since: number): Promise<boolean> {
  const row = await db
    .selectFrom('activity')
    .select('id')
    .where('siteId', same.siteId === null ? 'is' : '=', same.siteId)
    .where('id', '>=', firstIdAt(since))
    .where('action', '=', same.action)
    .where('targetId', same.targetId === null ? 'is' : '=', same.targetId)
    .where('accountId', same.accountId === null ? 'is' : '=', same.accountId)
    .where('actor', '=', same.actor)
    .executeTakeFirst();
  return row !== undefined;
}
