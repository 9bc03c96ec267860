import type { Queryable } from '../../db/schema.ts';
import type { FormSubmissionTable } from '../tables.ts';

/** @returns the id of the submission under this key, and whether it is this one */
export async function insertSubmission(
  tx: Queryable,
  row: FormSubmissionTable,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const inserted = await tx
    .insertInto('formSubmissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['siteId', 'submissionKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const first = await findSubmissionByKey(tx, row.siteId, row.submissionKey);
  if (first === undefined) throw new Error('a submission is neither new nor there');
  return { id: first, isNew: false };
}

export async function findSubmissionByKey(
  db: Queryable,
  siteId: string,
  key: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('formSubmissions')
    .select('id')
    .where('siteId', '=', siteId)
    .where('submissionKey', '=', key)
    .executeTakeFirst();
  return row?.id;
}
