import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Body } from '#domain/content/content.ts';
import { anyCharacter } from '#testing/domain/any-character.ts';
import {
  addFrenchAddress,
  addPages,
  buildSite,
  makeSite,
  type PageSpec,
} from '#testing/server/build-site.ts';
import { openTestMedia, type TestMedia } from '#testing/server/media-site.ts';
import { describeOnBothEngines, type TestDeps, testApp, testDeps } from '#testing/server/test-app.ts';
import { canTest, createTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { arbitraryBody } from '../../../../scripts/arbitrary-content.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database, Engine } from '../../db/engine.ts';
import { exportPorts, importPorts } from '../../transfer-ports.ts';
import { duplicateSite } from './duplicate-site.ts';
import { exportSite } from './export-site.ts';
import { importSite, type SiteImported } from './import-site.ts';

const EXPORTED_TABLES = [
  'sites',
  'hosts',
  'collections',
  'documents',
  'revisions',
  'redirects',
  'media',
  'comments',
] as const;

/** Keys that files must not lose, on top of what other tests' documents hold. */
const oddKey = fc.constantFrom('$address', '$$x', '$', 'constructor', '__proto__', '10', '9', 'ref', 'ä');

const oddBody: fc.Arbitrary<Body> = fc
  .tuple(
    arbitraryBody,
    fc.array(fc.tuple(oddKey, fc.string({ unit: anyCharacter, maxLength: 4 })), { maxLength: 3 }),
  )
  .map(([body, odd]) => ({
    ...body,
    title: body.title.replaceAll('\0', ''),
    fields: { ...body.fields, odd: Object.fromEntries(odd) },
    sections: body.sections.map((section) => ({
      ...section,
      // Blocks that no definition knows may hold anything.
      blocks: section.blocks.map((block) => ({ ...block, type: `x-${block.type}` })),
    })),
  }));

const arbitraryPages: fc.Arbitrary<PageSpec[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('page', 'page', 'folder', 'item', 'section'),
    slug: fc.constantFrom(
      'about',
      'About',
      'index',
      'con',
      'a.json',
      'über uns',
      '陶器',
      'a/b',
      '../x',
      'x'.repeat(80),
    ),
    body: oddBody,
    draft: fc.option(oddBody, { nil: undefined }),
    state: fc.constantFrom('draft', 'published', 'unpublished', 'scheduled', 'edited and scheduled'),
    isBelow: fc.boolean(),
  }),
  { maxLength: 8 },
);

/** A second installation, with its own database and media folder. */
class Installation {
  readonly deps: TestDeps;
  readonly media: TestMedia;
  readonly #db: Database;
  readonly #database: TestDatabase;

  private constructor(database: TestDatabase, db: Database) {
    this.#database = database;
    this.#db = db;
    this.deps = testDeps(db);
    this.media = openTestMedia(this.deps);
  }

  static async open(engine: Engine): Promise<Installation> {
    const database = await createTestDatabase(engine);
    return new Installation(database, await openDatabase(database.options));
  }

  async remove(): Promise<void> {
    this.media.remove();
    await this.#db.close();
    await this.#database.remove();
  }
}

/** Every file below a folder with its hash, and JSON in full so that a difference can be read. */
function snapshotOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path): [string, string] => {
        const bytes = readFileSync(path);
        const text = /\.jsonl?$/.test(path)
          ? bytes.toString()
          : createHash('sha256').update(bytes).digest('hex');
        return [relative(folder, path), text];
      })
      .sort(),
  );
}

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-transfer-'));
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

async function exported(deps: TestDeps, own: TestMedia, siteId: string, name: string) {
  const folder = join(work, name);
  const result = await exportSite({ db: deps.db, ...exportPorts(own.media) }, { siteId, folder });
  if (result.kind !== 'exported') throw new Error(result.message);
  return { folder, ...result };
}

function imported(
  deps: TestDeps,
  own: TestMedia,
  folder: string,
  identifier?: string,
): Promise<SiteImported> {
  return importSite({ ...deps, ports: importPorts(deps, own.media) }, { folder, identifier });
}

async function siteIdOf(result: Promise<SiteImported>): Promise<string> {
  const done = await result;
  if (done.kind !== 'imported') throw new Error(JSON.stringify(done, null, 1));
  return done.siteId;
}

const OTHER: Record<Engine, Engine> = { sqlite: 'postgres', postgres: 'sqlite' };

