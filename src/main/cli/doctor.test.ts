import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { openMedia } from '#server/media/open-media.ts';
import { buildSite } from '#testing/server/build-site.ts';
import { makeScratchFolder } from '#testing/server/scratch.ts';
import { testDeps } from '#testing/server/test-app.ts';
import { typed } from '../../../testing/main/run-cli.ts';
import type { Finding } from './doctor/findings.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = makeScratchFolder('doctor');
  env = { DATA_DIR: folder };
  const db = await openDatabase({ dataDir: folder });
  const deps = testDeps(db);
  const media = openMedia(deps, folder);
  await buildSite(deps, media, 'studio');
  media.close();
  await db.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function examine(): Promise<{ code: number; findings: Finding[] }> {
  const { code, stdout } = await typed(['doctor', '--json'], env);
  return { code, findings: JSON.parse(stdout) };
}

async function change(
  sqlText: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>,
): Promise<void> {
  const db = await openDatabase({ dataDir: folder });
  await sqlText(db);
  await db.close();
}

/** What is said of a matter, with what to do. */
function about(findings: readonly Finding[], name: string): string {
  return findings
    .filter((finding) => finding.about === name && finding.state !== 'good')
    .map((finding) => `${finding.state}: ${finding.said} ${finding.remedy}`)
    .join('\n');
}

test('a sound installation is called so', async () => {
  const { code, findings } = await examine();
  expect(findings.filter((finding) => finding.state === 'problem')).toEqual([]);
  expect(code).toBe(0);
  const { stdout } = await typed(['doctor'], env);
  expect(stdout).toContain('✓ Media: All files are there (1 upload).');
  expect(stdout).toContain('“npx vitrine doctor --deep”');
  expect((await typed(['doctor', '--deep'], env)).stdout).not.toContain('--deep');
});

test('files that are gone or cut short are named', async () => {
  const files = readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true });
  const original = files.find((entry) => entry.name.endsWith('.original'));
  const path = join(original?.parentPath ?? '', original?.name ?? '');
  truncateSync(path, 10);
  expect(about((await examine()).findings, 'Media')).toMatch(/problem: .*have changed on disk.*backup/);
  rmSync(path);
  const { code, findings } = await examine();
  expect(about(findings, 'Media')).toMatch(/problem: .*missing from the media folder/);
  expect(code).toBe(1);
});

test('files that are missing hide none that have changed; those of products and forms are looked at too', async () => {
  await change((db) =>
    db.write(async (tx) => {
      const siteId = (await tx.selectFrom('sites').select('id').executeTakeFirstOrThrow()).id;
      const file = { siteId, bytes: 5, createdAt: 0 };
      const product = {
        ...file,
        id: 'p'.repeat(24),
        productId: 'x',
        name: 'Glazes.pdf',
        hash: null,
        isStamped: 0,
      };
      await tx.insertInto('productFiles').values(product).execute();
    }),
  );
  const files = readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true });
  const original = files.find((entry) => entry.name.endsWith('.original'));
  const path = join(original?.parentPath ?? '', original?.name ?? '');
  truncateSync(path, 10);
  const said = about((await examine()).findings, 'Media');
  expect(said).toMatch(/missing from the media folder: .*Glazes\.pdf/);
  expect(said).toMatch(/changed on disk: .*2\.jpg/);
  // A backup says the same, holds the rest, and does not end as if nothing were wrong.
  const file = join(folder, 'all.tar.gz');
  const { code, stderr } = await typed(['backup', file], env);
  expect([code, existsSync(file)]).toEqual([1, true]);
  expect(stderr).toMatch(/2\.jpg.*changed on disk.*Glazes\.pdf.*is missing.*2 files are missing or changed/s);
});

test('one check that cannot be made keeps no other from being made', async () => {
  await change((db) => db.write((tx) => sql`drop table jobs`.execute(tx)));
  const { code, findings } = await examine();
  expect(about(findings, 'Jobs')).toMatch(/could not be checked: no such table: jobs/);
  expect(findings.map((finding) => [finding.about, finding.state])).toContainEqual(['Media', 'good']);
  expect(code).toBe(1);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0;
if (!canMount) console.warn('Skipped: a full disk is made by mounting one, which takes root on Linux.');

test.skipIf(!canMount)(
  'a full disk is a finding beside all others, and a backup to another one is done',
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]);
    try {
      for (const name of ['vitrine.db', 'media'])
        cpSync(join(folder, name), join(disk, name), { recursive: true });
      env = { DATA_DIR: disk };
      expect((await examine()).code).toBe(1);
      fillUp(disk);
      const { code, findings } = await examine();
      expect(about(findings, 'Disk')).toContain('problem: 0 bytes free. Free some space');
      const rest = findings.filter((finding) => finding.about !== 'Disk');
      expect(rest.filter(({ state }) => state === 'problem')).toEqual([]);
      expect(rest.map((finding) => finding.about)).toEqual(
        expect.arrayContaining(['Settings', 'Database', 'Media', 'Sites', 'Jobs']),
      );
      expect(code).toBe(1);
      const file = join(folder, 'all.tar.gz');
      expect(await typed(['backup', file], env)).toMatchObject({ code: 0, stderr: '' });
      expect(existsSync(file)).toBe(true);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  },
);

