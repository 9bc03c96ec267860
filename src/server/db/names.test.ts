import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { programName, programRow, storedName, storedRow } from './names.ts';
import type { Queryable } from './schema.ts';

interface Pot {
  readonly id: number;
  readonly madeAt: number;
  readonly glazeName: string | null;
}

const pots = (db: Queryable) => db as unknown as Kysely<{ clayPots: Pot }>;
const pot: Pot = { id: 1, madeAt: 5, glazeName: 'Celadon' };

describeOnBothEngines('names of columns', (on) => {
  beforeAll(() =>
    on.db.write(async (tx) => {
      await sql`create table clay_pots (id integer primary key, made_at bigint not null, glaze_name varchar(100))`.execute(
        tx,
      );
      await pots(tx).insertInto('clayPots').values(pot).execute();
    }),
  );

  test('are the program’s in queries and in what they give', async () => {
    const of = pots(on.db.read).selectFrom('clayPots as oldPots').where('oldPots.madeAt', '=', 5);
    expect(await of.selectAll().execute()).toEqual([pot]);
    expect(await of.select('oldPots.glazeName as calledBy').execute()).toEqual([{ calledBy: 'Celadon' }]);
    expect(await of.select(['id']).execute()).toEqual([{ id: 1 }]);
    const written = await on.db.write((tx) =>
      pots(tx)
        .insertInto('clayPots')
        .values({ ...pot, id: 2 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
    expect(written).toEqual({ ...pot, id: 2 });
    const none = await of.selectAll().where('id', '=', 7).execute();
    expect(none).toEqual([]);
  });

  test('are the database’s in the text of `sql`, and in rows without plugins', async () => {
    const all = sql<object>`select * from clay_pots where made_at = 5 and ${sql.ref('glazeName')} = 'Celadon' limit 1`;
    expect((await all.execute(on.db.read)).rows).toEqual([pot]);
    expect((await all.execute(on.db.read.withoutPlugins())).rows).toEqual([
      { id: 1, made_at: 5, glaze_name: 'Celadon' },
    ]);
  });

  test('are each other’s, for every table and column', async () => {
    for (const { name, columns } of await on.db.read.introspection.getTables())
      for (const stored of [name, ...columns.map((column) => column.name)])
        expect(storedName(programName(stored))).toBe(stored);
  });
});

test('rows are renamed, and values in them unchanged', () => {
  const row = { id: 1, site_id: 'a', focal_x: 0.5, details: { some_key: 1 } };
  expect(programRow(row)).toEqual({ id: 1, siteId: 'a', focalX: 0.5, details: { some_key: 1 } });
  expect(storedRow(programRow(row))).toEqual(row);
});
