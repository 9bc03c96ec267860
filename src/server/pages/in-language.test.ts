import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { BODY } from '#domain/content/body-id.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const BUTTON = definitions['button']?.defaults;
const SHOWN = [
  { code: 'fr', isHidden: false },
  { code: 'ar', isHidden: false },
  { code: 'pt-BR', isHidden: true },
];

async function setLanguages(site: TestSite, languages: unknown = SHOWN) {
  expect((await site.api('PUT', 'settings', { languages })).status).toBe(200);
}

async function textOf(site: TestSite, path: string, init?: RequestInit): Promise<string> {
  return (await site.visit(path, init)).text();
}

describeOnBothEngines('a site in several languages', (on) => {
  /** A page with a link to another, each translated into French. */
  async function start() {
    const site = await createTestSite(on.deps);
    await setLanguages(site);
    const hours = await site.publish({
      body: { ...textBody(on.deps, 'Hours', 'Monday.'), overlays: { 'locale:fr': { title: 'Horaires' } } },
    });
    const link = { ref: 'page', id: hours.id } as const;
    const text = blockOf(on.deps.newId(), 'text', { content: paragraphs('Welcome.'), size: 'regular' });
    const button = blockOf(on.deps.newId(), 'button', { ...BUTTON, label: 'See hours', link });
    const shown = bodyOf('About', on.deps.newId(), [
      { ...text, overlays: { 'locale:fr': { props: { content: paragraphs('Bienvenue.') } } } },
      { ...button, overlays: { 'locale:fr': { props: { label: 'Voir les horaires' } } } },
    ]);
    const about = await site.publish({
      body: {
        ...shown,
        fields: { description: 'Who we are.' },
        overlays: { 'locale:fr': { title: 'À propos', fields: { description: 'Qui nous sommes.' } } },
      },
    });
    return { site, about, hours };
  }

  test('each language has its own address, with the words, language and direction of it', async () => {
    const { site, about } = await start();
    const english = await textOf(site, about.path);
    const french = await textOf(site, `/fr${about.path}`);
    const arabic = await textOf(site, `/ar${about.path}`);
    expect(english).toContain('<html lang="en-US" dir="ltr"');
    expect(english).toContain('Welcome.');
    expect(french).toContain('<html lang="fr" dir="ltr"');
    for (const words of ['Bienvenue.', 'Voir les horaires', '<title>À propos', 'Qui nous sommes.'])
      expect(french).toContain(words);
    expect(french).not.toContain('Welcome.');
    // Without a translation the main language shows.
    expect(arabic).toContain('<html lang="ar" dir="rtl"');
    expect(arabic).toContain('Welcome.');
  });

  test('links stay in the language, files and calls do not change', async () => {
    const { site, about, hours } = await start();
    const french = await textOf(site, `/fr${about.path}`);
    expect(french).toContain(`href="/fr${hours.path}"`);
    expect(french).not.toContain(`href="${hours.path}"`);
    expect(french).toMatch(/<a class="site-name" href="\/fr"/);
    expect(french).not.toMatch(/(?:href|src|action)="\/fr\/(?:_v|api|s)\//);
  });

  test('a page names its other languages, and every one of them the same', async () => {
    const { site, about } = await start();
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(
      await textOf(site, about.path),
    )?.[1];
    const alternates = (html: string) =>
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, code, href]) => [code, href],
      );
    const expected = [
      ['en-US', `${origin}${about.path}`],
      ['fr', `${origin}/fr${about.path}`],
      ['ar', `${origin}/ar${about.path}`],
      ['x-default', `${origin}${about.path}`],
    ];
    for (const prefix of ['', '/fr', '/ar']) {
      const html = await textOf(site, prefix + about.path);
      expect(alternates(html)).toEqual(expected);
      expect(html).toContain(`<link rel="canonical" href="${origin}${prefix}${about.path}"/>`);
      expect(html).toContain(`<meta property="og:url" content="${origin}${prefix}${about.path}"/>`);
    }
  });

  test('a hidden language is not there, nor is one that the site has not', async () => {
    const { site, about } = await start();
    for (const prefix of ['/pt-br', '/de', '/en']) {
      const answer = await site.visit(prefix + about.path);
      expect([prefix, answer.status]).toEqual([prefix, 404]);
    }
    expect(await textOf(site, about.path)).not.toContain('pt-BR');
  });

  test('an address in another form leads to the one of its language', async () => {
    const { site, about } = await start();
    for (const [asked, location] of [
      ['/fr/', '/fr'],
      ['/FR/about', '/fr/about'],
      ['/fr/about/', '/fr/about'],
      ['/fr/About?x=1', '/fr/about?x=1'],
    ]) {
      const answer = await site.visit(asked ?? '');
      expect([asked, answer.status, answer.headers.get('location')]).toEqual([asked, 301, location]);
    }
    expect(about.path).toBe('/about');
  });

  test('what is kept of one language is never sent in another', async () => {
    const { site, about } = await start();
    for (const _time of ['first', 'from the cache']) {
      expect(await textOf(site, about.path)).toContain('Welcome.');
      expect(await textOf(site, `/fr${about.path}`)).toContain('Bienvenue.');
      expect(await textOf(site, '/fr/nowhere')).toContain('<html lang="fr"');
      expect(await textOf(site, '/nowhere')).toContain('<html lang="en-US"');
    }
  });

  test('menus, the name of the site and its parts around pages are those of the language', async () => {
    const { site, hours } = await start();
    const { documents } = (await site.api('GET', 'documents?kind=navigation')).json;
    const [navigation] = documents;
    const link = { ref: 'page', id: hours.id };
    const before = (await site.api('GET', `documents/${navigation.id}`)).json.draft.body.fields;
    const edited = await site.api('POST', `documents/${navigation.id}/operations`, {
      baseId: navigation.draftId,
      operations: [
        {
          op: 'set',
          id: BODY,
          path: ['fields'],
          before,
          after: { main: [{ id: 'one', title: 'Opening hours', link }], footer: [] },
        },
        {
          op: 'setOverlay',
          id: BODY,
          condition: 'locale:fr',
          path: ['fields', 'main'],
          after: { one: { title: 'Heures d’ouverture' } },
        },
      ],
    });
    expect(edited.status).toBe(200);
    await site.api('POST', `documents/${navigation.id}/publish`, {});
    await site.api('PUT', 'settings', { overlays: { 'locale:fr': { title: 'Braise et cendre' } } });
    const french = await textOf(site, `/fr${hours.path}`);
    expect(french).toContain('Heures d’ouverture');
    expect(french).toContain('Braise et cendre');
    expect(french).not.toContain('Opening hours');
    const english = await textOf(site, hours.path);
    expect(english).toContain('Opening hours');
    expect(english).not.toContain('Braise et cendre');
  });

  test('the sitemap lists every page in every language, each with the others', async () => {
    const { site, about } = await start();
    const xml = await textOf(site, '/sitemap.xml');
    const urls = [...xml.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url);
    const pages = ['', '/fr', '/ar'].map((prefix) => `${prefix}${about.path}</loc>`);
    for (const page of pages) {
      const [url, ...others] = urls.filter((each) => each.includes(`4321${page}`));
      expect([page, others.length, (url?.match(/hreflang="/g) ?? []).length]).toEqual([page, 0, 4]);
    }
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(xml).not.toContain('pt-br');
    expect(await textOf(site, '/fr/sitemap.xml')).toBe(xml);
    await setLanguages(site, []);
    expect(await textOf(site, '/sitemap.xml')).not.toContain('xhtml');
  });

  test('feeds are in the language, and so is the data of a page', async () => {
    const site = await createTestSite(on.deps);
    await setLanguages(site);
    const { json } = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' });
    await site.api('POST', `documents/${json.pageId}/publish`, {});
    const post = await site.publish({
      kind: 'item',
      collectionId: json.collectionId,
      body: { ...textBody(on.deps, 'Glaze', 'Ash.'), overlays: { 'locale:fr': { title: 'Émail' } } },
    });
    const feed = await textOf(site, '/fr/journal?format=atom');
    expect(feed).toContain('xml:lang="fr"');
    expect(feed).toContain('<title>Émail</title>');
    expect(feed).toContain(`/fr${post.path}"/>`);
    expect(await textOf(site, '/journal?format=atom')).toContain('<title>Glaze</title>');
    const list = await textOf(site, '/fr/journal');
    expect(list).toContain('Émail');
    expect(list).toContain(`href="/fr${post.path}"`);
    const data = JSON.parse(await textOf(site, `/fr${post.path}?format=json`));
    expect(data.website.locale).toBe('fr');
    expect(data.item.title).toBe('Émail');
    expect(data.item.url).toMatch(new RegExp(`/fr${post.path}$`));
  });

  test('who is sent on by a redirect or a form stays in the language', async () => {
    const { site, about } = await start();
    await site.api('POST', 'redirects', { from: '/old', target: about.path });
    const answer = await site.visit('/fr/old');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/fr${about.path}`]);
  });

  test('the words of the product are in the language of the page', async () => {
    const { site, about } = await start();
    const page = await textOf(site, `/fr${about.path}`);
    expect(page).toContain('Aller au contenu');
    expect(page).not.toContain('Skip to content');
    const nowhere = await textOf(site, '/fr/nowhere');
    expect(nowhere).toContain('<h1>Page introuvable</h1>');
    expect(nowhere).toContain('action="/fr/search"');
    expect(nowhere).toContain('<a href="/fr">Retour à l’accueil</a>');
    await site.api('PUT', 'settings', { locale: 'de-AT' });
    expect(await textOf(site, '/nowhere')).toContain('<h1>Seite nicht gefunden</h1>');
  });

  test('a page is found by its words in the language of the search', async () => {
    const { site, about } = await start();
    const kilns = await site.publish({ body: textBody(on.deps, 'Kilns', 'Two kilns, one of brick.') });
    await site.worker.drain();
    const found = async (path: string): Promise<string[]> =>
      JSON.parse(await textOf(site, path)).hits.map((hit: { path: string }) => hit.path);
    expect(await found('/fr/search?format=json&q=bienvenue')).toEqual([`/fr${about.path}`]);
    expect(await found('/search?format=json&q=bienvenue')).toEqual([]);
    expect(await found('/search?format=json&q=welcome')).toEqual([about.path]);
    expect(await found('/fr/search?format=json&q=welcome')).toEqual([]);
    // Without a translation, a page shows the words of the main language, and is found by them.
    expect(await found('/fr/search?format=json&q=brick')).toEqual([`/fr${kilns.path}`]);
    expect(await found('/ar/search?format=json&q=two kilns')).toEqual([`/ar${kilns.path}`]);
    // What is typed without scripts is answered by a page of the language.
    const page = await textOf(site, '/fr/search?q=bienvenue');
    expect(page).toContain('1 résultat pour « bienvenue »');
    expect(page).toContain(`<a href="/fr${about.path}">À propos</a>`);
  });

  test('scripts get their words with a page in another language, and in English nothing is added', async () => {
    const { site } = await start();
    const search = blockOf(on.deps.newId(), 'search', definitions['search']?.defaults);
    const { path } = await site.publish({ body: bodyOf('Find', on.deps.newId(), [search]) });
    const words = /<script type="application\/json" data-words="search">(.*?)<\/script>/;
    expect(JSON.parse(words.exec(await textOf(site, `/fr${path}`))?.[1] ?? '{}').searching).toBe(
      'Recherche…',
    );
    expect(await textOf(site, path)).not.toContain('data-words');
  });

  test('every page leads to itself in the other languages', async () => {
    const { site, about } = await start();
    const links = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)" hrefLang="([^"]*)"([^>]*)>([^<]*)</g)].map(
        ([, href, code, rest, name]) => [href, code, rest?.includes('aria-current="true"'), name],
      );
    expect(links(await textOf(site, `/fr${about.path}`))).toEqual([
      [about.path, 'en-US', false, 'English'],
      [`/fr${about.path}`, 'fr', true, 'Français'],
      [`/ar${about.path}`, 'ar', false, 'العربية'],
    ]);
    expect(links(await textOf(site, '/ar/nowhere')).map(([href]) => href)).toEqual(['/', '/fr', '/ar']);
    await setLanguages(site, []);
    expect(await textOf(site, about.path)).not.toContain('language-switcher');
  });
});
