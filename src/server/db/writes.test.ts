/** What a write promises, on both engines. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

async function addTable(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await sql`create table counters (name varchar(50) primary key, value bigint not null)`.execute(tx);
  });
}

const insert = (tx: Queryable, name: string, value = 0) =>
  sql`insert into counters (name, value) values (${name}, ${value})`.execute(tx);

async function names(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from counters order by name`.execute(db);
  return rows.map((row) => row.name);
}

async function readValue(db: Queryable, name: string): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select value from counters where name = ${name}`.execute(db);
  return rows[0]?.value;
}

async function addOne(tx: Queryable, name: string): Promise<void> {
  const value = await readValue(tx, name);
  await sql`update counters set value = ${(value ?? 0) + 1} where name = ${name}`.execute(tx);
}

describeOnBothEngines('writes', (on) => {
  beforeAll(() => addTable(on.db));

  test('are seen by the next read once they are answered', async () => {
    for (let round = 0; round < 20; round += 1) {
      await on.db.write((tx) => insert(tx, `seen-${round}`, round));
      expect(await readValue(on.db.read, `seen-${round}`)).toBe(round);
    }
  });

  test('are not seen before they are committed', async () => {
    let inside: string[] = [];
    await on.db.write(async (tx) => {
      await insert(tx, 'hidden');
      inside = (await names(on.db.read)).filter((name) => name === 'hidden');
    });
    expect(inside).toEqual([]);
    expect(await readValue(on.db.read, 'hidden')).toBe(0);
  });

  test('that fail leave nothing behind and take no neighbour with them', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        on.db.write(async (tx) => {
          await insert(tx, `neighbour-${index}`, index);
          if (index % 3 === 0) throw new Error(`number ${index} changed its mind`);
          return index;
        }),
      ),
    );
    for (const [index, result] of results.entries()) {
      if (index % 3 === 0) {
        expect(result).toMatchObject({ status: 'rejected' });
        expect(String((result as PromiseRejectedResult).reason)).toContain(`number ${index} changed`);
      } else expect(result).toEqual({ status: 'fulfilled', value: index });
    }
    const left = (await names(on.db.read)).filter((name) => name.startsWith('neighbour-'));
    expect(left).toHaveLength(26);
  });

  test('reject with the error of a command that throws before it promises anything', async () => {
    const thrown = on.db.write((() => {
      throw new TypeError('at once');
    }) as () => Promise<void>);
    await expect(thrown).rejects.toThrow('at once');
    await expect(on.db.write((tx) => insert(tx, 'after-throw'))).resolves.toBeDefined();
  });

  test('reject with the database’s own error, and later ones are not harmed', async () => {
    await on.db.write((tx) => insert(tx, 'twice'));
    await expect(on.db.write((tx) => insert(tx, 'twice'))).rejects.toThrow(/unique/i);
    await expect(
      on.db.write((tx) => sql`insert into no_such_table values (1)`.execute(tx)),
    ).rejects.toThrow();
    await expect(on.db.write((tx) => insert(tx, 'thrice'))).resolves.toBeDefined();
  });

  test('lose no update when fifty count at once', async () => {
    await on.db.write((tx) => insert(tx, 'counted'));
    await Promise.all(Array.from({ length: 50 }, () => on.db.write((tx) => addOne(tx, 'counted'))));
    expect(await readValue(on.db.read, 'counted')).toBe(50);
  });

  test('find what another one inserted at the same time', async () => {
    const kinds = await Promise.all(
      Array.from({ length: 12 }, () =>
        on.db.write(async (tx) => {
          if ((await readValue(tx, 'wanted')) !== undefined) return 'taken';
          await insert(tx, 'wanted');
          return 'made';
        }),
      ),
    );
    expect(kinds.filter((kind) => kind === 'made')).toHaveLength(1);
  });

  test('inside of a write are refused instead of waiting for ever', async () => {
    const nested = on.db.write(async (tx) => {
      await insert(tx, 'outer');
      await on.db.write((inner) => insert(inner, 'inner'));
    });
    await expect(nested).rejects.toThrow('inside of a write');
    expect(await names(on.db.read)).not.toContain('outer');
  });

  test('tell listeners after the commit and before the answer, until they stop listening', async () => {
    const seen: string[] = [];
    const stop = on.db.onCommit(() => seen.push('commit'));
    await on.db.write((tx) => insert(tx, 'told')).then(() => seen.push('answer'));
    expect(seen).toEqual(['commit', 'answer']);
    await on.db.write(() => Promise.reject(new Error('no'))).catch(() => seen.push('refused'));
    stop();
    await on.db.write((tx) => insert(tx, 'untold'));
    expect(seen.filter((each) => each === 'commit').length).toBeLessThanOrEqual(2);
    expect(seen.at(-1)).toBe('refused');
  });

  test('give whole numbers as numbers, whatever counted them', async () => {
    const at = Date.UTC(2290, 0, 1);
    await on.db.write((tx) => insert(tx, 'late', at));
    const { rows } = await sql`
      select value, count(*) as count, sum(value) as sum, max(value) as max
      from counters where name = 'late' group by value`.execute(on.db.read);
    expect(rows).toEqual([{ value: at, count: 1, sum: at, max: at }]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('closing (%s)', (engine) => {
  test.skipIf(!canTest(engine))('finishes what was asked before it, and takes nothing after', async () => {
    const database = await createTestDatabase(engine);
    const db = await openDatabase(database.options);
    await addTable(db);
    const writes = Array.from({ length: 300 }, (_, index) => db.write((tx) => insert(tx, `last-${index}`)));
    const closing = db.close();
    const late = db.write((tx) => insert(tx, 'late'));
    await expect(late).rejects.toThrow(DatabaseUnavailableError);
    await Promise.all(writes);
    await closing;
    const again = await openDatabase(database.options);
    expect(await names(again.read)).toHaveLength(300);
    await again.close();
    await database.remove();
  });
});
