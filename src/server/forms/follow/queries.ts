import type { WaitingSubmission } from '#domain/forms/submission.ts';
import type { Queryable } from '../../db/schema.ts';
import { toSubmission } from '../inbox/queries.ts';

/** The oldest from which nothing has followed yet. */
export async function listWaiting(
  db: Queryable,
  siteId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<WaitingSubmission[]> {
  const rows = await db
    .selectFrom('form_submissions')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('waits_for_notice', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...toSubmission(row), sender: row.sender ?? undefined }));
}

/** @returns those of the ids that were still waiting: nobody else gets them */
export async function takeWaiting(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('form_submissions')
    .set({ waits_for_notice: 0, sender: null })
    .where('id', 'in', [...ids])
    .where('waits_for_notice', '=', 1)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sites with submissions from before an instant from which nothing has followed yet. */
export async function listSitesWaiting(db: Queryable, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('form_submissions')
    .select('site_id')
    .distinct()
    .where('waits_for_notice', '=', 1)
    .where('created_at', '<', before)
    .execute();
  return rows.map((row) => row.site_id);
}
