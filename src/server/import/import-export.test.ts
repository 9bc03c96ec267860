import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ITEM_STATUS } from '#domain/content/codes.ts';
import type { ImportEntry } from '#domain/import/report.ts';
import type { ImportReport } from '#domain/import/report-schema.ts';
import { importFile, importText, inFolder, newSite } from '#testing/server/import-site.ts';
import { plainPicture } from '#testing/server/media-site.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { makeWxr, OLD_SITE, type TestItem } from '#testing/server/wxr.ts';
import { editDocument } from '../content/edit-document.ts';
import { listDocuments } from '../content/queries.ts';
import type { Deps } from '../deps.ts';
import { findRevision, findSystemDocument } from '../kernel/documents/queries.ts';
import type { Imported } from './import-export.ts';

const DATA = path.join(process.cwd(), '../shared/data');
const WORDPRESS = path.join(DATA, 'import/wordpress/theme-unit-test.xml');
const hasData = existsSync(WORDPRESS);
if (!hasData) console.log('Skipped: tests of real exports need ../shared/data.');

function reportOf(result: Imported): ImportReport {
  if (result.kind === 'refused') throw new Error(result.message);
  return result.report;
}

function countsOf({ totals }: ImportReport): Record<string, number[]> {
  return Object.fromEntries(
    totals.map(({ kind, created, updated, unchanged, kept, leftOut }) => [
      kind,
      [created, updated, unchanged, kept, leftOut],
    ]),
  );
}

async function documents(deps: Deps, siteId: string) {
  return [
    ...(await listDocuments(deps.db.read, siteId, { kind: 'page' })),
    ...(await listDocuments(deps.db.read, siteId, { kind: 'item' })),
  ];
}

async function draftText(deps: Deps, siteId: string, path: string): Promise<string> {
  const document = (await documents(deps, siteId)).find((each) => each.path === path);
  const draft = document?.draftId ? await findRevision(deps.db.read, siteId, document.draftId) : undefined;
  return JSON.stringify(draft?.body ?? null);
}

async function versionOf(deps: Deps, siteId: string): Promise<number> {
  return (
    await deps.db.read
      .selectFrom('sites')
      .select('version')
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow()
  ).version;
}

const entryOf = (report: ImportReport, title: string): ImportEntry | undefined =>
  report.entries.find((entry) => entry.title === title && entry.kind !== 'redirect');

