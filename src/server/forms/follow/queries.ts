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
    .selectFrom('formSubmissions')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('waitsForNotice', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...toSubmission(row),
    sender: row.sender ?? undefined,
    language: row.locale ?? undefined,
  }));
}

/** @returns those of the ids that were still waiting: nobody else gets them */
export async function takeWaiting(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .updateTable('formSubmissions')
    .set({ waitsForNotice: 0, sender: null })
    .where('id', 'in', [...ids])
    .where('waitsForNotice', '=', 1)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sites with submissions from before an instant from which nothing has followed yet. */
export async function listSitesWaiting(db: Queryable, before: number): Promise<string[]> {
  const rows = await db
    .selectFrom('formSubmissions')
    .select('siteId')
    .distinct()
    .where('waitsForNotice', '=', 1)
    .where('createdAt', '<', before)
    .execute();
  return rows.map((row) => row.siteId);
}
