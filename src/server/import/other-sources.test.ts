/** Ghost, feeds and folders of Markdown: imported like the others, and twice without a change. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportReport } from '#domain/import/report-schema.ts';
import type { ImportSource } from '#domain/moves/move.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { type ImportWish, importFile, inFolder } from '#testing/server/import-site.ts';
import { svgNamed } from '#testing/server/picture-server.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const GHOST = {
  db: [
    {
      meta: { version: '5.0.0' },
      data: {
        posts: [
          {
            id: '1',
            title: 'Firing day',
            slug: 'firing-day',
            html: '<p>See <a href="__GHOST_URL__/about/#us">us</a>.</p><h2 id="ash">Ash</h2><pre><code class="language-js">a &lt; b</code></pre>',
            feature_image: '__GHOST_URL__/content/images/bowl.svg',
            status: 'published',
            visibility: 'public',
            type: 'post',
            published_at: '2024-05-06T07:08:09.000Z',
            custom_excerpt: 'Hot.',
          },
          {
            id: '2',
            title: 'About',
            slug: 'about',
            html: '<h2 id="us">Us</h2>',
            type: 'page',
            status: 'published',
          },
          {
            id: '3',
            title: 'For members',
            slug: 'secret',
            html: '<p>Secret</p>',
            status: 'published',
            visibility: 'members',
          },
          { id: '4', title: 'Not yet', slug: 'not-yet', html: '<p>Draft</p>', status: 'draft' },
        ],
        tags: [
          { id: '1', name: 'Kiln', slug: 'kiln' },
          { id: '2', name: '#internal', slug: 'hash-internal', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: '1', tag_id: '1' },
          { post_id: '1', tag_id: '2' },
        ],
        users: [{ id: '1', name: 'Ada', slug: 'ada' }],
        posts_authors: [{ post_id: '1', author_id: '1' }],
        settings: [{ key: 'title', value: 'Studio' }],
      },
    },
  ],
};

const RSS = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>Studio</title><link>https://old.example/</link><language>de</language>
<item><title>Firing &amp; day</title><link>https://old.example/2024/firing-day.html</link><guid isPermaLink="false">a1</guid><pubDate>Mon, 06 May 2024 07:08:09 GMT</pubDate><category>Kiln</category><description>Hot.</description><content:encoded><![CDATA[<p>Long <b>words</b>.</p>]]></content:encoded></item>
</channel></rss>`;

const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Studio</title><link href="https://old.example/"/><id>urn:x</id>
<entry><title type="text">A &lt; B</title><id>urn:1</id><link href="https://old.example/a-b/"/><updated>2024-05-06T07:08:09+02:00</updated><author><name>Ada</name></author><category term="kiln" label="Kiln"/>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Marked <em>up</em>.</p></div></content></entry></feed>`;

const MARKDOWN = {
  'site/_posts/2024-05-06-firing-day.md': `---\ntitle: "Firing: day"\ntags: [kiln, 'hot, very']\nexcerpt: Hot.\n---\n\nSee [about](../about.md#us) and ![A bowl](../images/bowl.svg).\n\n## Ash\n\n- one\n- two\n  - deep\n\n\`\`\`php\n<?php echo 1;\n\`\`\`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n{% highlight ruby %}\nputs 1\n{% endhighlight %}\n`,
  'site/about.md': '---\ntitle: About\n---\n# Us {#us}\n\nWe *make* **pots**.\n',
  'site/_drafts/later.md': '---\ntitle: Later\n---\nNot yet.\n',
  'site/content/posts/hugo.md':
    '+++\ntitle = "Hugo"\ndate = 2024-01-02\ndraft = true\nslug = "of-hugo"\n+++\nWords.\n',
  'site/README.md': '# How to build this\n',
};

function putFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function expectUnchanged({ totals }: ImportReport): void {
  for (const { kind, created, updated } of totals) expect([kind, created, updated]).toEqual([kind, 0, 0]);
}

describeOnBothEngines('other sources', (on) => {
  async function bring(
    source: ImportSource,
    files: Readonly<Record<string, string>>,
    more: Partial<ImportWish> = {},
  ) {
    const site = await createTestSite(on.deps);
    return inFolder(async (folder) => {
      putFiles(folder, files);
      const file = source === 'markdown' ? folder : join(folder, Object.keys(files)[0] ?? '');
      const run = async (isDryRun: boolean) => {
        const done = await importFile(on.deps, file, {
          siteId: site.siteId,
          source,
          mediaDir: folder,
          isDryRun,
          ...more,
        });
        return done.kind === 'refused' ? done.message : done.report;
      };
      const foreseen = await run(true);
      const first = await run(false);
      if (typeof first === 'string' || typeof foreseen === 'string') return { site, message: first };
      expect(foreseen.totals).toEqual(first.totals);
      const again = await run(false);
      if (typeof again === 'string') throw new Error(again);
      expectUnchanged(again);
      return { site, first, message: undefined };
    });
  }
  const refusal = async (source: ImportSource, text: string) =>
    (await bring(source, { 'x.txt': text })).message;

  test('Ghost: posts, pages, tags and pictures; what was for members is not public', async () => {
    const { site, first } = await bring(
      'ghost',
      { 'ghost.json': JSON.stringify(GHOST), 'content/images/bowl.svg': svgNamed('bowl') },
      { oldSite: 'https://old.example' },
    );
    const page = await (await site.visit('/blog/firing-day')).text();
    expect(page).toContain('id="ash"');
    expect(page).toContain('a &lt; b');
    expect(page).toContain('href="/about#us"');
    expect(page).toContain('Kiln');
    expect((await site.api('GET', 'media')).json.media).toMatchObject([{ filename: 'bowl.svg' }]);
    expect(page).not.toContain('internal');
    expect((await site.visit('/blog/secret')).status).toBe(403);
    expect((await site.visit('/blog/not-yet')).status).toBe(404);
    expect((await site.visit('/firing-day')).headers.get('location')).toBe('/blog/firing-day');
    expect(first?.source).toBe('ghost');
  });

  test('RSS and Atom: the words, dates and labels of each entry, with the way from its old address', async () => {
    const rss = await bring('feed', { 'feed.xml': RSS });
    expect(await (await rss.site.visit('/blog/firing-day')).text()).toContain('Long <strong>words</strong>.');
    expect((await rss.site.visit('/2024/firing-day.html')).headers.get('location')).toBe('/blog/firing-day');
    const atom = await bring('feed', { 'feed.xml': ATOM });
    const page = await (await atom.site.visit('/blog/a-b')).text();
    expect(page).toContain('Marked <em>up</em>.');
    expect(page).toContain('A &lt; B');
    expect(page).toContain('2024-05-06');
  });

  test('Markdown: front matter, pictures of the folder, links between files, code and tables', async () => {
    const { site } = await bring('markdown', { ...MARKDOWN, 'site/images/bowl.svg': svgNamed('bowl') });
    const page = await (await site.visit('/blog/firing-day')).text();
    expect(page).toContain('Firing: day');
    expect(page).toContain('bowl.svg');
    expect(page).toContain('href="/about#us"');
    expect(page).toContain('&lt;?php echo 1;');
    expect(page).toContain('puts 1');
    expect(page).toContain('<table>');
    expect(page).toContain('hot, very');
    expect(await (await site.visit('/about')).text()).toContain('We <em>make</em> <strong>pots</strong>.');
    for (const path of ['/blog/later', '/blog/of-hugo', '/readme'])
      expect((await site.visit(path)).status).toBe(404);
    expect((await site.visit('/2024/05/06/firing-day.html')).headers.get('location')).toBe(
      '/blog/firing-day',
    );
  });

  test('what is damaged or something else is refused with its place, and nothing is imported', async () => {
    const opml =
      '<opml version="2.0"><body><outline text="A" xmlUrl="https://a.example/feed"/></body></opml>';
    for (const source of ['wordpress', 'ghost', 'feed'] as const)
      expect(await refusal(source, opml)).toMatch(/OPML file: a list of feeds/);
    expect(await refusal('ghost', JSON.stringify(GHOST, null, 1).slice(0, -30))).toMatch(
      /not valid JSON at line \d+, column \d+/,
    );
    expect(await refusal('ghost', '{"db":[{"data":{"posts":[{"title":"A"}]}}]}')).toMatch(
      /damaged at posts\.0\.id/,
    );
    expect(await refusal('ghost', '{"a":1}')).toMatch(/not a Ghost export/);
    expect(await refusal('feed', RSS.slice(0, -40))).toMatch(/Line \d+, column \d+|ends too early/);
    expect(await refusal('feed', '<!DOCTYPE html><html></html>')).toMatch(/document type|web page/);
    expect(await refusal('feed', '<a/>')).toMatch(/not a feed/);
    expect(await refusal('markdown', 'x')).toMatch(/no Markdown files/);
    const bad = await bring('markdown', { 'a.md': '---\ntitle: A\nnonsense\n---\nx' });
    expect(bad.message).toBe(
      'a.md, line 3: “nonsense” is not a line of front matter. It needs a name, a colon and a space.',
    );
    const open = await bring('markdown', { 'ok.md': 'Fine.', 'z.md': '---\ntitle: A\n' });
    expect(open.message).toMatch(/z\.md, line 1: The front matter has no end/);
    expect((await open.site.visit('/ok')).status).toBe(404);
  });
});
