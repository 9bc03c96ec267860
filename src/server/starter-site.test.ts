import { cpSync, createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdsSampleWords, SAMPLE_WORDS } from '#domain/checklist/sample-words.ts';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import type { NewShop } from '#domain/store/settings/new-shop.ts';
import { judgeProductPictures } from '#testing/server/product-pictures.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { checkBody } from './content/check-body.ts';
import { editDocument } from './content/edit-document.ts';
import { publishDocument } from './content/publish-document.ts';
import { listDocuments } from './content/queries.ts';
import type { Deps } from './deps.ts';
import { findRevision } from './kernel/documents/queries.ts';
import { servedKey } from './kernel/media/records.ts';
import { findSiteSettings } from './kernel/sites/queries.ts';
import type { Media } from './media/open-media.ts';
import { listMedia } from './media/queries.ts';
import { saveStarter } from './moves/starter/save-starter.ts';
import { importSite } from './moves/transfer/import-site.ts';
import type { ImportPorts } from './moves/transfer/ports.ts';
import { readExport } from './moves/transfer/read-export.ts';
import { createStarterSite } from './starter-site.ts';
import { openLocalStorage } from './storage/local-storage.ts';
import { findStore } from './store/settings/queries.ts';
import { importPorts } from './transfer-ports.ts';

