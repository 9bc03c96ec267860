/** What the doctor asks the database. */
import { sql } from 'kysely';
import type { Database } from '#server/db/engine.ts';
import type { Queryable } from '#server/db/schema.ts';

/** What the engine itself finds wrong with its files; empty when all is well. */
export async function listDamages({ engine, read }: Database): Promise<string[]> {
  if (engine === 'postgres') return [];
  const integrity = await sql<{ integrityCheck: string }>`pragma integrity_check(20)`.execute(read);
  const references = await sql<{ table: string }>`pragma foreign_key_check`.execute(read);
  return [
    ...integrity.rows.map((row) => row.integrityCheck).filter((text) => text !== 'ok'),
    ...references.rows.slice(0, 20).map((row) => `a row of ${row.table} refers to a missing one`),
  ];
}

/** Documents that point at a version that is not there. */
export async function listLostVersions(db: Queryable): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('documents')
    .select(['documents.id', 'documents.title'])
    .where('documents.deletedAt', 'is', null)
    .where((eb) =>
      eb.or(
        (['draftId', 'publishedId', 'scheduledId'] as const).map((pointer) =>
          eb.and([
            eb(`documents.${pointer}`, 'is not', null),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('revisions')
                  .select('revisions.id')
                  .whereRef('revisions.id', '=', `documents.${pointer}`),
              ),
            ),
          ]),
        ),
      ),
    )
    .orderBy('documents.id')
    .execute();
}

/** Which of the documents every site has are there, by site. */
export async function listSystemDocuments(db: Queryable): Promise<{ siteId: string; kind: string }[]> {
  return db
    .selectFrom('documents')
    .select(['siteId', 'kind'])
    .where('kind', 'in', ['style', 'navigation', 'header', 'footer'])
    .where('publishedId', 'is not', null)
    .where('deletedAt', 'is', null)
    .execute();
}

export async function countOverdueJobs(db: Queryable, before: number): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .where('runAt', '<', before)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
