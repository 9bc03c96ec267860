/** The embedded engine where it differs: group commit, other programs on the same file, full disks. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './engine.ts';
import type { Queryable } from './schema.ts';
import { DATABASE_FILE } from './sqlite.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  database = await createTestDatabase('sqlite');
  db = await openDatabase(database.options);
  await db.write(async (tx) => {
    await sql`create table notes (id integer primary key, text varchar(100000) not null)`.execute(tx);
  });
});
afterEach(async () => {
  await db.close();
  await database.remove();
});

const add = (tx: Queryable, text: string) => sql`insert into notes (text) values (${text})`.execute(tx);

async function count(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(db.read);
  return rows[0]?.count ?? -1;
}

/** Another program with the same file open. */
function otherProgram(): DatabaseSync {
  return new DatabaseSync(join(database.options.dataDir, DATABASE_FILE));
}

test('writes that wait share one commit and keep their order', async () => {
  let commits = 0;
  db.onCommit(() => {
    commits += 1;
  });
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      db.write((tx) => add(tx, String(index))).then(() => order.push(index)),
    ),
  );
  expect(commits).toBe(1);
  expect(order).toEqual(Array.from({ length: 150 }, (_, index) => index));
  const { rows } = await sql<{ text: string }>`select text from notes order by id`.execute(db.read);
  expect(rows.map((row) => Number(row.text))).toEqual(order);
});

test('commits durably: write-ahead log with full synchronisation', async () => {
  await db.write(async (tx) => {
    const { rows } = await sql`select (select * from pragma_journal_mode) as mode,
      (select * from pragma_synchronous) as sync, (select * from pragma_foreign_keys) as keys`.execute(tx);
    expect(rows).toEqual([{ mode: 'wal', sync: 2, keys: 1 }]);
  });
});

test('the read connection cannot write', async () => {
  await expect(add(db.read, 'sneaked in')).rejects.toThrow(/readonly|read-only/);
});

test('waits for another program that is writing, without holding up the process', async () => {
  const other = otherProgram();
  other.exec('begin immediate');
  other.exec(`insert into notes (text) values ('theirs')`);
  const write = db.write((tx) => add(tx, 'ours'));
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 10);
  // Held up it would come to none, and the write would give up before the other is done.
  while (ticks < 3) await sleep(100);
  expect(await count()).toBe(0);
  other.exec('commit');
  await write;
  clearInterval(timer);
  other.close();
  expect(await count()).toBe(2);
});

test('a full disk is said plainly, nothing is acknowledged, and smaller writes go on', async () => {
  const long = 'x'.repeat(90_000);
  await db.write((tx) => add(tx, 'before'));
  await db.write(async (tx) => {
    const { rows } = await sql<{ pageCount: number }>`pragma page_count`.execute(tx);
    await sql.raw(`pragma max_page_count = ${(rows[0]?.pageCount ?? 0) + 10}`).execute(tx);
  });
  const results = await Promise.allSettled([
    db.write((tx) => add(tx, 'small')),
    db.write((tx) => add(tx, long)),
    db.write((tx) => add(tx, 'small too')),
  ]);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const { reason } = results[1] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(DatabaseUnavailableError);
  expect(reason).toMatchObject({ reason: 'full' });
  expect(String(reason)).toContain('disk is full');
  expect(await count()).toBe(3);
  await db.write(async (tx) => void (await sql`pragma max_page_count = 100000`.execute(tx)));
  await db.write((tx) => add(tx, long));
  expect(await count()).toBe(4);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;

test.skipIf(!canMount)('a disk that is really full loses nothing that was answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=7m', 'tmpfs', folder]);
  try {
    const small = await openDatabase({ dataDir: folder });
    await small.write(
      async (tx) =>
        void (await sql`create table notes (id integer primary key, text varchar not null)`.execute(tx)),
    );
    const answered: string[] = [];
    const errors: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const texts = Array.from({ length: 5 }, (_, index) => `${round}-${index}-${'y'.repeat(20_000)}`);
      const results = await Promise.allSettled(texts.map((text) => small.write((tx) => add(tx, text))));
      for (const [index, result] of results.entries()) {
        if (result.status === 'fulfilled') answered.push(texts[index] ?? '');
        else errors.push(result.reason);
      }
    }
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatchObject({ reason: 'full' });
    const texts = async (from: Queryable) =>
      (await sql<{ text: string }>`select text from notes order by id`.execute(from)).rows.map(
        (row) => row.text,
      );
    expect(await texts(small.read)).toEqual(answered);
    execFileSync('mount', ['-o', 'remount,size=40m', folder]);
    await small.write((tx) => add(tx, 'room again'));
    await small.close();
    const again = await openDatabase({ dataDir: folder });
    expect(await texts(again.read)).toEqual([...answered, 'room again']);
    const { rows } = await sql`pragma integrity_check`.execute(again.read);
    expect(rows).toEqual([{ integrityCheck: 'ok' }]);
    await again.close();
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

test('keeps statements prepared beyond the cache’s size without mixing them up', async () => {
  for (let index = 0; index < 700; index += 1) {
    const { rows } = await sql
      .raw<{ value: number }>(`select ${index % 400} as value, ${index} as tag`)
      .execute(db.read);
    expect(rows).toEqual([{ value: index % 400, tag: index }]);
  }
});

test('documents of a site are found by their ids, however many are asked for', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `id-${index}`);
  const { rows } = await sql<{ detail: string }>`
    explain query plan select path from documents where site_id = ${'site'} and id in (${sql.join(ids)})`.execute(
    db.read,
  );
  expect(rows.map((row) => row.detail)).toEqual([expect.stringContaining('id=?')]);
  expect(rows[0]?.detail).not.toMatch(/\(site_id=\?\)/);
});
