/** What the command line asks the database by itself. */
import type { Queryable } from '#server/db/schema.ts';

/** Whether anybody has begun: there is a site, or somebody who may sign in. */
export async function hasAnything(db: Queryable): Promise<boolean> {
  for (const table of ['sites', 'accounts'] as const)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  return false;
}
