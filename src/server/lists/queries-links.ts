import type { FormListChoice, MemberSource } from '#domain/lists/calls.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

export interface Confirmation {
  readonly hash: string;
  readonly memberId: string;
  readonly source: MemberSource;
  readonly expiresAt: number;
}

export async function insertConfirmation(tx: Queryable, confirmation: Confirmation): Promise<void> {
  const { hash, memberId, source, expiresAt } = confirmation;
  await tx
    .insertInto('list_confirmations')
    .values({ hash, member_id: memberId, source: JSON.stringify(source), expires_at: expiresAt })
    .execute();
}

export async function findConfirmation(db: Queryable, hash: string): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('list_confirmations')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const source = readJson(row.source);
  return { hash, memberId: row.member_id, source, expiresAt: Number(row.expires_at) };
}

/** No link sent to these people is good any longer. */
export async function deleteConfirmations(tx: Queryable, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('list_confirmations')
    .where('member_id', 'in', [...memberIds, ''])
    .execute();
}

export async function deleteExpiredConfirmations(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('list_confirmations').where('expires_at', '<', now).execute();
}

/** Undefined where the owner has not chosen. */
export async function findFormList(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<FormListChoice | undefined> {
  const row = await db
    .selectFrom('form_lists')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return row && { listId: row.list_id, fieldId: row.field_id, consentFieldId: row.consent_field_id };
}

export async function saveFormList(
  tx: Queryable,
  siteId: string,
  formId: string,
  { listId, fieldId, consentFieldId }: FormListChoice,
): Promise<void> {
  const set = { list_id: listId, field_id: fieldId, consent_field_id: consentFieldId };
  await tx
    .insertInto('form_lists')
    .values({ site_id: siteId, form_id: formId, ...set })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(set))
    .execute();
}
