/** A command that is the first to use a place, and is refused, leaves nothing there. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { typed } from '../../../testing/main/run-cli.ts';

const REFUSED = [
  ['restore', 'broken.tar.gz'],
  ['restore', 'nowhere.tar.gz', '--yes'],
  ['import', 'vitrine', 'no-export'],
  ['owner', 'create', 'nobody'],
  ['site', 'create', 'no name', '--title', 'Studio'],
];

describe.each((['sqlite', 'postgres'] as const).filter(canTest))('on %s', (engine) => {
  let database: TestDatabase;
  let work: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await createTestDatabase(engine, 'empty');
    work = mkdtempSync(join(tmpdir(), 'vitrine-place-'));
    writeFileSync(join(work, 'broken.tar.gz'), 'This is no archive.');
    mkdirSync(join(work, 'no-export'));
    const { url } = database.options;
    env = { DATA_DIR: join(work, 'new', 'data'), ...(url ? { DATABASE_URL: url } : {}) };
  });
  afterEach(async () => {
    await database.remove();
    rmSync(work, { recursive: true, force: true });
  });

  async function tables(): Promise<string[]> {
    if (engine === 'sqlite') return [];
    const db = await openDatabase({ ...database.options, isLeftAsItIs: true });
    const found = await db.read.introspection.getTables();
    await db.close();
    return found.map(({ name }) => name);
  }

  test.each(REFUSED)('“%s %s” leaves nothing where nothing was', async (...argv) => {
    expect(await typed(argv, env, work)).toMatchObject({ code: 1, stdout: '' });
    expect([existsSync(join(work, 'new')), await tables()]).toEqual([false, []]);
  });

  test('what was in the folder stays, and the next command begins as if nothing had been', async () => {
    const folder = env['DATA_DIR'] ?? '';
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'secret'), 'mine');
    for (const argv of REFUSED) expect((await typed(argv, env, work)).code).toBe(1);
    expect([readdirSync(folder), await tables()]).toEqual([['secret'], []]);
    expect((await typed(['site', 'list'], env)).stderr).toContain('There is no Vitrine data');
    expect(await typed(['site', 'create', 'studio', '--title', 'Studio'], env)).toMatchObject({ code: 0 });
    // Where there is something, a command that is refused takes nothing away.
    for (const argv of REFUSED) expect((await typed(argv, env, work)).code).toBe(1);
    expect((await typed(['site', 'list'], env)).stdout).toContain('studio');
  });

  test.skipIf(engine === 'postgres')('nothing is made, or taken away, where a server begins', async () => {
    const lock = lockDataFolder(env['DATA_DIR'] ?? '', { pid: 4711, port: 1 });
    const ran = await typed(['site', 'create', 'studio', '--title', 'Studio'], env);
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('4711') });
    if (lock.kind === 'locked') lock.release();
    expect((await typed(['site', 'create', 'studio', '--title', 'Studio'], env)).code).toBe(0);
  });
});
