/** Which commands change the tables of another version: `upgrade` and `restore`, and no other. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkArchive } from '#server/backup/read-archive.ts';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Database } from '#server/db/engine.ts';
import { migrations } from '#server/db/migrate.ts';
import { joinPostgres } from '#server/db/presence.ts';
import { readSettings } from '#server/settings.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { typed } from '../../../testing/main/run-cli.ts';
import { openData } from '../open-data.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';

const NAMES = migrations.map(({ name }) => name);
const OLDER = NAMES.slice(0, -1);
const LAST = NAMES.at(-1) ?? '';
const READING = ['site list', 'jobs list', 'owner list', 'token list', 'doctor', 'backup', 'export'];
/** They say themselves what becomes of the tables. */
const CHANGING = ['upgrade', 'restore'];
const ASK_NO_DATA = ['schema'];

const named = ({ words }: Command) => words.join(' ');
const others = commands.filter((command) => ![...CHANGING, ...ASK_NO_DATA].includes(named(command)));

describe.each((['sqlite', 'postgres'] as const).filter(canTest))(
  'the tables of another version, on %s',
  (engine) => {
    let database: TestDatabase;
    let work: string;
    let env: Record<string, string>;
    beforeEach(async () => {
      database = await createTestDatabase(engine, 'empty');
      work = mkdtempSync(join(tmpdir(), 'vitrine-upgrade-'));
      const { dataDir, url } = database.options;
      env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
      await change(async (tx) => {
        await sql`insert into sites (id, identifier, settings, version, status, website_type, created_at, updated_at)
        values (${'a'.repeat(24)}, 'old', '{"title":"Old"}', 3, 8, 1, 0, 0)`.execute(tx);
      }, OLDER.at(-1));
    });
    afterEach(async () => {
      await database.remove();
      rmSync(work, { recursive: true, force: true });
    });

    async function change(
      command: Parameters<Database['write']>[0],
      migrateTo: string | undefined = undefined,
    ): Promise<void> {
      const how = migrateTo === undefined ? { isLeftAsItIs: true } : { migrateTo };
      const db = await openDatabase({ ...database.options, ...how });
      await db.write(command);
      await db.close();
    }

    async function applied(): Promise<string[]> {
      const db = await openDatabase({ ...database.options, isLeftAsItIs: true });
      const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
        db.read,
      );
      await db.close();
      return rows.map(({ name }) => name);
    }

    const becomeNewer = () =>
      change((tx) => sql`insert into migrations values (${LAST}, 1), ('999-from-the-future', 1)`.execute(tx));

    function start(said: string[] = []) {
      const read = readSettings(env);
      if (!read.ok) throw new Error(read.problems.join(' '));
      return openData(read.settings, pino({ level: 'silent' }), (line) => said.push(line));
    }

    let files = 0;
    /** Something for each argument and each option that has to be there. */
    function typedFor({ words, args, options }: Command): string[] {
      files += 1;
      const values: Record<string, string> = {
        DIR: join(work, 'dir'),
        FILE: join(work, `file-${files}`),
      };
      const needed = Object.entries(options).filter(([, { isRequired }]) => isRequired);
      return [
        ...words,
        ...args.filter(({ isOptional }) => !isOptional).map(({ name }) => values[name] ?? 'old'),
        ...needed.flatMap(([name, { choices }]) => [`--${name}`, choices?.[0] ?? 'read']),
        ...(words.join(' ') === 'jobs retry' ? ['--all'] : []),
      ];
    }

    test.each(others.map((command) => [named(command), command] as const))(
      '“%s” leaves them as they are, and says so',
      async (name, command) => {
        const ran = await typed(typedFor(command), env, work);
        expect(await applied()).toEqual(OLDER);
        if (READING.includes(name)) {
          // What the doctor finds of a site without parts has to be done.
          expect([ran.code, ran.stderr + ran.stdout]).toEqual([
            name === 'doctor' ? 1 : 0,
            expect.stringContaining('older version'),
          ]);
        } else {
          expect(ran).toMatchObject({ code: 1, stdout: '' });
          expect(ran.stderr).toContain(
            'Nothing was changed. To upgrade it, stop the server and run “npx vitrine upgrade”',
          );
        }
        await becomeNewer();
        const newer = await typed(typedFor(command), env, work);
        expect(newer.code).toBe(name === 'backup' ? 1 : 1);
        expect(newer.stderr + newer.stdout).toMatch(/newer version of Vitrine|already exists/);
        expect(await applied()).toEqual([...NAMES, '999-from-the-future']);
      },
    );

    test('a backup holds them as they are, for the older version to restore', async () => {
      const file = join(work, 'old.tar.gz');
      expect(await typed(['backup', file], env)).toMatchObject({ code: 0 });
      const checked = await checkArchive(file);
      expect(checked).toMatchObject({ kind: 'sound', manifest: { migrations: OLDER, tables: { sites: 1 } } });
    });

    test('an upgrade backs up first, names its steps, and is done once', async () => {
      const file = join(work, 'before.tar.gz');
      const ran = await typed(['upgrade', '--backup', file], env, work);
      expect(ran).toMatchObject({ code: 0, stdout: `Upgraded the data: ${LAST}.\n` });
      expect(ran.stderr).toContain(`Backup: ${file}`);
      expect(await checkArchive(file)).toMatchObject({ kind: 'sound', manifest: { migrations: OLDER } });
      expect(await applied()).toEqual(NAMES);
      expect((await typed(['upgrade', '--json'], env)).stdout).toContain('"steps": []');
      expect((await typed(['site', 'list'], env)).stdout).toContain('Old');
    });

    test('an upgrade whose backup cannot be written changes nothing', async () => {
      const taken = join(work, 'taken');
      await typed(['backup', taken], env);
      expect((await typed(['upgrade', '--backup', taken], env)).stderr).toContain('already exists');
      expect((await typed(['upgrade', '--backup', join(taken, 'x')], env)).stderr).toMatch(
        /cannot be written.*Nothing was changed/,
      );
      expect(await applied()).toEqual(OLDER);
    });

    test('neither an upgrade nor a start changes them while another version runs', async () => {
      const release = await runOther();
      for (const argv of [['upgrade'], ['restore', join(work, 'x'), '--yes']]) {
        const ran = await typed(argv, env, work);
        expect(ran).toMatchObject({ code: 1, stdout: '' });
        expect(ran.stderr).toMatch(/process 4711.*stop .* first.*Nothing was changed/);
      }
      expect(await start()).toMatchObject({ kind: 'failed', message: expect.stringContaining('4711') });
      expect(await applied()).toEqual(OLDER);
      expect(existsSync(join(env['DATA_DIR'] ?? '', 'backups'))).toBe(false);
      await release();
      expect((await typed(['upgrade', '--without-backup'], env)).code).toBe(0);
      expect(await applied()).toEqual(NAMES);
    });

    /** As a running server of another version is seen. */
    async function runOther(): Promise<() => Promise<void>> {
      const { url, dataDir } = database.options;
      if (url)
        return (await joinPostgres(url, 'version 0.0.1, process 4711, port 1', migrations.slice(0, -1)))
          .leave;
      const lock = lockDataFolder(dataDir, { pid: 4711, port: 1 });
      return async () => {
        if (lock.kind === 'locked') lock.release();
      };
    }

    test.skipIf(engine === 'sqlite')(
      'versions that hold no lock yet are seen by their connections',
      async () => {
        const client = new pg.Client({ connectionString: database.options.url });
        await client.connect();
        expect((await typed(['upgrade'], env)).stderr).toContain('a program of an older version');
        expect(await start()).toMatchObject({ kind: 'failed' });
        await client.end();
        expect((await typed(['upgrade', '--without-backup'], env)).code).toBe(0);
      },
    );

    test('a server that starts keeps the tables as they were, and brings them forward', async () => {
      const said: string[] = [];
      const data = await start(said);
      if (data.kind === 'failed') throw new Error(data.message);
      await data.close();
      expect(await applied()).toEqual(NAMES);
      const [kept = '', ...more] = readdirSync(join(env['DATA_DIR'] ?? '', 'backups'));
      expect(more).toEqual([]);
      const file = join(env['DATA_DIR'] ?? '', 'backups', kept);
      expect(said.join('\n')).toMatch(new RegExp(`${LAST}[^]*${kept}`));
      expect(await checkArchive(file)).toMatchObject({ kind: 'sound', manifest: { migrations: OLDER } });
      // The next start has nothing to do.
      const again = await start(said);
      if (again.kind === 'opened') await again.close();
      expect([again.kind, said.length]).toEqual(['opened', 2]);
    });

    test('the way back: a program restores its own backup over tables of a newer one, when nothing runs', async () => {
      const file = join(work, 'before.tar.gz');
      await typed(['backup', file], env);
      await becomeNewer();
      expect(await start()).toMatchObject({
        kind: 'failed',
        message: expect.stringContaining('newer version'),
      });
      const release = await runOther();
      expect((await typed(['restore', file, '--yes'], env)).stderr).toContain('4711');
      await release();
      expect((await typed(['restore', file], env)).stderr).toContain('--yes');
      expect(await typed(['restore', file, '--yes'], env)).toMatchObject({ code: 0 });
      expect(await applied()).toEqual(NAMES);
      expect((await typed(['site', 'list'], env)).stdout).toContain('Old');
    });
  },
);
