import { sql } from 'kysely';
import type { Gated } from '#domain/members/access.ts';
import type { Queryable } from '../../db/schema.ts';
import { accessOf } from './lock.ts';
import type { DocumentRecord } from './records.ts';

/**
 * Who may see a document, as JSON: its own gate, or that of its collection. Null for everyone.
 * @param table of documents in the statement
 */
export const gateOf = (table = 'documents') =>
  sql<string | null>`coalesce(
    (select access from gates where target_id = ${sql.ref(`${table}.id`)}),
    (select access from gates where target_id = ${sql.ref(`${table}.collectionId`)}))`;

/** Whether a document opens without a password, and is not for members alone. */
export const isOpenToAll = (table = 'documents') =>
  sql<boolean>`${sql.ref(`${table}.settings`)} not like '%"passwordHash"%' and coalesce(
    (select is_open from gates where target_id = ${sql.ref(`${table}.id`)}),
    (select is_open from gates where target_id = ${sql.ref(`${table}.collectionId`)}), 1) = 1`;

/** Of those documents that are not for everyone: who may see them, by their ids. */
export async function listGated(
  db: Queryable,
  documents: readonly Pick<DocumentRecord, 'id' | 'collectionId'>[],
): Promise<ReadonlyMap<string, Gated>> {
  const targets = new Set(documents.flatMap(({ id, collectionId }) => [id, collectionId ?? id]));
  if (targets.size === 0) return new Map();
  const rows = await db
    .selectFrom('gates')
    .select(['targetId', 'access'])
    .where('targetId', 'in', [...targets])
    .execute();
  const gates = new Map(rows.map(({ targetId, access }) => [targetId, access]));
  return new Map(
    documents.flatMap(({ id, collectionId }) => {
      const access = accessOf(gates.get(id) ?? gates.get(collectionId ?? '') ?? null);
      return access ? [[id, access] as const] : [];
    }),
  );
}
