/** What tests of accounts read beside the API. */
import type { ActivityTable } from '#server/activity/tables.ts';
import type { Deps } from '#server/deps.ts';

/** What an account did, the oldest first. */
export async function readActivityOf(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<readonly ActivityTable[]> {
  return deps.db.read
    .selectFrom('activity')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();
}
