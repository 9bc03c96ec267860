import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { bodySchema } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { checkBody } from '#server/content/check-body.ts';
import { listDocuments } from '#server/content/queries.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { deleteSite } from '#server/sites/delete-site.ts';
import { openLocalStorage } from '#server/storage/local-storage.ts';
import { judgeProductPictures } from '#testing/server/product-pictures.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { switchTemplate } from '../../../testing/main/switch-template.ts';
import { blockIndexBody, blockPageBody } from './block-pages.ts';
import { type BodySource, makeBody } from './build.ts';
import { EVENTS } from './event-list.ts';
import { courses, eventBody } from './events.ts';
import { documentId } from './ids.ts';
import { ESSAYS } from './journal/essays.ts';
import { journal, postBody } from './journal/journal.ts';
import { NOTES, SCHEDULED_POST } from './journal/notes.ts';
import { WORKSHOP_POSTS } from './journal/workshop.ts';
import { prose } from './prose.ts';
import { seedDemo } from './seed-demo.ts';
import { SERIES } from './series.ts';
import { footer } from './shared.ts';
import { PRODUCTS, productBody } from './shop-list.ts';
import { listDocumentSources } from './site-map.ts';
import { shop } from './visit.ts';
import { seriesBody, work } from './work.ts';

const MEDIA_FOLDER = join(process.cwd(), 'demo/media');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBothEngines(
  'the demo site',
  (on) => {
    const seed = async () => {
      const deps = { ...on.deps, storage: openLocalStorage(folder) };
      on.deps.clock.set(Date.UTC(2026, 10, 21, 10));
      await seedDemo(deps, MEDIA_FOLDER);
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
      await seedDemo(deps, MEDIA_FOLDER);
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
      expect(judged).toEqual({ products: PRODUCTS.length, problems: [] });
    });

    test('that was deleted is not made again, and keeps no server from starting', async () => {
      const { deps, site } = await seed();
      await deleteSite(deps, { siteId: site.id, confirmation: site.identifier });
      await seedDemo(deps, MEDIA_FOLDER);
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

test('every body fits its schema, and every block in it its own', () => {
  const sources: [string, BodySource][] = [
    ...listDocumentSources().map(({ name, body }): [string, BodySource] => [name, body]),
    ...SERIES.map((one): [string, BodySource] => [one.name, seriesBody(one)]),
    ...EVENTS.map((one): [string, BodySource] => [one.name, eventBody(one)]),
    ...[...ESSAYS, ...NOTES, ...WORKSHOP_POSTS, SCHEDULED_POST].map((one): [string, BodySource] => [
      one.name,
      postBody(one),
    ]),
    ['work', work],
    ['journal', journal],
    ['courses', courses],
    ['footer', footer],
    ['shop', shop],
    ...PRODUCTS.map((one): [string, BodySource] => [one.name, productBody(one)]),
  ];
  for (const [name, source] of sources) {
    const body = makeBody(name, source);
    expect(bodySchema.safeParse(body).error?.issues, name).toBeUndefined();
    expect(bodyFieldsSchema.safeParse(body.fields).error?.issues, name).toBeUndefined();
    expect(checkBody(body), name).toBeUndefined();
  }
  expect(new Set(sources.map(([name]) => documentId(name))).size).toBe(sources.length);
});

test('every block has a page that shows all of its examples', () => {
  for (const [type, definition] of Object.entries(definitions)) {
    const { sections } = makeBody(`block-${type}`, blockPageBody(type));
    const shown = sections.flatMap(({ blocks }) => blocks.filter((block) => block.type === type));
    expect(shown.length, type).toBeGreaterThanOrEqual(definition.examples.length);
    expect(JSON.stringify(blockIndexBody())).toContain(definition.description);
  }
});

test('prose reads the marks the copy uses', () => {
  const { content } = prose('# A\n\nb **c** [d](page:about)\\\ne 5 cm\n\n- f\n\n| G | H |\n| i | j |');
  expect(content.map((node) => node.type)).toEqual(['heading', 'paragraph', 'bulletList', 'table']);
  expect(JSON.stringify(content)).toContain('5\u00a0cm');
  expect(JSON.stringify(content)).toContain('"ref":"page"');
  expect(JSON.stringify(content)).toContain('"type":"break"');
});
