import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { audio } from '#blocks/audio/definition.ts';
import { definitions } from '#blocks/definitions.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { checkBody } from '#server/content/check-body.ts';
import { listDocuments } from '#server/content/queries.ts';
import type { Deps } from '#server/deps.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import type { Media } from '#server/media/open-media.ts';
import { readExport } from '#server/moves/transfer/read-export.ts';
import { deleteSite } from '#server/sites/delete-site.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { judgeProductPictures } from '#testing/server/product-pictures.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { switchTemplate } from '../../../testing/main/switch-template.ts';
import { blockDocuments, blockIndexBody, blockPageBody } from './block-pages.ts';
import { seedDemo } from './seed-demo.ts';

const FOLDER = join(process.cwd(), 'demo');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothEngines(
  'the demo site',
  (on) => {
    const seed = async () => {
      const storage = openLocalStorage(folder);
      const { moved } = importPorts(on.deps, { storage } as Media);
      const deps = { ...on.deps, storage, moved };
      on.deps.clock.set(Date.UTC(2026, 10, 21, 10));
      await seedDemo(deps, FOLDER);
      const site = (await listSites(deps.db.read))[0]!;
      const app = await testApp(on.deps);
      const visit = (path: string) =>
        app.app.request(`http://demo.localhost:4321${path}`, { redirect: 'manual' });
      return { deps, site, visit };
    };

    test('is made at once, and only once', async () => {
      const before = process.threadCpuUsage();
      const { deps, site, visit } = await seed();
      const { user, system } = process.threadCpuUsage(before);
      // Processor time: what else the machine does is not the seed's fault.
      expect((user + system) / 1_000_000).toBeLessThan(10);
      const count = (await listDocuments(deps.db.read, site.id, { limit: 500, offset: 0 })).length;
      await seedDemo(deps, FOLDER);
      expect(await listSites(deps.db.read)).toHaveLength(1);
      expect(await listDocuments(deps.db.read, site.id, { limit: 500, offset: 0 })).toHaveLength(count);
      for (const path of [
        '/',
        '/work',
        '/work/leaf',
        '/journal/vine-ash',
        '/courses',
        '/shop',
        '/shop/oatmeal-bowl',
        '/blocks/menu',
      ])
        expect((await visit(path)).status, path).toBe(200);
    });

    test('sells what the pictures of its products show', async () => {
      const { deps, site } = await seed();
      const judged = await judgeProductPictures(deps.db.read, site.id, '/shop');
      expect(judged.products).toBeGreaterThan(8);
      expect(judged.problems).toEqual([]);
    });

    test('that was deleted is not made again, and keeps no server from starting', async () => {
      const { deps, site } = await seed();
      await deleteSite(deps, { siteId: site.id, confirmation: site.identifier });
      await seedDemo(deps, FOLDER);
      expect(await listSites(deps.db.read)).toEqual([]);
      expect(await listSites(deps.db.read, { isDeleted: true })).toHaveLength(1);
    });

    test('has a redirect, a folder, a locked page and a post that waits for its day', async () => {
      const { deps, visit } = await seed();
      const moved = await visit('/workshops');
      expect([moved.status, new URL(moved.headers.get('location')!, 'http://x').pathname]).toEqual([
        301,
        '/courses',
      ]);
      expect(new URL((await visit('/studio')).headers.get('location')!, 'http://x').pathname).toBe(
        '/studio/clay-and-ash',
      );
      const locked = await visit('/shop/trade');
      expect(await locked.text()).toContain('type="password"');
      expect((await visit('/journal/four-firings-in-2027')).status).toBe(404);
      expect(await (await visit('/journal')).text()).not.toContain('Four firings in 2027');
      expect(deps.now()).toBeLessThan(Date.UTC(2026, 11, 1));
    });

    test('shows the same words in every template', async () => {
      const { deps, site, visit } = await seed();
      const wordsOf = async () =>
        (await (await visit('/about')).text())
          .replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ');
      const kiln = await wordsOf();
      for (const template of TEMPLATE_NAMES.toReversed()) {
        await switchTemplate(deps, site.id, template);
        const html = await (await visit('/about')).text();
        expect(html).toContain(`data-template="${template}"`);
        for (const words of ['How we came by a sawmill', 'Umber, above, and Ochre'])
          expect(html).toContain(words);
      }
      expect(await wordsOf()).toBe(kiln);
    });
  },
  { databaseFor: 'test' },
);

test('every block has a page that shows all of its examples', () => {
  for (const [type, definition] of Object.entries(definitions)) {
    const { sections } = blockPageBody(type);
    const shown = sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === type));
    expect(shown.length, type).toBeGreaterThanOrEqual(definition.examples.length);
    expect(JSON.stringify(blockIndexBody())).toContain(definition.description);
  }
});

test('the folder is whole: every file is the one it names, and every body fits its schema', async () => {
  const { moved } = importPorts({} as Deps, {} as Media);
  const read = await readExport(FOLDER, moved);
  if (read.kind !== 'read') throw new Error(JSON.stringify(read.problems));
  const documents = [...read.contents.documents, ...blockDocuments(0)];
  const versions = documents.map(({ published, draft }) => (published ?? draft)!);
  for (const { body } of versions) expect(checkBody(body), body.title).toBeUndefined();
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(new Set(versions.map(({ revision }) => revision)).size).toBe(documents.length);
});

test('the demo has a recording for every track of the audio block’s examples, as long as it says', async () => {
  const { moved } = importPorts({} as Deps, {} as Media);
  const read = await readExport(FOLDER, moved, { areFilesRead: false });
  if (read.kind !== 'read') throw new Error(JSON.stringify(read.problems));
  const files = new Map(read.contents.media.map(({ id, file }) => [id, file]));
  const tracks = audio.examples.flatMap(({ props }) => props.tracks);
  expect(tracks.length).toBeGreaterThan(0);
  for (const { source, seconds } of tracks) {
    const bytes = readFileSync(join(FOLDER, files.get('id' in source ? source.id : '')!));
    expect((bytes.length - 44) / 16_000).toBe(seconds);
    expect(bytes.toString('latin1', 0, 4)).toBe('RIFF');
  }
});
