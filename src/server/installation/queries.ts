import type { JobTable, Queryable } from '../db/schema.ts';

/** How much there is of what; what was deleted is left out. */
export async function countContent(db: Queryable): Promise<Record<string, number>> {
  const kinds = await db
    .selectFrom('documents')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('deletedAt', 'is', null)
    .where('kind', 'in', ['page', 'item'])
    .groupBy('kind')
    .execute();
  const of = (kind: string) => kinds.find((row) => row.kind === kind)?.count ?? 0;
  const { sites, files, revisions } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('sites')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where('deletedAt', 'is', null)
        .as('sites'),
      eb
        .selectFrom('media')
        .select((each) => each.fn.countAll<number>().as('count'))
        .where('deletedAt', 'is', null)
        .as('files'),
      eb
        .selectFrom('revisions')
        .select((each) => each.fn.countAll<number>().as('count'))
        .as('revisions'),
    ])
    .executeTakeFirstOrThrow();
  return {
    sites: sites ?? 0,
    pages: of('page'),
    items: of('item'),
    files: files ?? 0,
    revisions: revisions ?? 0,
  };
}

export async function findJob(db: Queryable, id: string): Promise<JobTable | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Only what has failed for good can be given up. */
export async function deleteDeadJob(db: Queryable, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('jobs')
    .where('id', '=', id)
    .where('status', '=', 'dead')
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
