/** PostgreSQL where it differs: collisions between processes, and connections that break. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '#testing/server/postgres-cluster.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

async function createCounter(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await sql`create table counters (name varchar(50) primary key, value bigint not null)`.execute(tx);
    await sql`insert into counters values ('hits', 0)`.execute(tx);
  });
}

async function read(db: Queryable): Promise<number | undefined> {
  const { rows } = await sql<{ value: number }>`select value from counters where name = 'hits'`.execute(db);
  return rows[0]?.value;
}

async function addOne(tx: Queryable): Promise<void> {
  const value = (await read(tx)) ?? 0;
  await sql`update counters set value = ${value + 1} where name = 'hits'`.execute(tx);
}

describe.skipIf(!canTest('postgres'))('on PostgreSQL', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    db = await openDatabase(database.options);
    await createCounter(db);
  });
  beforeEach(() => db.write(async (tx) => void (await sql`update counters set value = 0`.execute(tx))));
  afterAll(async () => {
    await db.close();
    await database.remove();
  });

  test('two processes that count together lose nothing', async () => {
    const other = await openDatabase(database.options);
    await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 ? db : other).write(addOne)));
    expect(await read(db.read)).toBe(60);
    await other.close();
  });

  test('a write whose connection is cut before the commit runs again', async () => {
    let runs = 0;
    await db.write(async (tx) => {
      runs += 1;
      await addOne(tx);
      if (runs === 1) {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read);
      }
      await read(tx);
    });
    expect(runs).toBe(2);
    expect(await read(db.read)).toBe(1);
  });

  test('idle connections that the server cuts are replaced', async () => {
    await Promise.all(Array.from({ length: 8 }, () => read(db.read)));
    const other = await openDatabase(database.options);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.read);
    const others = async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.read);
      return rows.length;
    };
    await vi.waitFor(async () => expect(await others()).toBe(0), { timeout: 25_000 });
    await db.write(addOne);
    expect(await read(db.read)).toBe(1);
    await other.close();
  });

  test('reading goes on while more writes are under way than there are connections', async () => {
    let [release, begun] = [() => {}, 0];
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const writes = Array.from({ length: 20 }, () =>
      db.write(async (tx) => {
        begun += 1;
        await read(tx);
        await gate;
      }),
    );
    while (begun < 6) await sleep(5);
    await expect(read(db.read)).resolves.toBe(0);
    release();
    await Promise.all(writes);
    expect(begun).toBe(20);
  });

  test('text is sorted by bytes, as the embedded database sorts it', async () => {
    const { rows } = await sql<{
      id: string;
    }>`select id from (values ('b'), ('B'), ('a'), ('ä'), ('Z')) as t(id)
      order by id collate "C"`.execute(db.read);
    expect(rows.map((row) => row.id)).toEqual(['B', 'Z', 'a', 'b', 'ä']);
    const { rows: columns } = await sql<{ collationName: string }>`
      select collation_name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and table_name <> 'counters'`.execute(db.read);
    expect(columns.length).toBeGreaterThan(50);
    expect(new Set(columns.map((column) => column.collationName))).toEqual(new Set(['C']));
  });

  test('a server that is not there is named as the reason, after a patient while', async () => {
    const url = 'postgres://postgres@127.0.0.1:1/none';
    const askedAt = performance.now();
    const unreachable = openDatabase({ dataDir: '', url, waitForMs: 500 });
    await expect(unreachable).rejects.toThrow(DatabaseUnavailableError);
    expect(performance.now() - askedAt).toBeGreaterThan(490);
  });
});

describe.skipIf(!canTest('postgres'))('when PostgreSQL is stopped', () => {
  test('that it cannot be reached is known at once, while questions still wait for its return', async () => {
    const cluster = await startPostgres();
    await cluster.createDatabase('vitrine');
    const db = await openDatabase({ url: cluster.url('vitrine'), dataDir: '', waitForMs: 3000 });
    await createCounter(db);
    expect(db.isReachable()).toBe(true);
    await cluster.stop();
    const waiting = read(db.read).catch((error: unknown) => error);
    await vi.waitFor(() => expect(db.isReachable()).toBe(false), { timeout: 2500 });
    expect(await waiting).toBeInstanceOf(Error);
    await db.close();
  });
});

describe.skipIf(!canTest('postgres'))('when PostgreSQL itself is killed', () => {
  test('writes wait for its return; what was answered is there, what failed says so', async () => {
    const cluster = await startPostgres({ isDurable: true });
    try {
      await cluster.createDatabase('vitrine');
      const db = await openDatabase({ url: cluster.url('vitrine'), dataDir: '' });
      await createCounter(db);
      await db.write(async (tx) => void (await sql`create table notes (n bigint primary key)`.execute(tx)));
      const answered: number[] = [];
      const failed: unknown[] = [];
      let isOver = false;
      const writers = Array.from({ length: 8 }, async (_, writer) => {
        for (let n = writer * 1_000_000; !isOver; n += 1) {
          await db
            .write((tx) => sql`insert into notes values (${n})`.execute(tx))
            .then(
              () => answered.push(n),
              (error: unknown) => failed.push(error),
            );
        }
      });
      const untilMore = async () => {
        const before = answered.length;
        while (answered.length < before + 20) await sleep(20);
      };
      for (let round = 0; round < 2; round += 1) {
        await untilMore();
        await cluster.crashAndRestart();
      }
      await untilMore();
      isOver = true;
      await Promise.all(writers);
      const { rows } = await sql<{ n: number }>`select n from notes`.execute(db.read);
      const there = new Set(rows.map((row) => row.n));
      expect(answered.filter((n) => !there.has(n))).toEqual([]);
      expect(answered.length).toBeGreaterThan(50);
      for (const error of failed) expect(error).toMatchObject({ reason: 'uncertain' });
      await db.close();
    } finally {
      await cluster.stop();
    }
  }, 300_000);
});