function fillUp(disk: string): void {
  for (const size of [1 << 20, 1 << 12, 1])
    try {
      for (let more = 0; more < 10_000; more += 1) appendFileSync(join(disk, 'filler'), Buffer.alloc(size));
    } catch {
      // Full for chunks of this size.
    }
}

test('with --deep a changed byte of a file of the same length is found', async () => {
  const files = readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true });
  const original = files.find((entry) => entry.name.endsWith('.original'));
  const path = join(original?.parentPath ?? '', original?.name ?? '');
  expect((await typed(['doctor', '--deep'], env)).stdout).toContain('match what was uploaded');
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect((await examine()).code).toBe(0);
  const { code, stdout } = await typed(['doctor', '--deep', '--json'], env);
  expect(code).toBe(1);
  expect(about(JSON.parse(stdout), 'Media')).toMatch(
    /problem: .*have changed on disk.*backup.*or upload them again/,
  );
});

test('dead and late jobs, lost versions and lost parts are named with what to do', async () => {
  await change((db) =>
    db.write(async (tx) => {
      await tx.updateTable('jobs').set({ runAt: 0 }).execute();
    }),
  );
  expect(about((await examine()).findings, 'Jobs')).toMatch(/note: .* overdue/);
  await change((db) =>
    db.write(async (tx) => {
      await tx.updateTable('jobs').set({ status: 'dead', lastError: 'no mail server' }).execute();
      await tx.updateTable('documents').set({ publishedId: null }).where('kind', '=', 'style').execute();
      await tx.updateTable('documents').set({ draftId: 'gone' }).where('kind', '=', 'header').execute();
    }),
  );
  const { findings } = await examine();
  expect(about(findings, 'Jobs')).toContain('jobs retry --all');
  expect(about(findings, 'Site “studio”')).toContain('no published style');
  expect(about(findings, 'Documents')).toContain('“Header”');
  expect((await typed(['jobs', 'list', '--status', 'dead'], env)).stdout).toContain('no mail server');
  expect((await typed(['jobs', 'retry'], env)).code).toBe(2);
  expect((await typed(['jobs', 'retry', 'x'], env)).code).toBe(1);
  expect((await typed(['jobs', 'retry', '--all'], env)).stdout).toContain('will run again');
  expect(about((await examine()).findings, 'Jobs')).not.toContain('for good');
});

test('a host that hides the owner area, a secret others can read, and wrong settings are named', async () => {
  await typed(['site', 'host', 'add', 'studio', 'pots.test'], env);
  env = { ...env, OWNER_ORIGIN: 'http://pots.test' };
  if (process.platform !== 'win32') {
    writeFileSync(join(folder, 'secret'), 'x');
    chmodSync(join(folder, 'secret'), 0o644);
  }
  const { findings } = await examine();
  expect(about(findings, 'Site “studio”')).toContain('cannot be reached');
  expect(about(findings, 'Secret')).toContain('chmod 600');
  env = { ...env, PORT: 'many' };
  expect(about((await examine()).findings, 'Settings')).toContain('PORT');
});

test('a folder that is not there and a damaged database are said, not thrown', async () => {
  env = { DATA_DIR: join(folder, 'nowhere') };
  expect(about((await examine()).findings, 'Data folder')).toContain('npm start');
  const damaged = join(folder, 'damaged');
  mkdirSync(damaged);
  writeFileSync(
    join(damaged, 'vitrine.db'),
    'this is no database, but long enough to look like one '.repeat(100),
  );
  env = { DATA_DIR: damaged };
  const { code, findings } = await examine();
  expect(about(findings, 'Database')).toContain('could not be opened');
  expect(code).toBe(1);
});

test('tokens are made, listed and taken back', async () => {
  const made = await typed(
    ['token', 'create', '--name', 'Reports', '--site', 'studio', '--scopes', 'read'],
    env,
  );
  expect(made.stdout).toMatch(/^vitrine_[\w-]{43}\n$/);
  expect((await typed(['token', 'create', '--name', 'x', '--scopes', 'red'], env)).code).toBe(2);
  expect((await typed(['token', 'create', '--name', 'x', '--site', 'stu'], env)).stderr).toContain('studio');
  const [token] = JSON.parse((await typed(['token', 'list', '--json'], env)).stdout);
  expect(token).toMatchObject({ name: 'Reports', site: 'studio', scopes: ['read'], revokedAt: null });
  expect(JSON.stringify(token)).not.toContain(made.stdout.trim());
  expect((await typed(['token', 'revoke', token.id], env)).code).toBe(0);
  expect((await typed(['token', 'revoke', token.id], env)).code).toBe(1);
  expect((await typed(['token', 'list'], env)).stdout).toContain('revoked');
});