describeOnBothEngines('importing an export', (on) => {
  const page = (id: number, slug: string, more: Partial<TestItem> = {}): TestItem => ({
    id,
    slug,
    type: 'page',
    title: slug,
    content: `<p>${slug}</p>`,
    ...more,
  });

  test('pages, posts, their dates, states and addresses come over', async () => {
    const { deps } = on;
    const { siteId } = await newSite(deps);
    const xml = makeWxr([
      page(30, 'child', { parent: 20, link: `${OLD_SITE}/parent/child/` }),
      page(20, 'parent'),
      page(10, 'about', {
        content: `<p><a href="${OLD_SITE}/2024/hello/#part">Post</a> <a href="/?page_id=30">Child</a></p>`,
      }),
      {
        id: 1,
        slug: 'hello',
        title: 'Hello &amp; <em>welcome</em>',
        content: 'One.\n\nTwo.',
        link: `${OLD_SITE}/2024/hello/`,
        date: '2024-05-06 07:08:09',
      },
      { id: 2, slug: 'later', title: 'Later', status: 'future', date: '2031-01-01 00:00:00' },
      { id: 3, slug: 'missed', title: 'Missed', status: 'future', date: '2020-01-01 00:00:00' },
      { id: 4, slug: 'draft', title: 'A draft', status: 'draft', date: '0000-00-00 00:00:00' },
      { id: 5, slug: 'own', title: 'Private', status: 'private' },
      { id: 6, slug: 'waiting', title: 'Waiting', status: 'pending' },
      { id: 7, slug: 'old', title: 'Binned', status: 'trash' },
      { id: 8, slug: 'ring', type: 'product', title: 'A ring' },
      { id: 9, slug: 'secret', title: 'Secret', password: 'enter' },
    ]);
    const report = reportOf(await importText(deps, xml, { siteId }));
    expect(countsOf(report)).toMatchObject({
      page: [3, 0, 0, 0, 0],
      post: [7, 0, 0, 0, 0],
      other: [1, 0, 0, 0, 2],
    });
    const all = await documents(deps, siteId);
    const at = (path: string) => all.find((document) => document.path === path);
    expect(at('/parent/child')?.parentId).toBe(at('/parent')?.id);
    expect(at('/blog/hello')).toMatchObject({
      title: 'Hello & welcome',
      status: ITEM_STATUS.published,
      publishedAt: Date.UTC(2024, 4, 6, 7, 8, 9),
    });
    expect(at('/blog/later')).toMatchObject({
      status: ITEM_STATUS.scheduled,
      scheduledAt: Date.UTC(2031, 0, 1),
      publishedId: null,
    });
    expect(at('/blog/missed')?.status).toBe(ITEM_STATUS.published);
    expect(at('/blog/draft')).toMatchObject({ status: ITEM_STATUS.draft, publishedId: null });
    expect(at('/blog/own')).toMatchObject({ status: ITEM_STATUS.private, publishedId: null });
    expect(at('/blog/waiting')).toMatchObject({ status: ITEM_STATUS.needsReview, publishedId: null });
    expect(at('/blog/secret')?.settings.passwordHash).toMatch(/^scrypt\$/);
    expect(entryOf(report, 'Binned')?.notes.join()).toContain('trash');
    expect(entryOf(report, 'A ring')?.notes.join()).toContain('product');
    const about = await draftText(deps, siteId, '/about');
    expect(about).toContain(`{"ref":"item","id":"${at('/blog/hello')?.id}","anchor":"part"}`);
    expect(about).toContain(`{"ref":"page","id":"${at('/parent/child')?.id}"}`);
  });

  test('visitors find pages under old addresses, with the names WordPress gave them', async () => {
    const { deps } = on;
    const { siteId, identifier } = await newSite(deps);
    const extra =
      '<wp:category><wp:term_id>5</wp:term_id><wp:category_nicename>raku</wp:category_nicename><wp:cat_name>Raku firing</wp:cat_name></wp:category>';
    const post: TestItem = {
      id: 11,
      slug: 'kiln',
      title: 'Kiln',
      link: `${OLD_SITE}/2024/05/kiln/`,
      labels: [['category', 'raku', 'Raku firing']],
    };
    reportOf(
      await importText(deps, makeWxr([post, page(12, 'about', { link: `${OLD_SITE}/about/` })], { extra }), {
        siteId,
      }),
    );
    const { app, registry } = await testApp(deps);
    await registry.refresh?.();
    const locationOf = async (address: string) => {
      const response = await app.request(new Request(`http://${identifier}.localhost:4321${address}`));
      return [response.status, response.headers.get('location')];
    };
    expect(await locationOf('/2024/05/kiln')).toEqual([301, '/blog/kiln']);
    expect(await locationOf('/?p=11')).toEqual([301, '/blog/kiln']);
    expect(await locationOf('/?page_id=12')).toEqual([301, '/about']);
    expect(await locationOf('/?p=99')).toEqual([200, null]);
    expect(await locationOf('/category/raku')).toEqual([301, '/blog?category=Raku%20firing']);
    expect(await locationOf('/about')).toEqual([200, null]);
  });

  test('LINK-17 LINK-18 tags and categories that are too long are named in the report and left out', async () => {
    const { siteId } = await newSite(on.deps);
    const long = 'c'.repeat(26);
    const post: TestItem = {
      id: 1,
      slug: 'a',
      title: 'Labels',
      labels: [
        ['category', 'x', long],
        ['category', 'y', 'c'.repeat(25)],
        ['post_tag', 'z', 't'.repeat(51)],
        ['post_tag', 'u', 't'.repeat(50)],
      ],
    };
    const report = reportOf(await importText(on.deps, makeWxr([post]), { siteId }));
    const notes = entryOf(report, 'Labels')?.notes.join() ?? '';
    expect(notes).toContain(long);
    expect(notes).toContain('t'.repeat(51));
    expect(await draftText(on.deps, siteId, '/blog/a')).toContain(
      `"tags":["${'t'.repeat(50)}"],"categories":["${'c'.repeat(25)}"]`,
    );
  });

  test('comments keep their state and order; mentions by other sites are left out', async () => {
    const { siteId } = await newSite(on.deps);
    const comments = [
      { id: 2, body: 'An <b>answer</b>', parent: 1 },
      { id: 1, body: 'First' },
      { id: 3, body: 'Waiting', approved: '0' },
      { id: 4, body: 'Buy!', approved: 'spam' },
      { id: 5, body: 'ping', type: 'pingback' },
    ];
    const xml = makeWxr([{ id: 1, slug: 'a', title: 'Talk', comments }]);
    const report = reportOf(await importText(on.deps, xml, { siteId }));
    expect(countsOf(report)['comment']).toEqual([4, 0, 0, 0, 1]);
    const rows = await on.db.read.selectFrom('comments').selectAll().where('siteId', '=', siteId).execute();
    const by = (body: string) => rows.find((row) => row.body === body);
    expect(by('An answer')?.parentId).toBe(by('First')?.id);
    expect([by('Waiting')?.status, by('Buy!')?.status, by('First')?.status]).toEqual([
      'pending',
      'spam',
      'published',
    ]);
    const blog = await on.db.read
      .selectFrom('collections')
      .select('settings')
      .where('siteId', '=', siteId)
      .executeTakeFirstOrThrow();
    // They are shown below the posts, and readers go on where they were.
    expect(JSON.parse(blog.settings).comments).toMatchObject({ mode: 'open', moderation: 'first' });
    expect(countsOf(reportOf(await importText(on.deps, xml, { siteId })))['comment']).toEqual([
      0, 0, 4, 0, 1,
    ]);
  });

  test('posts that took no comments take none, though their blog does; what was said is shown', async () => {
    const { siteId } = await newSite(on.deps);
    const comments = [{ id: 1, body: 'First' }];
    const xml = makeWxr([
      { id: 1, slug: 'a', title: 'Open', comments, commentStatus: 'open' },
      { id: 2, slug: 'b', title: 'Closed', comments: [{ id: 2, body: 'Last' }], commentStatus: 'closed' },
      { id: 3, slug: 'c', title: 'Silent', commentStatus: 'closed' },
    ]);
    await importText(on.deps, xml, { siteId });
    const modes = async () =>
      (
        await on.db.read
          .selectFrom('documents')
          .select(['title', 'settings'])
          .where('siteId', '=', siteId)
          .where('kind', '=', 'item')
          .orderBy('slug')
          .execute()
      ).map(({ title, settings }) => [title, JSON.parse(settings).comments]);
    expect(await modes()).toEqual([
      ['Open', undefined],
      ['Closed', 'closed'],
      ['Silent', 'off'],
    ]);
    await on.db.write((tx) =>
      tx.updateTable('documents').set({ settings: '{}' }).where('siteId', '=', siteId).execute(),
    );
    await importText(on.deps, xml, { siteId });
    expect(await modes()).toEqual([
      ['Open', undefined],
      ['Closed', undefined],
      ['Silent', undefined],
    ]);
  });

  test('files from the folder become pictures, those that are not in it links', async () => {
    await inFolder(async (folder) => {
      writeFileSync(path.join(folder, 'jug.jpg'), await plainPicture(900, 600));
      const { siteId } = await newSite(on.deps);
      const upload = (id: number, name: string): TestItem => ({
        id,
        type: 'attachment',
        status: 'inherit',
        title: name,
        attachmentUrl: `${OLD_SITE}/wp-content/uploads/2024/05/${name}`,
        meta: { _wp_attachment_image_alt: `Alt of ${name}` },
      });
      const content = `<!-- wp:image {"id":50} --><figure class="wp-block-image"><img src="${OLD_SITE}/wp-content/uploads/2024/05/jug-300x200.jpg" class="wp-image-50"/></figure><!-- /wp:image --><!-- wp:image {"id":51} --><figure class="wp-block-image"><img src="${OLD_SITE}/wp-content/uploads/2024/05/lost.jpg" alt="Lost"/></figure><!-- /wp:image -->`;
      const xml = makeWxr([
        { id: 1, slug: 'a', title: 'Pictures', content, meta: { _thumbnail_id: '50' } },
        upload(50, 'jug.jpg'),
        upload(51, 'lost.jpg'),
      ]);
      const report = reportOf(await importText(on.deps, xml, { siteId, mediaDir: folder }));
      expect(countsOf(report)['media']).toEqual([1, 0, 0, 0, 1]);
      const body = await draftText(on.deps, siteId, '/blog/a');
      const media = await on.db.read
        .selectFrom('media')
        .selectAll()
        .where('siteId', '=', siteId)
        .executeTakeFirstOrThrow();
      expect(body).toContain(`"image":{"ref":"media","id":"${media.id}"}`);
      expect(body).toContain('Picture: Lost');
      expect(media).toMatchObject({ alt: 'Alt of jug.jpg', width: 900 });
      const again = countsOf(reportOf(await importText(on.deps, xml, { siteId, mediaDir: folder })));
      expect(again).toMatchObject({ media: [0, 0, 1, 0, 1], post: [0, 0, 1, 0, 0] });
    });
  });

  test('a second import changes nothing; a newer file changes only what nobody has edited here', async () => {
    const { deps } = on;
    const { siteId } = await newSite(deps);
    const items = (word: string): TestItem[] => [
      { id: 1, slug: 'mine', title: 'Mine', content: `<p>${word}</p>` },
      { id: 2, slug: 'theirs', title: 'Theirs', content: `<p>${word}</p>` },
      { id: 3, slug: 'same', title: 'Same', content: '<p>same</p>' },
    ];
    reportOf(await importText(deps, makeWxr(items('first')), { siteId }));
    const version = await versionOf(deps, siteId);
    const again = reportOf(await importText(deps, makeWxr(items('first')), { siteId }));
    expect(again.entries.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(await versionOf(deps, siteId)).toBe(version);

    const mine = (await documents(deps, siteId)).find((document) => document.path === '/blog/mine');
    await editDocument(
      deps,
      { name: 'Ann', mayInjectCode: true },
      {
        siteId,
        documentId: mine?.id ?? '',
        baseId: mine?.draftId ?? '',
        operations: [{ op: 'set', id: 'body', path: ['title'], before: 'Mine', after: 'Mine, edited' }],
      },
    );
    const report = reportOf(await importText(deps, makeWxr(items('second')), { siteId }));
    expect(countsOf(report)['post']).toEqual([0, 1, 1, 1, 0]);
    expect(await draftText(deps, siteId, '/blog/theirs')).toContain('second');
    const mineText = await draftText(deps, siteId, '/blog/mine');
    expect(mineText).not.toContain('second');
    expect(report.entries.find(({ outcome }) => outcome === 'kept')?.notes.join()).toContain('edited here');
  });

  test('a dry run says the same and writes nothing', async () => {
    const { siteId } = await newSite(on.deps);
    const xml = makeWxr([page(1, 'about'), { id: 2, slug: 'a', title: 'A' }]);
    const version = await versionOf(on.deps, siteId);
    const report = reportOf(await importText(on.deps, xml, { siteId, isDryRun: true }));
    expect(countsOf(report)).toMatchObject({ page: [1, 0, 0, 0, 0], post: [1, 0, 0, 0, 0] });
    expect(await documents(on.deps, siteId)).toEqual([]);
    expect(await versionOf(on.deps, siteId)).toBe(version);
  });

  test('an address of the old site stays; one that it has not made is spelt as its language does', async () => {
    const { siteId } = await newSite(on.deps);
    const xml = makeWxr([
      { ...page(1, 'uber-uns'), title: 'Über uns' },
      { ...page(2, ''), title: 'Größe', status: 'draft' },
      { ...page(3, encodeURIComponent('привет')), title: 'Привет' },
    ]).replace('<language>en<', '<language>de-DE<');
    const pathsOf = async (isDryRun: boolean) =>
      reportOf(await importText(on.deps, xml, { siteId, isDryRun }))
        .entries.filter(({ kind }) => kind === 'page')
        .map(({ path }) => path);
    expect(await pathsOf(true)).toEqual(['/uber-uns', '/groesse', '/привет']);
    expect(await pathsOf(false)).toEqual(['/uber-uns', '/groesse', '/привет']);
  });

  test('a text in the other direction comes over in it, and is shown in it', async () => {
    const { siteId, identifier } = await newSite(on.deps);
    const content = '<p dir="rtl">Ember היא סדנה</p><p dir="rtl">שלום</p><p>Hello</p>';
    reportOf(await importText(on.deps, makeWxr([{ id: 1, slug: 'he', title: 'שלום', content }]), { siteId }));
    const { app, registry } = await testApp(on.deps);
    await registry.refresh?.();
    const html = await (await app.request(`http://${identifier}.localhost:4321/blog/he`)).text();
    expect(html).toContain('<h1 dir="rtl">שלום</h1>');
    expect(html).toContain('<p dir="rtl">Ember היא סדנה</p><p dir="rtl">שלום</p><p>Hello</p>');
  });

  test('menus become the navigation, deeper levels folded; one the owner has made stays', async () => {
    const { siteId } = await newSite(on.deps);
    const entry = (id: number, target: number, parent = 0): TestItem => ({
      id,
      type: 'nav_menu_item',
      order: id,
      labels: [['nav_menu', 'main', 'Main menu']],
      meta: {
        _menu_item_type: 'post_type',
        _menu_item_object: 'page',
        _menu_item_object_id: String(target),
        _menu_item_menu_item_parent: String(parent),
        _menu_item_url: '',
      },
    });
    const xml = makeWxr([
      page(1, 'one'),
      page(2, 'two'),
      entry(90, 1),
      entry(91, 2, 90),
      entry(92, 1, 91),
      entry(93, 77),
    ]);
    const report = reportOf(await importText(on.deps, xml, { siteId }));
    const navigation = await findSystemDocument(on.db.read, siteId, 'navigation');
    const body = await findRevision(on.db.read, siteId, navigation?.publishedId ?? '');
    expect(body?.body.fields['main']).toMatchObject([
      { title: 'one', children: [{ title: 'two' }, { title: 'one' }] },
    ]);
    expect(entryOf(report, 'Main menu')?.notes.join()).toContain('deeper than two levels');
  });

  test.skipIf(!hasData)('the theme unit test comes over whole, and again without a change', async () => {
    const { deps } = on;
    const { siteId } = await newSite(deps);
    const report = reportOf(await importFile(deps, WORDPRESS, { siteId }));
    expect(countsOf(report)).toMatchObject({
      page: [21, 0, 0, 0, 0],
      post: [51, 0, 0, 0, 0],
      media: [0, 0, 0, 0, 38],
      comment: [28, 0, 0, 0, 4],
      menu: [2, 0, 0, 0, 3],
    });
    const rows = await on.db.read
      .selectFrom('comments')
      .select('status')
      .where('siteId', '=', siteId)
      .execute();
    expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(3);
    const again = reportOf(await importFile(deps, WORDPRESS, { siteId }));
    expect(again.entries.filter(({ outcome }) => outcome !== 'unchanged' && outcome !== 'left-out')).toEqual(
      [],
    );
  });

  test.skipIf(!hasData)(
    'every other real file imports or is refused with a line, and nothing is half done',
    async () => {
      const folder = path.join(DATA, 'import/wordpress/importer-edge-cases');
      const refused: string[] = [];
      for (const name of readdirSync(folder).sort()) {
        const { siteId } = await newSite(on.deps);
        const result = await importFile(on.deps, path.join(folder, name), { siteId });
        const made = await documents(on.deps, siteId);
        if (result.kind === 'imported') {
          expect(
            result.report.entries.filter(({ kind, outcome }) => kind === 'post' && outcome === 'left-out'),
            name,
          ).toEqual([]);
          expect(made.length, name).toBeGreaterThan(0);
          continue;
        }
        refused.push(name);
        expect(made, name).toEqual([]);
        if (name.startsWith('malformed') || name.startsWith('crazy'))
          expect(result.message, name).toMatch(/Line \d+, column \d+/);
      }
      expect(refused).toEqual([
        'crazy-cdata.xml',
        'invalid-version-tag.xml',
        'malformed-simple.xml',
        'malformed.xml',
        'missing-version-tag.xml',
      ]);
    },
  );

  test.skipIf(!hasData)('a Squarespace export comes over although it is no proper XML', async () => {
    const { siteId } = await newSite(on.deps);
    const file = path.join(DATA, 'import/squarespace/sample.xml');
    const report = reportOf(await importFile(on.deps, file, { siteId, source: 'squarespace' }));
    expect(countsOf(report)).toMatchObject({
      page: [2, 0, 0, 0, 0],
      post: [3, 0, 0, 0, 0],
      media: [0, 0, 0, 0, 1],
    });
    const all = await documents(on.deps, siteId);
    expect(all.map((document) => document.title)).toContain('Draft & Post & More—More');
    const basic = await draftText(on.deps, siteId, '/blog/basic-post');
    expect(basic).toContain('"author":"Hermione Granger"');
    expect(basic.match(/Picture: MAKINGIT/g)).toHaveLength(1);
    expect(all.map((document) => document.path)).toEqual(
      expect.arrayContaining(['/services', '/no-title', '/blog/my-dated-post']),
    );
    const again = reportOf(await importFile(on.deps, file, { siteId, source: 'squarespace' }));
    expect(again.entries.filter(({ outcome }) => outcome === 'created' || outcome === 'updated')).toEqual([]);
  });
});
