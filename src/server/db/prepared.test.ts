import { type Kysely, sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { prepared } from './prepared.ts';
import type { Queryable } from './schema.ts';

interface Note {
  readonly id: number;
  readonly text: string;
  readonly author: string | null;
}

const notes = (db: Queryable) => db as unknown as Kysely<{ notes: Note }>;

describeOnBothEngines('prepared queries', (on) => {
  beforeAll(() =>
    on.db.write(async (tx) => {
      await sql`create table notes (id integer primary key, text varchar(100) not null, author varchar(100))`.execute(
        tx,
      );
    }),
  );

  let built = 0;
  const insert = prepared((db, note: Note) => {
    built += 1;
    return notes(db).insertInto('notes').values(note);
  });
  const update = prepared((db, { id, ...change }: Pick<Note, 'id'> & Partial<Note>) =>
    notes(db).updateTable('notes').set(change).where('id', '=', id),
  );
  const list = prepared((db, { ids, most }: { readonly ids: readonly number[]; readonly most: number }) =>
    notes(db).selectFrom('notes').selectAll().where('id', 'in', ids).orderBy('id').limit(most),
  );
  const write = (command: (tx: Queryable) => Promise<unknown>) => on.db.write(command);

  test('run with the values of each call, and are built once', async () => {
    const words = [`it's "quoted"`, '?', '$1', ''];
    const before = built;
    for (const [id, text] of words.entries())
      await write((tx) => insert(tx, { id, text, author: id === 2 ? null : 'Ada' }));
    expect(built - before).toBe(1);
    expect(await list(on.db.read, { ids: [0, 1, 2, 3], most: 10 })).toEqual(
      words.map((text, id) => ({ id, text, author: id === 2 ? null : 'Ada' })),
    );
  });

  test('have another form for other names and other lengths of lists', async () => {
    await write((tx) => update(tx, { id: 1, text: 'one' }));
    await write((tx) => update(tx, { id: 1, author: 'Grace' }));
    await write((tx) => update(tx, { id: 3, text: 'four', author: null }));
    const of = async (ids: readonly number[], most = 10) =>
      (await list(on.db.read, { ids, most })).map(({ id, text, author }) => [id, text, author]);
    expect(await of([1])).toEqual([[1, 'one', 'Grace']]);
    expect(await of([3, 1])).toEqual([
      [1, 'one', 'Grace'],
      [3, 'four', null],
    ]);
    expect(await of([3, 1], 1)).toHaveLength(1);
  });

  test('are part of the transaction they run in', async () => {
    const failing = write(async (tx) => {
      await insert(tx, { id: 50, text: 'gone', author: null });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await list(on.db.read, { ids: [50], most: 1 })).toEqual([]);
  });
});
