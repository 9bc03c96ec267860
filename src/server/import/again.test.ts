/** What a dry run promises, a run keeps; and doing it again changes nothing. */
import { expect, test } from 'vitest';
import { hasSharedData, sharedDataPath } from '../../../scripts/shared-data.ts';
import { importFile, importText, newSite } from '../testing/import-site.ts';
import { makeWxr, OLD_SITE, type TestItem } from '../testing/wxr.ts';
import { describeOnBothEngines } from '../testing.ts';

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
