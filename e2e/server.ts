/**
 * The built product with the demo site, once a worker and template, for browser tests of whole pages: a real
 * server on a free port, with data of its own.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TemplateName } from '#domain/design/style.ts';
import { idMaker } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { seedDemo } from '../src/main/demo/seed-demo.ts';
import { startServer } from '../testing/main/server-process.ts';
import { switchTemplate } from '../testing/main/switch-template.ts';
import { test as base } from './support/browser-test.ts';
import { STARTER_ROWS } from './support/starter-rows.ts';

export interface DemoServer {
  /** Scheme, host and port of the demo site, which Chromium resolves by itself. */
  readonly origin: string;
  readonly siteId: string;
  readonly dataDir: string;
  /** Asks the demo's host without a browser: Node does not resolve `*.localhost` everywhere. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export const test = base.extend<
  object,
  { demo: DemoServer; demoIn: (template: TemplateName) => Promise<DemoServer> }
>({
  demoIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const running = new Map<TemplateName, ReturnType<typeof startDemo>>();
      await use(async (template) => {
        const server = running.get(template) ?? startDemo(template);
        running.set(template, server);
        return (await server).demo;
      });
      for (const server of running.values()) await (await server).stop();
    },
    { scope: 'worker' },
  ],
  demo: [async ({ demoIn }, use) => use(await demoIn('kiln')), { scope: 'worker' }],
});

/** Beside each other, so that pictures can be moved from one to the other. */
const FOLDER = join(process.cwd(), 'node_modules', '.vitrine-demo');
const PICTURES = join(FOLDER, 'pictures');

async function startDemo(template: TemplateName): Promise<{ demo: DemoServer; stop(): Promise<void> }> {
  await buildOnce();
  mkdirSync(PICTURES, { recursive: true });
  const dataDir = mkdtempSync(join(FOLDER, 'data-'));
  const siteId = await seed(dataDir, template);
  // The widths of the photographs are made once for all templates and runs, since they take the longest.
  mkdirSync(join(dataDir, 'cache'), { recursive: true });
  symlinkSync(PICTURES, join(dataDir, 'cache', 'pictures'));
  const server = await startServer({ dataDir });
  const host = `demo.localhost:${server.port}`;
  return {
    demo: {
      origin: `http://${host}`,
      siteId,
      dataDir,
      // The first site of an installation answers on the server's own address too.
      fetch: (path, init) => fetch(server.url(path), { redirect: 'manual', ...init }),
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function seed(dataDir: string, template: TemplateName): Promise<string> {
  const db = await openDatabase({ dataDir });
  try {
    const deps = { db, now: Date.now, newId: idMaker(Date.now, randomBytes) };
    const storage = openLocalStorage(join(dataDir, 'media'));
    await seedDemo({ ...deps, storage, moved: STARTER_ROWS }, join(process.cwd(), 'demo'));
    const site = (await listSites(db.read))[0];
    if (!site) throw new Error('the demo site was not made');
    await switchTemplate(deps, site.id, template);
    return site.id;
  } finally {
    await db.close();
  }
}

/** Workers start at the same time: one builds, the others wait for it. */
const BUILD_LOCK = join(process.cwd(), 'node_modules', '.vitrine-build.lock');
const STALE_LOCK_MS = 180_000;

let built: Promise<void> | undefined;

/** Looks once a worker whether there is something to build. */
export function buildOnce(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  while (!takeLock()) await sleep(200);
  try {
    const script = `import { build } from './scripts/build.mjs'; process.exit(await build({ isQuiet: true }))`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('the build failed, see above');
  } finally {
    rmdirSync(BUILD_LOCK);
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(BUILD_LOCK);
    return true;
  } catch {
    const heldSince = statSync(BUILD_LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    // Left by a run that was killed.
    if (Date.now() - heldSince > STALE_LOCK_MS) rmdirSync(BUILD_LOCK);
    return false;
  }
}