const FOLDER = join(process.cwd(), 'starters');
const data = mkdtempSync(join(tmpdir(), 'vitrine-starter-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));
/** Times, sums, prizes and years: what somebody would set out for, or hold against the owner. */
const PROMISES =
  /\b((mon|tues|wednes|thurs|fri|satur|sun)day|o’clock|within|weeks?|the next day|years? ago|since|prize|award|free of charge|costs nothing|by appointment|no appointment|(one|two|three|ten|30) (days?|hours?|minutes?)|\d{4})\b/i;
const ACTOR = { name: 'Ada Berg', mayInjectCode: true };

type TemplateName = (typeof TEMPLATE_NAMES)[number];
interface Wanted {
  readonly folder?: string;
  readonly hasPictures?: boolean;
  readonly shop?: NewShop | undefined;
  readonly hasMembers?: boolean;
}
const IN_NORWAY: NewShop = { country: 'NO', currency: 'NOK' };

const PRICE_IN_NOK =
  /class="product-price">(?:<span[^>]*>Was .*?, now <\/span> )?<span>(?:from )?NOK\u00a0[1-9][\d,]*\.00/;

/** Paths of pages of the site: its pictures lie elsewhere in tests. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="(\/(?!s\/)[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

async function followLinks(visit: (path: string) => Promise<Response>) {
  const seen = new Set(['/']);
  const dead: string[] = [];
  // What is found on the way is added to it.
  for (const path of seen) {
    const answer = await visit(path);
    if (!answer.ok && answer.status !== 301) dead.push(path);
    for (const link of linksOf(await answer.text())) seen.add(link);
  }
  return { seen, dead };
}

describeOnBothEngines(
  'a new site',
  (on) => {
    const storage = openLocalStorage(data);
    const moved = () => importPorts(on.deps, { storage } as Media).moved;
    const make = (
      template: TemplateName,
      { folder = FOLDER, hasPictures = true, shop, hasMembers }: Wanted = {},
    ) =>
      on.db.write((tx) =>
        createStarterSite(
          tx,
          { ...on.deps, starters: { folder, storage: hasPictures ? storage : undefined }, moved: moved() },
          ACTOR,
          {
            name: `Site ${template}`,
            template,
            shop,
            hasMembers,
          },
        ),
      );
    const visitor = async ({ identifier }: { identifier: string }) => {
      const { app } = await testApp(on.deps);
      return async (path: string) => app.request(`http://${identifier}.localhost:4321${path}`);
    };

    const everySite = TEMPLATE_NAMES.flatMap((template) => [
      { template },
      ...(template === 'market' ? [] : [{ template, shop: IN_NORWAY }]),
    ]);
    for (const { template, shop } of everySite) {
      test(`in ${template}${shop ? ' with a shop' : ''} has pages with pictures of its own, each of them used`, async () => {
        const site = await make(template, { shop });
        const visit = await visitor(site);
        const { records } = await listMedia(on.db.read, site.id, { limit: 100 });
        expect(records.length).toBeGreaterThan(4);
        const pages = (await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 })).filter(
          ({ kind }) => kind === 'page' || kind === 'item',
        );
        let shown = await (await visit('/')).text();
        for (const { path } of pages) {
          const answer = await visit(path ?? '/');
          expect([path, answer.ok || answer.status === 301]).toEqual([path, true]);
          shown += await answer.text();
        }
        for (const record of records) {
          expect([record.filename, shown.includes(`/s/${record.id}-`)]).toEqual([record.filename, true]);
          expect(record.alt).not.toBe('');
          expect(await storage.size(servedKey(record))).toBe(record.bytes);
        }
        // Shared, it is shown with its first picture.
        const home = await (await visit('/')).text();
        const first = records[0]!;
        expect(home).toContain(
          `property="og:image" content="http://${site.identifier}.localhost:4321/s/${first.id}-`,
        );
        const about = await (await visit('/about')).text();
        const credited = records.filter(({ caption }) => caption !== '');
        expect(credited.length).toBeGreaterThan(3);
        for (const { caption } of credited) {
          const [, author = '?'] = /^Photograph: (.+), CC/.exec(caption) ?? [];
          expect([author, about.includes(author)]).toEqual([author, true]);
        }
      });
    }

    test('every sample that the checklist knows is the beginning of some site', async () => {
      const said = new Set<string>();
      for (const template of TEMPLATE_NAMES) {
        const site = await make(template, { shop: IN_NORWAY, hasMembers: true });
        for (const { draftId } of await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 })) {
          const draft = draftId === null ? undefined : await findRevision(on.db.read, site.id, draftId);
          JSON.stringify(draft?.body, (_key, value: unknown) => {
            if (typeof value === 'string') said.add(value);
            return value;
          });
        }
      }
      expect([...SAMPLE_WORDS].filter((words) => !said.has(words))).toEqual([]);
    });

    for (const template of TEMPLATE_NAMES) {
      test(`in ${template} shows no thing twice on its home page, and says nothing twice in its header`, async () => {
        const site = await make(template);
        const visit = await visitor(site);
        const home = await (await visit('/')).text();
        const { records } = await listMedia(on.db.read, site.id, { limit: 100 });
        // What is cut out of another picture bears its first word.
        const things = records
          .filter(({ id }) => home.slice(home.indexOf('<main')).includes(`/s/${id}-`))
          .map(({ filename }) => /^[a-z]+?(?=s?[-.])/.exec(filename)?.[0]);
        expect(things.length).toBeGreaterThan(2);
        expect(things).toEqual([...new Set(things)]);
        for (const path of ['/', '/about', '/contact']) {
          const html = await (await visit(path)).text();
          const [header = ''] = /<header.*?(?=<details class="site-menu")/s.exec(html) ?? [];
          const links = [...header.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
          expect(links).toContain('/about');
          expect(links).toEqual([...new Set(links)]);
        }
      });

      test(`in ${template} tells nothing of its owner that the checklist does not name`, async () => {
        const site = await make(template, { hasMembers: true });
        const said: string[] = [];
        for (const { draftId, kind } of await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 })) {
          const draft = draftId === null ? undefined : await findRevision(on.db.read, site.id, draftId);
          const isFooter = kind === 'footer';
          JSON.stringify(draft?.body.sections, (_key, value: unknown) => {
            if (
              typeof value === 'string' &&
              (isFooter ? /^(Your|How|On which) /.test(value) : PROMISES.test(value))
            )
              said.push(value);
            return value;
          });
        }
        expect(said.filter((words) => !SAMPLE_WORDS.has(words))).toEqual([]);
        const visit = await visitor(site);
        expect(await (await visit('/')).text()).toMatch(/<footer.*Your (street and number|days)/s);
      });
    }

    test('the checklist names the first page of every template, and the one about its people', async () => {
      for (const template of TEMPLATE_NAMES) {
        const site = await make(template);
        const documents = await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 });
        for (const path of ['/', '/about']) {
          const page = documents.find((document) => document.path === path);
          const draft = await findRevision(on.db.read, site.id, page?.draftId ?? '');
          expect([template, path, holdsSampleWords(draft?.body.sections)]).toEqual([template, path, true]);
        }
      }
    });

    test('in folio shows pictures in the dark and words on paper, header and footer with them', async () => {
      const visit = await visitor(await make('folio'));
      const groundOf = async (path: string) =>
        /<body[^>]* data-theme="(\w+)"/.exec(await (await visit(path)).text())?.[1];
      const paths = ['/', '/work', '/work/two-stairs', '/about', '/contact', '/nothing-here'];
      expect(await Promise.all(paths.map(groundOf))).toEqual(['ink', 'ink', 'ink', 'paper', 'paper', 'ink']);
      const work = await (await visit('/work')).text();
      expect(work).not.toMatch(/<header[^>]*data-theme/);
      expect(work).toMatch(/site-footer-inner"[^>]*data-theme="ink"/);
    });

    test('has a menu of its main pages; those of single works are led to', async () => {
      const visit = await visitor(await make('folio'));
      const work = await (await visit('/work')).text();
      const [menu = ''] = /<nav class="site-nav".*?<\/nav>/s.exec(work) ?? [];
      expect([...menu.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
        '/work',
        '/about',
        '/contact',
      ]);
      const projects = ['two-stairs', 'ferry-port', 'a-hall-in-february', 'market-hall', 'four-fronts'];
      expect([...work.matchAll(/<a href="\/work\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual(projects);
    });

    test('a project of folio says nothing of when it was published, and leads to the next', async () => {
      const visit = await visitor(await make('folio'));
      const project = await (await visit('/work/ferry-port')).text();
      expect(project).toMatch(/<h1[^>]*>Ferry port<\/h1>/);
      expect(project).not.toMatch(/article-meta|<time/);
      expect(project).toMatch(/rel="next"[^>]*href="\/work\/a-hall-in-february"/);
      const { item } = await (await visit('/work/ferry-port?format=json')).json();
      expect([item.itemType, item.recordType]).toEqual([14, 'portfolio item']);
    });

    for (const template of TEMPLATE_NAMES) {
      test(`in ${template} with a shop sells things that are named as examples, and no link of it is dead`, async () => {
        const site = await make(template, { shop: IN_NORWAY });
        const visit = await visitor(site);
        const home = await (await visit('/')).text();
        const [menu = ''] = /<nav class="site-nav".*?<\/nav>/s.exec(home) ?? [];
        const path = linksOf(menu).find((href) => href === '/shop' || href === '/prints') ?? 'none';
        expect(home).toContain('class="cart-link"');
        expect(home).toContain('class="product-card"');
        const shop = await (await visit(path)).text();
        expect(shop).toContain('These are examples, until the shop opens.');
        const products = (await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 })).filter((one) =>
          one.path?.startsWith(`${path}/`),
        );
        expect(products.length).toBeGreaterThanOrEqual(6);
        expect(products.length).toBeLessThanOrEqual(8);
        expect(shop.match(/class="product-card[ "]/g)).toHaveLength(products.length);
        for (const product of products) {
          const html = await (await visit(product.path ?? '')).text();
          expect(html).toMatch(/class="product-excerpt">An example/);
          expect(html).toMatch(PRICE_IN_NOK);
          expect(html).toContain('class="product-pictures"');
        }
        expect(await judgeProductPictures(on.db.read, site.id, path)).toEqual({
          products: products.length,
          problems: [],
        });
        const { seen, dead } = await followLinks(visit);
        expect(dead).toEqual([]);
        expect(seen.size).toBeGreaterThan(products.length + 6);
      });
    }

    test('offers members a page of its own in every template, and what only they see', async () => {
      const offers = new Set<string>();
      for (const template of TEMPLATE_NAMES) {
        const site = await make(template, { hasMembers: true });
        const visit = await visitor(site);
        const documents = await listDocuments(on.db.read, site.id, { limit: 50, offset: 0 });
        const path = documents.find(({ settings }) => settings.access)?.path ?? '';
        const offer = await (await visit('/members')).text();
        expect([template, offer.match(/href="\/account\/plans\?plan=/g)?.length]).toEqual([template, 2]);
        expect(offer).toContain('By invitation');
        expect(offer.slice(offer.indexOf('<main'))).toContain('<img');
        offers.add(/<h1[^>]*>(.*?)<\/h1>/.exec(offer)?.[1] ?? '');
        const inside = await (await visit(path)).text();
        expect(inside).toContain('for-members');
        // Its teaser is all that others read of it.
        expect(inside.match(/<h2/g)).toBeNull();
        const home = await (await visit('/')).text();
        expect(home).toContain('href="/members"');
        expect(home).not.toContain(`href="${path}"`);
        // The account leads strangers to where they sign in.
        expect((await followLinks(visit)).dead).toEqual(['/account']);
      }
      expect(offers.size).toBe(TEMPLATE_NAMES.length);
      const plain = await visitor(await make('kiln'));
      expect((await plain('/members')).status).toBe(404);
    });

    test('keeps the country and the currency of its shop where both belong', async () => {
      const { id } = await make('kiln', { shop: { country: 'DE', currency: 'EUR' } });
      expect((await findStore(on.db.read, id)).currency).toBe('EUR');
      expect((await findStore(on.db.read, id)).measurementStandard).toBe(2);
      const american = await make('kiln', { shop: { country: 'US', currency: 'USD' } });
      expect((await findStore(on.db.read, american.id)).measurementStandard).toBe(1);
      expect((await findSiteSettings(on.db.read, id))?.business?.country).toBe('DE');
    });

    test('sells nothing where nobody asked for a shop, unless it is made for shops', async () => {
      for (const template of TEMPLATE_NAMES) {
        const home = await (await (await visitor(await make(template)))('/')).text();
        expect([template, home.includes('class="cart-link"')]).toEqual([template, template === 'market']);
      }
    });

    test('is made without pictures where there is no place for them', async () => {
      const site = await make('kiln', { hasPictures: false, shop: IN_NORWAY });
      const visit = await visitor(site);
      for (const path of ['/', '/about', '/contact', '/shop', '/shop/oatmeal-bowl']) {
        const html = await (await visit(path)).text();
        expect(html).toContain('<h1');
        expect(html).not.toMatch(/<img|Photographs:/);
      }
    });

    test('is made without pages where the folder of its starter has been removed, and says so', async () => {
      const { id } = await make('kiln', { folder: join(data, 'nowhere') });
      expect((await findSiteSettings(on.db.read, id))?.title).toBe('Site kiln');
      expect(on.deps.logged.at(-1)).toMatchObject({ level: 40 });
    });

    for (const template of TEMPLATE_NAMES)
      test(`the starter of ${template} can be imported, opened for editing and saved, and only what was edited differs`, async () => {
        const folder = join(data, on.engine, template);
        cpSync(join(FOLDER, template), folder, { recursive: true });
        const ports: ImportPorts = {
          ...importPorts(on.deps, { storage } as Media),
          takeInFile: async () => ({ kind: 'known' }),
        };
        const imported = await importSite({ ...on.deps, ports }, { folder });
        if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
        expect(imported.warnings).toEqual([]);
        const { siteId } = imported;
        const save = () =>
          saveStarter(
            {
              db: on.db,
              openOriginal: async ({ filename }) =>
                createReadStream(join(FOLDER, template, 'media', filename)),
              moved: moved(),
            },
            { siteId, folder },
          );
        expect(await save()).toEqual({ kind: 'saved', changed: [] });
        on.deps.clock.advance(60_000);
        const home = (await listDocuments(on.db.read, siteId, { limit: 50, offset: 0 })).find(
          ({ path }) => path === '/',
        )!;
        const draft = (await findRevision(on.db.read, siteId, home.draftId!))!;
        const { title } = draft.body;
        const path = ['title'];
        const operation = { op: 'set' as const, id: 'body', path, before: title, after: `${title} anew` };
        const address = { siteId, documentId: home.id };
        await editDocument(on.deps, ACTOR, { ...address, baseId: draft.id, operations: [operation] });
        expect(await save()).toEqual({ kind: 'saved', changed: [] });
        await publishDocument(on.deps, address);
        expect(await save()).toEqual({ kind: 'saved', changed: ['pages/index.json'] });
        const lines = (file: string) => readFileSync(join(file, 'pages/index.json'), 'utf8').split('\n');
        const before = new Set(lines(join(FOLDER, template)));
        const changed = lines(folder).filter((line) => !before.has(line));
        expect(changed).toEqual([expect.stringContaining(' anew"')]);
        const site = await make(template, { folder: join(data, on.engine) });
        expect(await (await (await visitor(site))('/')).text()).toContain(`Site ${template} anew`);
      });

    test('asks to get in touch everywhere but where one does, and where one buys', async () => {
      const visit = await visitor(await make('harbour'));
      expect(await (await visit('/about')).text()).toContain('class="action-bar"');
      const contact = await (await visit('/contact')).text();
      expect(contact).not.toContain('class="action-bar"');
      expect(await (await visit('/cart')).text()).not.toContain('class="action-bar"');
      expect(contact).toMatch(/class="site-action"[^>]*aria-current="page"/);
      expect(contact).toMatch(/<form class="form".*class="form-submit"[^>]*>Send</s);
    });

    test('has its cart on paper, whatever ground the pages of the product have', async () => {
      const visit = await visitor(await make('harbour'));
      const onGround = (theme: string) => new RegExp(`data-theme="${theme}"><div class="system-page`);
      expect(await (await visit('/cart')).text()).toMatch(onGround('paper'));
      expect(await (await visit('/nowhere')).text()).toMatch(onGround('accent'));
    });

    test('holds only what an owner could have saved', async () => {
      const { id } = await make('harbour');
      for (const document of await listDocuments(on.db.read, id, { limit: 50, offset: 0 })) {
        const revision = document.draftId && (await findRevision(on.db.read, id, document.draftId));
        if (revision) expect(checkBody(revision.body), document.title).toBeUndefined();
      }
    });
  },
  { databaseFor: 'test' },
);

test('no starter leads anywhere that it does not hold, or says its own name in a longer word', async () => {
  for (const template of TEMPLATE_NAMES) {
    const read = await readExport(join(FOLDER, template), importPorts({} as Deps, {} as Media).moved);
    if (read.kind !== 'read') throw new Error(JSON.stringify(read));
    const { site, documents, collections, media, rows } = read.contents;
    const ids = new Set([...documents, ...collections, ...media].map(({ id }) => id));
    const missing: string[] = [];
    JSON.stringify([documents, collections, [...rows]], (_key, value) => {
      if (typeof value?.ref === 'string' && !ids.has(value.id)) missing.push(`${value.ref} ${value.id}`);
      return value;
    });
    expect([template, missing]).toEqual([template, []]);
    expect(site.settings.title).toMatch(/^[A-Z]\w+ \S/);
    for (const { published } of documents) expect(published && checkBody(published.body)).toBeUndefined();
  }
});

test('the origin and licence of every picture of a starter are written down', () => {
  const written = readFileSync(join(FOLDER, 'ATTRIBUTION.md'), 'utf8');
  const pictures = TEMPLATE_NAMES.flatMap((template) => readdirSync(join(FOLDER, template, 'media')));
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.filter((name) => !written.includes(`\`${name}\``))).toEqual([]);
});
