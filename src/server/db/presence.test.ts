import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrate.ts';
import { joinPostgres, type Presence } from './presence.ts';

describe.skipIf(!canTest('postgres'))('who runs on a PostgreSQL database', () => {
  let database: TestDatabase;
  let joined: Presence[];
  beforeEach(async () => {
    database = await createTestDatabase('postgres');
    joined = [];
  });
  afterEach(async () => {
    for (const each of joined) await each.leave();
    await database.remove();
  });

  async function join(who: string, known = migrations): Promise<Presence> {
    const presence = await joinPostgres(database.options.url ?? '', who, known);
    joined.push(presence);
    return presence;
  }

  test('those of the same version are no others, nor are connections of their pools', async () => {
    const db = await openDatabase(database.options);
    await join('one');
    const two = await join('two');
    expect(await two.findOthers('another version')).toEqual([]);
    expect(await two.findOthers('any')).toEqual(['vitrine: one']);
    await db.close();
  });

  test('those of another version are named, until they end', async () => {
    const older = await join('version 1, process 7', migrations.slice(0, -1));
    const own = await join('version 2, process 8');
    expect(await own.findOthers('another version')).toEqual(['vitrine: version 1, process 7']);
    expect(await older.findOthers('another version')).toEqual(['vitrine: version 2, process 8']);
    await older.leave();
    expect(await own.findOthers('another version')).toEqual([]);
  });

  test('one whose connection broke is seen again', async () => {
    await join('version 1, process 7', migrations.slice(0, -1));
    const own = await join('version 2, process 8');
    const admin = new pg.Client({ connectionString: database.options.url, application_name: 'admin' });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name like '%process 7'`,
    );
    await admin.end();
    const giveUpAt = performance.now() + 60_000;
    while ((await own.findOthers('another version')).length === 0 && performance.now() < giveUpAt)
      await sleep(100);
    expect(await own.findOthers('another version')).toEqual(['vitrine: version 1, process 7']);
  });
});
