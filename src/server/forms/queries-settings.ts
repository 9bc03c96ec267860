import type { FormSettingsOfOwner } from '#domain/forms/calls.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

export async function findFormSettings(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<FormSettingsOfOwner> {
  const row = await db
    .selectFrom('formSettings')
    .select(['notify', 'keepDays'])
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .executeTakeFirst();
  if (!row) return { notify: null, keepDays: null };
  return { notify: readJson(row.notify), keepDays: row.keepDays };
}

export async function saveFormSettings(
  tx: Queryable,
  siteId: string,
  formId: string,
  { notify, keepDays }: FormSettingsOfOwner,
): Promise<void> {
  const set = { notify: JSON.stringify(notify), keepDays };
  await tx
    .insertInto('formSettings')
    .values({ siteId, formId, ...set })
    .onConflict((conflict) => conflict.columns(['siteId', 'formId']).doUpdateSet(set))
    .execute();
}

/** The forms whose submissions go in time. */
export async function listRetentions(
  db: Queryable,
): Promise<{ readonly siteId: string; readonly formId: string; readonly keepDays: number }[]> {
  const rows = await db
    .selectFrom('formSettings')
    .select(['siteId', 'formId', 'keepDays'])
    .where('keepDays', 'is not', null)
    .execute();
  return rows.map((row) => ({ ...row, keepDays: row.keepDays ?? 0 }));
}
