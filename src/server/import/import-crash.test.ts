/** An import that is killed leaves nothing behind in temporary folders, and goes on where it was when it is run again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import type { CrashImport } from '#testing/server/crash-import.ts';
import { importFile, newSite } from '#testing/server/import-site.ts';
import { makeScratchFolder } from '#testing/server/scratch.ts';
import { testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase } from '#testing/server/test-database.ts';
import { makeWxr, OLD_SITE, type TestItem } from '#testing/server/wxr.ts';
import { openDatabase } from '../db/database.ts';

const PROGRAM = join(import.meta.dirname, '../../../testing/server/crash-import.ts');
const POSTS = 160;
const PAGES = 40;
/** Killed while pages, early posts and late posts are written. */
const KILLS = ['Pages 20', 'Posts 40', 'Posts 120'];

function makeItems(): TestItem[] {
  const pages = Array.from({ length: PAGES }, (_, index): TestItem => {
    const slug = index === 0 ? 'home' : `page-${index}`;
    return {
      id: index + 1,
      slug,
      type: 'page',
      title: slug,
      content: `<p>${slug}</p>`,
      link: `${OLD_SITE}/${slug}/`,
    };
  });
  const posts = Array.from({ length: POSTS }, (_, index): TestItem => {
    const slug = `post-${index}`;
    return { id: 1000 + index, slug, title: slug, content: `<p>${slug}</p>`, link: `${OLD_SITE}/${slug}/` };
  });
  return [...pages, ...posts];
}

/** Imports in a process of its own and kills it as soon as it says a word. */
async function killAt(word: string, input: CrashImport, tmp: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(input)], {
    env: { ...process.env, TMPDIR: tmp },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith(word)) child.kill('SIGKILL');
  const [, signal] = await exited;
  expect([word, signal]).toEqual([word, 'SIGKILL']);
}

describe.each(['sqlite', 'postgres'] as const)('a killed import on %s', (engine) => {
  test.skipIf(!canTest(engine))('cleans up and is resumed', { timeout: 120_000 }, async () => {
    const database = await createTestDatabase(engine);
    const folder = makeScratchFolder('import-crash');
    const tmp = join(folder, 'tmp');
    mkdirSync(tmp);
    const file = join(folder, 'export.xml');
    writeFileSync(file, makeWxr(makeItems()));
    const opened = await openDatabase(database.options);
    const { siteId } = await newSite(testDeps(opened));
    await opened.close();
    for (const word of KILLS) {
      await killAt(word, { database: database.options, dataDir: folder, siteId, file }, tmp);
      expect(readdirSync(tmp)).toEqual([]);
    }
    const db = await openDatabase(database.options);
    const deps = testDeps(db);
    const run = async () => {
      const done = await importFile(deps, file, { siteId });
      if (done.kind === 'refused') throw new Error(done.message);
      return done.report;
    };
    const resumed = await run();
    const totals = Object.fromEntries(resumed.totals.map((each) => [each.kind, each]));
    expect(totals['post']?.unchanged).toBeGreaterThanOrEqual(120);
    expect((totals['post']?.unchanged ?? 0) + (totals['post']?.created ?? 0)).toBe(POSTS);
    expect((totals['page']?.unchanged ?? 0) + (totals['page']?.created ?? 0)).toBe(PAGES);
    const rows = await db.read
      .selectFrom('documents')
      .select('sourceId')
      .where('siteId', '=', siteId)
      .where('sourceId', 'like', 'wordpress:%')
      .where('kind', 'in', ['page', 'item'])
      .execute();
    expect(new Set(rows.map(({ sourceId: id }) => id)).size).toBe(rows.length);
    for (const { created, updated } of (await run()).totals) expect([created, updated]).toEqual([0, 0]);
    await db.close();
    await database.remove();
    rmSync(folder, { recursive: true, force: true });
  });
});
