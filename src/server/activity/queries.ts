import type { Queryable } from '../db/schema.ts';
import type { ActivityTable } from '../db/schema-accounts.ts';

export async function insertActivity(db: Queryable, activity: ActivityTable): Promise<void> {
  await db.insertInto('activity').values(activity).execute();
}

export interface ActivityFilter {
  /** Null: what concerns the installation and no site. */
  readonly siteId: string | null;
  /** Only what is older than this entry. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The newest first. */
export async function listActivity(db: Queryable, filter: ActivityFilter): Promise<ActivityTable[]> {
  const { siteId, before, limit } = filter;
  let query = db.selectFrom('activity').selectAll().orderBy('id', 'desc').limit(limit);
  query = siteId === null ? query.where('site_id', 'is', null) : query.where('site_id', '=', siteId);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}
