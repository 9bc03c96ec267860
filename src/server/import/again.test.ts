/** What a dry run promises, a run keeps; and doing it again changes nothing. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importFile, importText, inFolder, newSite } from '#testing/server/import-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { makeWxr, OLD_SITE, type TestItem } from '#testing/server/wxr.ts';
import { hasSharedData, sharedDataPath } from '../../../scripts/shared-data.ts';

const FILES = [
  ['wordpress', 'import/wordpress/theme-unit-test.xml'],
  ['wordpress', 'import/wordpress/importer-edge-cases/small-export.xml'],
  ['wordpress', 'import/wordpress/importer-edge-cases/valid-wxr-1.1.xml'],
  ['wordpress', 'import/wordpress/importer-edge-cases/wxr-utf-8-challenges.xml'],
  ['squarespace', 'import/squarespace/sample.xml'],
] as const;

describeOnBothEngines('importing twice', (on) => {
  test('a site without menus, whose home page is among its pages, keeps its navigation', async () => {
    const { siteId } = await newSite(on.deps);
    const pages = ['home', 'about', 'prices'].map((slug, index): TestItem => {
      return {
        id: index + 1,
        slug,
        type: 'page',
        title: slug,
        content: `<p>${slug}</p>`,
        link: `${OLD_SITE}/${slug}/`,
      };
    });
    const run = async (isDryRun: boolean) => {
      const done = await importText(on.deps, makeWxr(pages), { siteId, isDryRun });
      if (done.kind === 'refused') throw new Error(done.message);
      return done.report.totals;
    };
    const foreseen = await run(true);
    expect(foreseen).toEqual(await run(false));
    for (const { created, updated } of await run(false)) expect([created, updated]).toEqual([0, 0]);
  });

  test('a dry run foresees which files will not be taken', async () => {
    const { siteId } = await newSite(on.deps);
    const names = ['program.jpg', 'photo.png', 'film.tiff'];
    const xml = makeWxr(
      names.map((name, index): TestItem => {
        const attachmentUrl = `${OLD_SITE}/wp-content/uploads/${name}`;
        return { id: index + 1, slug: name, type: 'attachment', title: name, attachmentUrl };
      }),
    );
    await inFolder(async (mediaDir) => {
      const tooLarge = Buffer.alloc(25_000_001);
      tooLarge.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
      const contents = ['MZ\x90\0 no picture', tooLarge, 'II*\0'];
      for (const [index, name] of names.entries()) writeFileSync(join(mediaDir, name), contents[index] ?? '');
      const told = async (isDryRun: boolean) => {
        const done = await importText(on.deps, xml, { siteId, mediaDir, isDryRun });
        if (done.kind === 'refused') throw new Error(done.message);
        return done.report.entries
          .filter(({ kind }) => kind === 'media')
          .map(({ title, outcome, notes }) => [title, outcome, ...notes]);
      };
      const foreseen = await told(true);
      expect(foreseen.map(([, outcome]) => outcome)).toEqual(['left-out', 'left-out', 'left-out']);
      expect(foreseen[1]?.[2]).toContain('too large');
      expect(await told(false)).toEqual(foreseen);
    });
  });

  for (const [source, file] of FILES)
    test.skipIf(!hasSharedData())(file, async () => {
      const { siteId } = await newSite(on.deps);
      const run = async (isDryRun: boolean) => {
        const done = await importFile(on.deps, sharedDataPath(file), { siteId, source, isDryRun });
        if (done.kind === 'refused') throw new Error(done.message);
        return done.report;
      };
      const version = async () =>
        on.deps.db.read
          .selectFrom('sites')
          .select('version')
          .where('id', '=', siteId)
          .executeTakeFirstOrThrow();
      const foreseen = await run(true);
      const first = await run(false);
      expect(foreseen.totals).toEqual(first.totals);
      const before = await version();
      const second = await run(false);
      for (const { kind, created, updated } of second.totals)
        expect([kind, created, updated]).toEqual([kind, 0, 0]);
      expect(await version()).toEqual(before);
      expect((await run(true)).totals).toEqual(second.totals);
    });
});
