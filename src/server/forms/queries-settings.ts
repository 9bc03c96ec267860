import type { FormSettingsOfOwner } from '#domain/forms/calls.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

export async function findFormSettings(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<FormSettingsOfOwner> {
  const row = await db
    .selectFrom('form_settings')
    .select(['notify', 'keep_days'])
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!row) return { notify: null, keepDays: null };
  return { notify: readJson(row.notify), keepDays: row.keep_days };
}

export async function saveFormSettings(
  tx: Queryable,
  siteId: string,
  formId: string,
  { notify, keepDays }: FormSettingsOfOwner,
): Promise<void> {
  const set = { notify: JSON.stringify(notify), keep_days: keepDays };
  await tx
    .insertInto('form_settings')
    .values({ site_id: siteId, form_id: formId, ...set })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(set))
    .execute();
}

/** The forms whose submissions go in time. */
export async function listRetentions(
  db: Queryable,
): Promise<{ readonly siteId: string; readonly formId: string; readonly keepDays: number }[]> {
  const rows = await db
    .selectFrom('form_settings')
    .select(['site_id', 'form_id', 'keep_days'])
    .where('keep_days', 'is not', null)
    .execute();
  return rows.map((row) => ({ siteId: row.site_id, formId: row.form_id, keepDays: Number(row.keep_days) }));
}
