/** Through the whole import: links to places in a text lead there, and odd line ends are no errors. */
import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { importText } from '#testing/server/import-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { makeWxr, OLD_SITE } from '#testing/server/wxr.ts';

describeOnBothEngines('what people wrote', (on) => {
  test('links by number and by address lead to the heading they name', async () => {
    const site = await createTestSite(on.deps);
    const xml = makeWxr([
      {
        id: 31,
        slug: 'glazes',
        title: 'Glazes',
        link: `${OLD_SITE}/glazes/`,
        content: 'Intro.\n\n<h2 id="ash">Ash</h2>\n\n[php]\n<?php echo "<b>";\n[/php]\n\nOneLINEtwo'.replace(
          'LINE',
          '&#8232;',
        ),
      },
      {
        id: 32,
        slug: 'links',
        title: 'Links',
        link: `${OLD_SITE}/links/`,
        content: `<a href="${OLD_SITE}/?p=31#ash">by number</a> <a href="/?p=31#ash">in short</a> <a href="${OLD_SITE}/glazes/#ash">by address</a>`,
      },
    ]);
    const done = await importText(on.deps, xml, { siteId: site.siteId });
    expect(done.kind).toBe('imported');
    const glazes = await (await site.visit('/blog/glazes')).text();
    expect(glazes).toMatch(/<h\d id="ash">Ash/);
    expect(glazes).toContain('&lt;?php echo');
    expect(glazes).toMatch(/One<br\/?>two/);
    const links = await (await site.visit('/blog/links')).text();
    expect(links.match(/href="\/blog\/glazes#ash"/g)).toHaveLength(3);
  });

  test('a line break of Word in the file is one in the text', async () => {
    const { siteId } = await createTestSite(on.deps);
    const xml = makeWxr([{ id: 1, slug: 'a', title: 'A', content: 'OneHEREtwo' }]).replace('HERE', '\v');
    const done = await importText(on.deps, xml, { siteId });
    expect(done).toMatchObject({ kind: 'imported' });
    const row = await on.deps.db.read
      .selectFrom('revisions')
      .innerJoin('documents', 'documents.draftId', 'revisions.id')
      .select('revisions.body')
      .where('documents.siteId', '=', siteId)
      .where('documents.title', '=', 'A')
      .executeTakeFirstOrThrow();
    expect(row.body).toContain('{"type":"break"}');
  });
});
