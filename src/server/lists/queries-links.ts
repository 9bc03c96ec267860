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
    .insertInto('listConfirmations')
    .values({ hash, memberId, source: JSON.stringify(source), expiresAt })
    .execute();
}

export async function findConfirmation(db: Queryable, hash: string): Promise<Confirmation | undefined> {
  const row = await db
    .selectFrom('listConfirmations')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const source = readJson(row.source);
  return { ...row, hash, source };
}

/** No link sent to these people is good any longer. */
export async function deleteConfirmations(tx: Queryable, memberIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('listConfirmations')
    .where('memberId', 'in', [...memberIds, ''])
    .execute();
}

export async function deleteExpiredConfirmations(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('listConfirmations').where('expiresAt', '<', now).execute();
}

/** Undefined where the owner has not chosen. */
export async function findFormList(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<FormListChoice | undefined> {
  const row = await db
    .selectFrom('formLists')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .executeTakeFirst();
  return row && { listId: row.listId, fieldId: row.fieldId, consentFieldId: row.consentFieldId };
}

export async function saveFormList(
  tx: Queryable,
  siteId: string,
  formId: string,
  { listId, fieldId, consentFieldId }: FormListChoice,
): Promise<void> {
  const set = { listId, fieldId, consentFieldId };
  await tx
    .insertInto('formLists')
    .values({ siteId, formId, ...set })
    .onConflict((conflict) => conflict.columns(['siteId', 'formId']).doUpdateSet(set))
    .execute();
}
