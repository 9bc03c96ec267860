/** Commands that read work on databases of every age, and leave them as they are. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eachRows, listAppliedMigrations, listTables } from '#server/backup/queries.ts';
import { checkArchive } from '#server/backup/read-archive.ts';
import { openDatabase } from '#server/db/database.ts';
import { KEPT, loadKept } from '#testing/server/kept-database.ts';
import { canTest, type TestDatabase } from '#testing/server/test-database.ts';
import { typed } from '../../../testing/main/run-cli.ts';

const engines = (['sqlite', 'postgres'] as const).filter(canTest);
const cases = KEPT.flatMap((state) => engines.map((engine) => [state, engine] as const));

describe.each(cases)('a database kept since %s, on %s', (state, engine) => {
  let database: TestDatabase;
  let work: string;
  let env: Record<string, string>;
  beforeEach(async () => {
    database = await loadKept(engine, state);
    work = mkdtempSync(join(tmpdir(), 'vitrine-older-'));
    const { dataDir, url } = database.options;
    env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await database.remove();
    rmSync(work, { recursive: true, force: true });
  });

  /** All of it, row by row. */
  async function contents(): Promise<readonly [migrations: string[], rows: unknown[]]> {
    const db = await openDatabase({ ...database.options, isLeftAsItIs: true });
    try {
      const rows: unknown[] = [];
      for (const table of await listTables(db.read, engine))
        for await (const some of eachRows(db.read, table)) rows.push(table.name, some);
      return [await listAppliedMigrations(db.read), rows];
    } finally {
      await db.close();
    }
  }

  /** What it answers, with an exit code of 0. */
  async function ask(...argv: string[]): Promise<string> {
    const { code, stdout, stderr } = await typed(argv, env, work);
    expect([code, stderr]).toEqual([0, expect.stringContaining('from an older version of Vitrine')]);
    expect(stderr).not.toMatch(/no such|does not exist|select|column/);
    return stdout;
  }

  test('is listed', async () => {
    const before = await contents();
    vi.stubEnv('TMPDIR', work);
    expect(JSON.parse(await ask('site', 'list', '--json'))[0]).toMatchObject({ identifier: 'kept' });
    expect(JSON.parse(await ask('owner', 'list', '--json'))).toHaveLength(state.startsWith('001') ? 0 : 1);
    expect(JSON.parse(await ask('token', 'list', '--json')).length).toBeGreaterThan(0);
    expect(JSON.parse(await ask('jobs', 'list', '--json')).length).toBeGreaterThan(0);
    expect(await contents()).toEqual(before);
    // No copy is left behind.
    expect(readdirSync(work)).toEqual([]);
  });

  test('is examined, and what takes newer tables is said without SQL', async () => {
    const { stdout, stderr } = await typed(['doctor'], env, work);
    expect(stdout).toMatch(/! Version: .* older version .*\n {2}→ .*stop the server and run “npx vitrine up/);
    expect(stdout + stderr).not.toMatch(/could not be checked|no such|does not exist/);
  });

  test('is exported as this version would, for an installation of this version', async () => {
    const before = await contents();
    const out = await typed(['export', 'kept', 'out', '--with-submissions'], env, work);
    expect(out.stdout).toMatch(/Wrote \d+ documents/);
    expect(await contents()).toEqual(before);
    // The kept databases come without the files of their media.
    const there = { DATA_DIR: join(work, 'there') };
    const read = await typed(['import', 'vitrine', 'out'], there, work);
    expect(read).toMatchObject({ code: 0, stderr: expect.stringMatching(/was missing when/) });
    expect((await typed(['site', 'list'], there)).stdout).toContain('kept');
  });

  test('is backed up as it is, and the backup restores what was in it', async () => {
    const before = await contents();
    await typed(['backup', 'all.tar.gz'], env, work);
    expect(await checkArchive(join(work, 'all.tar.gz'))).toMatchObject({
      kind: 'sound',
      manifest: { migrations: before[0] },
    });
    expect(await contents()).toEqual(before);
    const there = { DATA_DIR: join(work, 'there') };
    expect(await typed(['restore', 'all.tar.gz'], there, work)).toMatchObject({ code: 0 });
    expect((await typed(['site', 'list'], there)).stdout).toContain('kept');
  });
});
