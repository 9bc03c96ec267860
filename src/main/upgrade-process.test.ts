/** A server runs, and commands of a newer version are typed beside it: real processes of the built product. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { migrations } from '#server/db/migrate.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { ensureBuilt } from '../../testing/main/build.ts';
import { type RunningServer, startServer } from '../../testing/main/server-process.ts';

const LAST = migrations.at(-1)?.name ?? '';

describe.each((['sqlite', 'postgres'] as const).filter(canTest))(
  'beside a running server, on %s',
  (engine) => {
    let database: TestDatabase;
    let env: Record<string, string>;
    let server: RunningServer;
    let work: string;
    beforeAll(async () => {
      ensureBuilt();
      database = await createTestDatabase(engine, 'empty');
      work = mkdtempSync(join(tmpdir(), 'vitrine-beside-'));
      const { dataDir, url } = database.options;
      env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
      server = await startServer({ dataDir, env });
    }, 600_000);
    afterAll(async () => {
      await server?.stop();
      await database?.remove();
      rmSync(work, { recursive: true, force: true });
    });

    function type(...argv: string[]): { code: number | null; said: string } {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/cli.js', ...argv], {
        env: { ...process.env, ...env, NODE_ENV: 'production' },
        encoding: 'utf8',
      });
      return { code: status, said: stdout + stderr };
    }

    async function onDatabase<T>(
      work_: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
    ): Promise<T> {
      const db = await openDatabase({ ...database.options, isLeftAsItIs: true });
      try {
        return await work_(db);
      } finally {
        await db.close();
      }
    }

    const applied = () =>
      onDatabase(async (db) => {
        const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
          db.read,
        );
        return rows.map(({ name }) => name);
      });

    test('a site is exported as it is', { timeout: 600_000 }, () => {
      expect(type('site', 'create', 'studio', '--title', 'Studio').code).toBe(0);
      const exported = type('export', 'studio', join(work, 'studio'));
      expect(exported).toEqual({ code: 0, said: expect.stringMatching(/^Wrote \d+ documents/) });
      expect(type('site', 'delete', 'studio', '--yes').code).toBe(0);
    });

    test('no command upgrades its tables, and it can start again', { timeout: 600_000 }, async () => {
      // To the commands the server is one version behind.
      await onDatabase((db) =>
        db.write((tx) => sql`delete from migrations where name = ${LAST}`.execute(tx)),
      );
      const older = await applied();
      expect(older).not.toContain(LAST);
      for (const argv of [['site', 'list'], ['doctor'], ['backup', join(work, 'all.tar.gz')]])
        expect(type(...argv)).toEqual({ code: 0, said: expect.stringContaining('older version') });
      expect(type('site', 'create', 'cafe', '--title', 'Café')).toEqual({
        code: 1,
        said: expect.stringContaining('stop the server and run “npx vitrine upgrade”'),
      });
      expect(type('upgrade')).toEqual({
        code: 1,
        said: expect.stringMatching(
          new RegExp(`process ${server.pid}, port ${server.port}.*Nothing was changed`),
        ),
      });
      expect(await applied()).toEqual(older);
      expect((await fetch(server.url('/healthz'))).status).toBe(200);
      await onDatabase((db) => db.write((tx) => sql`insert into migrations values (${LAST}, 1)`.execute(tx)));
      await server.stop();
      server = await startServer({ dataDir: env['DATA_DIR'] ?? '', env });
      expect(type('upgrade')).toEqual({ code: 0, said: expect.stringContaining('up to date') });
    });
  },
);