describeOnBothEngines(
  'moving a site',
  (on) => {
    let own: TestMedia;
    let there: Installation;
    beforeEach(async () => {
      own = openTestMedia(on.deps);
      there = await Installation.open(canTest(OTHER[on.engine]) ? OTHER[on.engine] : on.engine);
    });
    afterEach(async () => {
      own.remove();
      await there.remove();
    });

    test('an export read into the other engine and exported again is the same, byte for byte', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const first = await exported(on.deps, own, siteId, 'first');
      expect(first.warnings).toEqual([]);
      const files = Object.keys(snapshotOf(first.folder));
      for (const file of [
        'site.json',
        'style.json',
        'navigation.json',
        'header.json',
        'footer.json',
        'redirects.json',
        'comments.jsonl',
        'media.json',
        'pages/index.json',
        'pages/about.json',
        'pages/journal.json',
        'collections/journal.json',
        'collections/journal/first-firing.json',
      ])
        expect(files).toContain(file);
      const newId = await siteIdOf(imported(there.deps, there.media, first.folder));
      expect(newId).toBe(siteId);
      const second = await exported(there.deps, there.media, newId, 'second');
      expect(snapshotOf(second.folder)).toEqual(snapshotOf(first.folder));
    });

    test('any site survives: documents in every state, with keys and names of every kind', async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(arbitraryPages, async (pages) => {
          run += 1;
          const siteId = await makeSite(on.deps, `random-${run}`);
          await addPages(on.deps, siteId, pages);
          const first = await exported(on.deps, own, siteId, `first-${run}`);
          const newId = await siteIdOf(imported(there.deps, there.media, first.folder));
          const second = await exported(there.deps, there.media, newId, `second-${run}`);
          expect(snapshotOf(second.folder)).toEqual(snapshotOf(first.folder));
        }),
        { numRuns: 15 },
      );
    });

    test('a duplicate holds the same under ids of its own, beside what it was made from', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const input = {
        siteId,
        identifier: 'studio-copy',
        title: 'The copy',
        folder: join(work, 'copied'),
        idsFile: join(work, 'ids'),
        onProgress: () => undefined,
      };
      const deps = { ...on.deps, ...exportPorts(own.media), ports: importPorts(on.deps, own.media) };
      const copyId = await siteIdOf(duplicateSite(deps, input));
      expect(copyId).not.toBe(siteId);
      const first = snapshotOf((await exported(on.deps, own, siteId, 'first')).folder);
      const second = snapshotOf((await exported(on.deps, own, copyId, 'second')).folder);
      const ids = Object.entries(JSON.parse(readFileSync(input.idsFile, 'utf8')) as Record<string, string>);
      const texts = Object.values(second).join();
      expect(ids.length).toBeGreaterThan(20);
      for (const [old] of ids) expect(texts).not.toContain(old);
      const asBefore = (text: string) => ids.reduce((all, [old, made]) => all.replaceAll(made, old), text);
      const back = Object.fromEntries(
        Object.entries(second).map(([name, text]) => [asBefore(name), asBefore(text)]),
      );
      const { 'site.json': site, ...rest } = first;
      const { 'site.json': copied, ...restOfCopy } = back;
      expect(restOfCopy).toEqual(rest);
      expect(JSON.parse(site ?? '').hosts).not.toEqual([]);
      expect(JSON.parse(copied ?? '')).toMatchObject({
        identifier: 'studio-copy',
        hosts: [],
        settings: { title: 'The copy' },
      });
      // Taken up again after a crash, it finds what it has made.
      rmSync(input.folder, { recursive: true });
      expect(await duplicateSite(deps, input)).toMatchObject({ kind: 'unchanged', siteId: copyId });
    });

    test('a second import of the same changes nothing', async () => {
      const { folder } = await exported(on.deps, own, await buildSite(on.deps, own.media, 'studio'), 'out');
      await siteIdOf(imported(there.deps, there.media, folder));
      const rows = async () =>
        Promise.all(
          EXPORTED_TABLES.map((table) => there.deps.db.read.selectFrom(table).selectAll().execute()),
        );
      const before = await rows();
      expect(await imported(there.deps, there.media, folder)).toMatchObject({ kind: 'unchanged' });
      expect(await rows()).toEqual(before);
    });

    test('pages, search, labels and schedules work after an import', async () => {
      const built = await buildSite(on.deps, own.media, 'studio');
      await addFrenchAddress(on.deps, built, { path: '/about', slug: 'a-propos' });
      const { folder } = await exported(on.deps, own, built, 'out');
      const siteId = await siteIdOf(imported(there.deps, there.media, folder, 'copy'));
      const { app, worker } = await testApp(there.deps);
      await worker.drain();
      const visit = (path: string) => app.request(new Request(`http://copy.localhost:4321${path}`));
      const home = await (await visit('/')).text();
      expect(home).toContain('Stoneware from the coast');
      expect(home).toContain('href="/about"');
      expect((await visit('/old-about')).status).toBe(301);
      expect((await visit('/fr/a-propos')).status).toBe(200);
      expect((await visit('/fr/about')).headers.get('location')).toBe('/fr/a-propos');
      expect((await visit('/journal/first-firing')).status).toBe(200);
      const found = await visit('/search?format=json&q=stoneware');
      expect(await found.json()).toMatchObject({ total: 1 });
      const labels = await there.deps.db.read
        .selectFrom('labels')
        .select('label')
        .where('siteId', '=', siteId)
        .execute();
      expect(labels.map((row) => row.label).sort()).toContain('Kiln & fire');
      const waiting = await there.deps.db.read
        .selectFrom('jobs')
        .select(['type', 'runAt'])
        .where('status', '=', 'waiting')
        .execute();
      expect(waiting).toEqual([{ type: 'content.run-schedule', runAt: there.deps.now() + 24 * 3_600_000 }]);
    });

    test('an empty site takes an import in and keeps its name and hosts; one in use is left alone', async () => {
      const { folder } = await exported(on.deps, own, await buildSite(on.deps, own.media, 'studio'), 'out');
      await makeSite(there.deps, 'fresh');
      await siteIdOf(imported(there.deps, there.media, folder, 'fresh'));
      const hosts = await there.deps.db.read
        .selectFrom('hosts')
        .select(['host', 'isPrimary'])
        .orderBy('host')
        .execute();
      expect(hosts).toEqual([
        { host: 'fresh.test', isPrimary: 1 },
        { host: 'studio.test', isPrimary: 0 },
      ]);
      expect(await imported(there.deps, there.media, folder, 'second')).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('already as the site “fresh”'),
      });
      const used = await makeSite(on.deps, 'used');
      await addPages(on.deps, used, []);
      expect(await imported(on.deps, own, folder, 'used')).toMatchObject({ kind: 'refused' });
      expect(await imported(there.deps, there.media, folder, 'Not a name')).toMatchObject({
        kind: 'refused',
      });
    });

    test('what is wrong is named by file and place, and nothing is written', async () => {
      const { folder } = await exported(on.deps, own, await buildSite(on.deps, own.media, 'studio'), 'out');
      const edit = (file: string, change: (json: Record<string, never>) => unknown): void => {
        const path = join(folder, file);
        writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')))));
      };
      edit('pages/about.json', (json) => ({ ...json, status: 'gone', id: 'short' }));
      edit('style.json', (json) => {
        const { published } = json as unknown as { published: { body: { fields: Record<string, unknown> } } };
        published.body.fields['template'] = 'baroque';
        return json;
      });
      edit('pages/index.json', (json) => {
        const { published } = json as unknown as {
          published: { body: { sections: { blocks: { props: unknown }[] }[] } };
        };
        published.body.sections[0]!.blocks[0]!.props = { text: 7 };
        return json;
      });
      writeFileSync(join(folder, 'header.json'), '{ "id": ');
      writeFileSync(join(folder, 'comments.jsonl'), '{"id":"x"}\n');
      const media = readdirSync(join(folder, 'media'))[0] ?? '';
      writeFileSync(join(folder, 'media', media), 'something else');
      const result = await imported(there.deps, there.media, folder);
      if (result.kind !== 'invalid') throw new Error(result.kind);
      const said = result.problems
        .map(({ file, place, message }) => `${file} ${place} ${message}`)
        .join('\n');
      for (const part of [
        'pages/about.json id',
        'pages/about.json status',
        'style.json published.body.fields.template',
        'header.json  is not JSON',
        'comments.jsonl line 1.id',
        'media.json 0.file',
      ])
        expect(said).toContain(part);
      expect(await there.deps.db.read.selectFrom('sites').selectAll().execute()).toEqual([]);
    });

    test('a block that does not fit its definition is named too', async () => {
      const { folder } = await exported(on.deps, own, await buildSite(on.deps, own.media, 'studio'), 'out');
      const path = join(folder, 'pages', 'index.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace('"label": "About us"', '"label": 7'));
      const result = await imported(there.deps, there.media, folder);
      expect(result).toMatchObject({
        kind: 'invalid',
        problems: [
          { file: 'pages/index.json', place: 'published.body', message: expect.stringContaining('Button') },
        ],
      });
    });

    test('files that lead out of the export, and files that are not what they are called, are refused', async () => {
      const { folder } = await exported(on.deps, own, await buildSite(on.deps, own.media, 'studio'), 'out');
      const path = join(folder, 'media.json');
      const original = readFileSync(path, 'utf8');
      const file = JSON.parse(original)[0].file as string;
      for (const wrong of [
        '../site.json',
        '/etc/passwd',
        'media/../site.json',
        'media/..',
        'site.json',
        'media\\x',
      ]) {
        writeFileSync(path, original.replace(JSON.stringify(file), JSON.stringify(wrong)));
        expect(await imported(there.deps, there.media, folder), wrong).toMatchObject({
          kind: 'invalid',
          problems: [{ file: 'media.json', place: '0.file' }],
        });
      }
      const html = Buffer.from('<!doctype html><script>alert(1)</script>');
      writeFileSync(join(folder, file), html);
      const [entry] = JSON.parse(original);
      const sha256 = createHash('sha256').update(html).digest('hex');
      writeFileSync(path, JSON.stringify([{ ...entry, bytes: html.length, sha256 }]));
      expect(await imported(there.deps, there.media, folder)).toMatchObject({ kind: 'invalid' });
      expect(await there.deps.db.read.selectFrom('sites').selectAll().execute()).toEqual([]);
    });

    test('a folder that holds something else is never replaced; an export is, and what begins with a dot stays', async () => {
      const siteId = await buildSite(on.deps, own.media, 'studio');
      const first = await exported(on.deps, own, siteId, 'out');
      const again = (isForced: boolean, folder = first.folder) =>
        exportSite({ db: on.deps.db, ...exportPorts(own.media) }, { siteId, folder, isForced });
      expect(await again(false)).toMatchObject({
        kind: 'refused',
        message: expect.stringContaining('--force'),
      });
      mkdirSync(join(first.folder, '.git'));
      writeFileSync(join(first.folder, '.git', 'HEAD'), 'main');
      writeFileSync(join(first.folder, 'pages', 'left-over.json'), '{}');
      const before = snapshotOf(first.folder);
      delete before['pages/left-over.json'];
      expect(await again(true)).toMatchObject({ kind: 'exported' });
      expect(snapshotOf(first.folder)).toEqual(before);
      const home = join(work, 'home');
      mkdirSync(home);
      writeFileSync(join(home, 'letter.txt'), 'Dear Ada');
      expect(await again(true, home)).toMatchObject({ kind: 'refused' });
      expect(snapshotOf(home)).toHaveProperty(['letter.txt']);
      expect(await again(true, join(home, 'letter.txt'))).toMatchObject({ kind: 'refused' });
      expect(readdirSync(work).sort()).toEqual(['home', 'out']);
    });

    test('every column of the exported tables is in the export, or left out on purpose', async () => {
      await buildSite(on.deps, own.media, 'studio');
      const LEFT_OUT = new Set([
        'siteId',
        'documentId',
        'version',
        'deletedAt',
        'baseId',
        'isKept',
        'operations',
        'spamReasons',
        'mailedAt',
        'words',
      ]);
      const EXPORTED: Record<string, string> = {
        sites: 'id identifier settings status websiteType createdAt updatedAt',
        hosts: 'host isPrimary createdAt',
        collections: 'id type title settings pageId createdAt sourceId',
        documents:
          'id kind pageType collectionId parentId slug path position status title settings draftId publishedId publishedAt changedAt scheduledId scheduledAt scheduledAction createdAt updatedAt sourceId',
        revisions: 'id body author createdAt name',
        redirects: 'id fromPath target status createdAt',
        media:
          'id kind filename mime bytes width height focalX focalY alt caption luminance color edit hash createdAt sourceId posterId',
        comments: 'id parentId authorName authorEmail accountId body status createdAt decidedAt sourceId',
      };
      for (const table of EXPORTED_TABLES) {
        const row = await on.db.read.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow();
        const columns = Object.keys(row).filter((column) => !LEFT_OUT.has(column));
        expect(columns.sort(), table).toEqual(EXPORTED[table]?.split(' ').sort());
      }
    });
  },
  { databaseFor: 'test' },
);

describe('an export that is none', () => {
  test.each(['missing', 'a file'])('%s is refused in a sentence', async (what) => {
    const folder = join(work, 'x');
    if (what === 'a file') writeFileSync(folder, '');
    const result = await importSite({ ports: { moved: [] } } as never, { folder });
    expect(result).toMatchObject({ kind: 'invalid', problems: [{ file: 'site.json', place: '' }] });
  });

  test('one of a newer format is refused', async () => {
    writeFileSync(
      join(work, 'site.json'),
      JSON.stringify({
        format: 99,
        id: 'a'.repeat(24),
        identifier: 'x',
        status: 8,
        websiteType: 1,
        createdAt: '2026-01-01T00:00:00Z',
        settings: { title: 'x' },
      }),
    );
    const result = await importSite({ ports: { moved: [] } } as never, { folder: work });
    expect(result).toMatchObject({ kind: 'invalid', problems: [{ place: 'format' }] });
  });
});
