import type { Queryable } from '../../db/schema.ts';
import type { FormFileTable } from '../tables.ts';

export async function insertFile(tx: Queryable, row: FormFileTable): Promise<void> {
  await tx.insertInto('formFiles').values(row).execute();
}

export async function findFiles(db: Queryable, ids: readonly string[]): Promise<FormFileTable[]> {
  return db
    .selectFrom('formFiles')
    .selectAll()
    .where('id', 'in', [...ids, ''])
    .execute();
}

export interface Waiting {
  readonly files: number;
  readonly bytes: number;
}

/** What waits on a site for its submission, in all and of one sender. */
export async function measureWaiting(
  tx: Queryable,
  siteId: string,
  sender: string,
): Promise<{ readonly ofAll: Waiting; readonly ofOne: Waiting }> {
  const row = await tx
    .selectFrom('formFiles')
    .select(({ fn }) => [
      fn.countAll<number>().as('files'),
      fn.sum<number>('bytes').as('bytes'),
      fn.countAll<number>().filterWhere('sender', '=', sender).as('ownFiles'),
      fn.sum<number>('bytes').filterWhere('sender', '=', sender).as('ownBytes'),
    ])
    .where('siteId', '=', siteId)
    .where('submissionId', 'is', null)
    .executeTakeFirst();
  return {
    ofAll: { files: row?.files ?? 0, bytes: row?.bytes ?? 0 },
    ofOne: { files: row?.ownFiles ?? 0, bytes: row?.ownBytes ?? 0 },
  };
}

/** What a file is, once it has been received; false where its row is gone. */
export async function describeFile(
  tx: Queryable,
  id: string,
  facts: Pick<FormFileTable, 'name' | 'kind' | 'bytes' | 'hash' | 'expiresAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('formFiles')
    .set(facts)
    .where('id', '=', id)
    .where('submissionId', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countClaimable(tx: Queryable, ids: readonly string[], now: number): Promise<number> {
  const row = await tx
    .selectFrom('formFiles')
    .select((eb) => eb.fn.countAll<number>().as('files'))
    .where('id', 'in', [...ids])
    .where('submissionId', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.files ?? 0;
}

export async function claimFiles(tx: Queryable, ids: readonly string[], submissionId: string): Promise<void> {
  await tx
    .updateTable('formFiles')
    .set({ submissionId, expiresAt: 0, sender: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** In the order in which they were sent. */
export async function listFilesOf(db: Queryable, submissionIds: readonly string[]): Promise<FormFileTable[]> {
  return db
    .selectFrom('formFiles')
    .selectAll()
    .where('submissionId', 'in', [...submissionIds, ''])
    .orderBy('id')
    .execute();
}

export async function findFileOf(
  db: Queryable,
  siteId: string,
  submissionId: string,
  id: string,
): Promise<FormFileTable | undefined> {
  return db
    .selectFrom('formFiles')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
}

/** Files that belong to no submission and were last of use before an instant. */
export async function listForgotten(db: Queryable, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('formFiles')
    .select('id')
    .where('submissionId', 'is', null)
    .where('expiresAt', '<', before)
    .orderBy('expiresAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteFile(tx: Queryable, id: string): Promise<void> {
  await tx.deleteFrom('formFiles').where('id', '=', id).where('submissionId', 'is', null).execute();
}
