import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { testBrowser } from '#testing/server/owner.ts';
import { makeScratchFolder } from '#testing/server/scratch.ts';
import { type TestDeps, testApp, testDeps } from '#testing/server/test-app.ts';
import { typed } from '../../../testing/main/run-cli.ts';

const PASSWORD = 'three calm herons';

let folder: string;
let env: Record<string, string>;
beforeEach(() => {
  folder = makeScratchFolder('owner');
  env = { DATA_DIR: folder };
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function withServer<T>(
  work: (browser: ReturnType<typeof testBrowser>, deps: TestDeps) => Promise<T>,
): Promise<T> {
  const db = await openDatabase({ dataDir: folder });
  const deps = testDeps(db);
  deps.clock.set(Date.now());
  try {
    return await work(testBrowser(await testApp(deps)), deps);
  } finally {
    await db.close();
  }
}

test('an owner is made with a password from standard input, and signs in with it', async () => {
  const made = await typed(
    ['owner', 'create', 'Ada@Example.org', '--name', 'Ada Berg', '--password-stdin'],
    env,
    undefined,
    `${PASSWORD}\n`,
  );
  expect(made).toMatchObject({ code: 0, stdout: 'ada@example.org is an owner of this installation.\n' });
  await withServer(async (browser) => {
    const wrong = { email: 'ada@example.org', password: `${PASSWORD}\n` };
    expect((await browser.call('POST', '/api/session', wrong)).status).toBe(401);
    const right = { email: 'ada@example.org', password: PASSWORD };
    expect((await browser.call('POST', '/api/session', right)).status).toBe(200);
    expect((await browser.call('GET', '/api/me')).json).toMatchObject({
      isOwner: true,
      account: { name: 'Ada Berg' },
    });
  });
});

test('without a password a link is printed, alone on standard output, that lets them in once', async () => {
  const made = await typed(['owner', 'create', 'bo@example.org'], env);
  expect(made.code).toBe(0);
  expect(made.stdout).toMatch(/^http:\/\/localhost:4321\/login\?link=[\w-]{32}\n$/);
  expect(made.stderr).toContain('bo@example.org is an owner');
  const token = new URL(made.stdout.trim()).searchParams.get('link');
  await withServer(async (browser) => {
    const entered = await browser.call('POST', '/api/session/link', { token, password: PASSWORD });
    expect(entered.status).toBe(200);
    expect((await browser.call('GET', '/api/me')).json.account.name).toBe('bo');
    expect((await browser.call('POST', '/api/session/link', { token })).status).toBe(401);
  });
});

test('a later link takes the place of an earlier one; both stand in the activity, without the links', async () => {
  await typed(['owner', 'create', 'bo@example.org'], env);
  const links = [];
  for (const _ of [1, 2])
    links.push(JSON.parse((await typed(['owner', 'link', 'bo@example.org', '--json'], env)).stdout));
  const tokens = links.map(({ url }) => new URL(url).searchParams.get('link') ?? '');
  expect(Date.parse(links[1].expiresAt)).toBeGreaterThan(Date.now());
  await withServer(async (browser, { db }) => {
    const use = async (token?: string) => (await browser.call('POST', '/api/session/link', { token })).status;
    expect([await use(tokens[0]), await use(tokens[1])]).toEqual([401, 200]);
    const rows = await db.read.selectFrom('activity').selectAll().orderBy('id').execute();
    // Two lines of one command may bear the same millisecond.
    expect(rows.map(({ actor, what }) => `${actor} ${what}`).sort()).toEqual([
      ...Array(3).fill('Command line created a sign-in link for bo (bo@example.org)'),
      'Command line made bo (bo@example.org) owner of the installation',
      'bo signed in',
    ]);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('the list says who is an owner, who works where, and who has a second factor', async () => {
  expect((await typed(['owner', 'list'], env)).stderr).toContain('npm start');
  await typed(['site', 'create', 'studio', '--title', 'Studio'], env);
  expect((await typed(['owner', 'list'], env)).stdout).toContain('owner create');
  await typed(['owner', 'create', 'zoe@example.org', '--password-stdin'], env, undefined, PASSWORD);
  await withServer(async (_browser, { db, newId, now }) => {
    await db.write(async (tx) => {
      const account = { id: newId(), email: 'al@example.org', name: 'Al', passwordHash: null, isOwner: 0 };
      const at = { createdAt: now(), updatedAt: now(), lastSignInAt: now() };
      await tx
        .insertInto('accounts')
        .values({ ...account, ...at })
        .execute();
      const { id: siteId } = await tx.selectFrom('sites').select('id').executeTakeFirstOrThrow();
      const role = { accountId: account.id, siteId, role: 4, createdAt: now() };
      await tx.insertInto('siteRoles').values(role).execute();
      const totp = {
        accountId: account.id,
        sealed: 'x',
        lastStep: 0,
        wrongCodes: 0,
        wrongSince: null,
        createdAt: now(),
        confirmedAt: now(),
      };
      await tx.insertInto('totpSecrets').values(totp).execute();
    });
  });
  const listed = (await typed(['owner', 'list'], env)).stdout.split('\n');
  expect(listed[0]).toBe('zoe@example.org  zoe  owner  password only  never signed in');
  expect(listed[1]).toMatch(
    /^al@example\.org {2}Al {2}works on one site {2}second factor {2}last signed in 20/,
  );
  const [zoe] = JSON.parse((await typed(['owner', 'list', '--json'], env)).stdout);
  expect(zoe).toMatchObject({ email: 'zoe@example.org', isOwner: true, sites: 0, hasSecondFactor: false });
  const promoted = await typed(['owner', 'create', 'al@example.org'], env);
  expect(promoted.stdout).toBe('al@example.org is now an owner of this installation.\n');
});

test('what cannot be is refused with what to do, and no password is an argument', async () => {
  const run = (words: string[], stdin = '') => typed(['owner', ...words], env, undefined, stdin);
  expect(await run(['create', 'nobody'])).toMatchObject({ code: 1, stdout: '' });
  expect((await run(['create', 'a@example.org', '--password-stdin'], 'short\n')).stderr).toContain(
    'at least 10',
  );
  expect(await run(['create', 'a@example.org', '--password-stdin'])).toMatchObject({ code: 2 });
  expect(await run(['create', 'a@example.org', '--password', PASSWORD])).toMatchObject({ code: 2 });
  expect((await run(['create', 'a@example.org', '--password-stdin'], PASSWORD)).code).toBe(0);
  expect((await run(['create', 'a@example.org'])).stderr).toContain('owner link a@example.org');
  expect((await run(['link', 'b@example.org'])).stderr).toContain('owner list');
  const help = await run(['create', '--help']);
  expect(help.stdout).toContain('--password-stdin');
  expect(help.stdout).not.toContain(PASSWORD);
});
