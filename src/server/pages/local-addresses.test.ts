import { expect, test, vi } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { createTestSite, type TestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const BUTTON = definitions['button']?.defaults;
const SHOWN = [
  { code: 'fr', isHidden: false },
  { code: 'ar', isHidden: false },
];

async function setSlug(site: TestSite, documentId: string, slug: string | null, language = 'fr') {
  const path = `documents/${documentId}/translations/${language}`;
  const { revisionId } = (await site.api('GET', path)).json;
  return site.api('PUT', path, { baseId: revisionId, texts: [], slug });
}

async function ask(site: TestSite, path: string) {
  const answer = await site.visit(path);
  return [answer.status, answer.headers.get('location')];
}

async function textOf(site: TestSite, path: string): Promise<string> {
  const answer = await site.visit(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

describeOnBothEngines('addresses of pages in another language', (on) => {
  async function start() {
    const site = await createTestSite(on.deps);
    expect((await site.api('PUT', 'settings', { languages: SHOWN })).status).toBe(200);
    const about = await site.publish({ body: textBody(on.deps, 'About', 'Glaze and ash.') });
    const button = blockOf(on.deps.newId(), 'button', {
      ...BUTTON,
      label: 'About us',
      link: { ref: 'page', id: about.id },
    });
    const text = blockOf(on.deps.newId(), 'text', { content: paragraphs('Hours.'), size: 'regular' });
    const hours = await site.publish({ body: bodyOf('Hours', on.deps.newId(), [text, button]) });
    return { site, about, hours };
  }

  async function startJournal(site: TestSite) {
    const { json } = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' });
    await site.api('POST', `documents/${json.pageId}/publish`, {});
    const post = await site.publish({
      kind: 'item',
      collectionId: json.collectionId,
      body: textBody(on.deps, 'First firing', 'Ash.'),
    });
    return { collectionId: json.collectionId, pageId: json.pageId, post };
  }

  test('a page has an address for each language, and every other form of it leads there', async () => {
    const { site, about, hours } = await start();
    expect((await setSlug(site, about.id, 'a-propos')).status).toBe(200);
    expect((await setSlug(site, about.id, 'من-نحن', 'ar')).status).toBe(200);
    for (const _time of ['first', 'from the cache']) {
      expect(await textOf(site, '/about')).toContain('<html lang="en-US"');
      expect(await textOf(site, '/fr/a-propos')).toContain('<html lang="fr"');
      expect(await textOf(site, encodeURI('/ar/من-نحن'))).toContain('<html lang="ar"');
    }
    expect(await ask(site, '/fr/about?x=1')).toEqual([301, '/fr/a-propos?x=1']);
    expect(await ask(site, '/FR/A-Propos')).toEqual([301, '/fr/a-propos']);
    expect(await ask(site, '/fr/a-propos/')).toEqual([301, '/fr/a-propos']);
    expect(await ask(site, '/ar/about')).toEqual([301, encodeURI('/ar/من-نحن')]);
    expect((await site.visit('/a-propos')).status).toBe(404);
    expect((await site.visit('/ar/a-propos')).status).toBe(404);
    expect(await textOf(site, `/fr${hours.path}`)).toContain('href="/fr/a-propos"');
    expect(await textOf(site, hours.path)).toContain('href="/about"');
  });

  test('the page, its other languages and the sitemap name the address of each', async () => {
    const { site, about } = await start();
    await setSlug(site, about.id, 'a-propos');
    await setSlug(site, about.id, 'من-نحن', 'ar');
    const origin = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(await textOf(site, '/about'))?.[1];
    const expected = [
      ['en-US', `${origin}/about`],
      ['fr', `${origin}/fr/a-propos`],
      ['ar', `${origin}/ar/من-نحن`],
      ['x-default', `${origin}/about`],
    ];
    for (const [index, path] of ['/about', '/fr/a-propos', encodeURI('/ar/من-نحن')].entries()) {
      const html = await textOf(site, path);
      const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
      expect([...alternates].map(([, code, href]) => [code, href])).toEqual(expected);
      expect(html).toContain(`<link rel="canonical" href="${expected[index]?.[1]}"/>`);
      expect(html).toContain('<a href="/fr/a-propos" hrefLang="fr"');
      expect(html).toContain('<a href="/about" hrefLang="en-US"');
    }
    const xml = await textOf(site, '/sitemap.xml');
    expect(xml).toContain(`<loc>${origin}/fr/a-propos</loc>`);
    expect(xml).toContain(`hreflang="ar" href="${origin}${encodeURI('/ar/من-نحن')}"`);
    expect(xml).not.toContain('/fr/about');
  });

  test('what is below follows: posts, dates and pages of lists, in links, feeds, data and results', async () => {
    const { site } = await start();
    const { pageId, post } = await startJournal(site);
    await setSlug(site, pageId, 'journal-fr');
    expect(await textOf(site, `/fr/journal-fr/first-firing`)).toContain('Ash.');
    expect((await setSlug(site, post.id, 'premier-article')).status).toBe(200);
    expect(await textOf(site, '/fr/journal-fr/premier-article')).toContain('Ash.');
    for (const old of [
      '/fr/journal/first-firing',
      '/fr/journal-fr/first-firing',
      '/fr/journal/premier-article',
    ])
      expect(await ask(site, old)).toEqual([301, '/fr/journal-fr/premier-article']);
    expect(await textOf(site, '/fr/journal-fr')).toContain('href="/fr/journal-fr/premier-article"');
    expect(await textOf(site, '/fr/journal-fr?format=atom')).toContain('/fr/journal-fr/premier-article"/>');
    const data = JSON.parse(await textOf(site, '/fr/journal-fr/premier-article?format=json'));
    expect(data.item.url).toMatch(/\/fr\/journal-fr\/premier-article$/);
    expect(await textOf(site, '/journal?format=atom')).toContain('/journal/first-firing"/>');
  });

  test('two pages never have one address in a language', async () => {
    const { site, about, hours } = await start();
    const taken = await setSlug(site, about.id, 'hours');
    expect([taken.status, taken.json.error.message]).toEqual([
      409,
      '“Hours” already has the address /fr/hours. Choose another one.',
    ]);
    await setSlug(site, about.id, 'a-propos');
    const again = await setSlug(site, hours.id, 'a-propos');
    expect([again.status, again.json.error.message]).toEqual([
      409,
      '“About” already has the address /fr/a-propos. Choose another one.',
    ]);
    // Other languages have addresses of their own.
    expect((await setSlug(site, hours.id, 'a-propos', 'ar')).status).toBe(200);
    const moved = await site.api('POST', `documents/${hours.id}/move`, { slug: 'a-propos' });
    expect([moved.status, moved.json.error.message]).toEqual([
      409,
      '“About” already has the address /fr/a-propos. Choose another one.',
    ]);
    const other = await site.publish({ body: textBody(on.deps, 'A propos', 'Glaze.') });
    expect(other.path).toBe('/a-propos-2');
    // The address of the main language is free below the prefix once the page has another one there.
    expect((await setSlug(site, hours.id, 'about')).status).toBe(200);
    expect(await textOf(site, '/fr/about')).toContain('Hours.');
    expect((await setSlug(site, about.id, null)).status).toBe(409);
  });

  test('what cannot be an address is refused in words, and nothing is saved', async () => {
    const { site, about } = await start();
    for (const [slug, words] of [
      ['À propos', 'Try “a-propos”.'],
      ['cart', 'Vitrine uses this address.'],
      ['', 'It is empty.'],
      ['a/b', 'Try “a-b”.'],
    ] as const) {
      const refused = await setSlug(site, about.id, slug);
      expect([slug, refused.status]).toEqual([slug, 422]);
      expect(refused.json.error.message).toContain(words);
    }
    const path = `documents/${about.id}/translations/fr`;
    const { revisionId, texts, address } = (await site.api('GET', path)).json;
    expect(address).toEqual({ slug: null, mainSlug: 'about', mainPath: '/about', above: '/fr' });
    const title = { id: texts[0].id, path: texts[0].path, value: 'À propos' };
    const refused = await site.api('PUT', path, { baseId: revisionId, texts: [title], slug: 'hours' });
    expect(refused.status).toBe(409);
    expect((await site.api('GET', path)).json.texts[0].translation).toBeNull();
    const saved = await site.api('PUT', path, { baseId: revisionId, texts: [title], slug: 'a-propos' });
    expect(saved.json.texts[0].translation).toBe('À propos');
    expect(saved.json.address.slug).toBe('a-propos');
  });

  test('a changed address leads on, in its language, and so does what is below', async () => {
    const { site } = await start();
    const { pageId, post } = await startJournal(site);
    await setSlug(site, pageId, 'carnet');
    await setSlug(site, post.id, 'premier');
    await setSlug(site, pageId, 'journal-fr');
    expect(await ask(site, '/fr/carnet/premier')).toEqual([301, '/fr/journal-fr/premier']);
    expect(await ask(site, '/fr/carnet')).toEqual([301, '/fr/journal-fr']);
    await setSlug(site, pageId, null);
    expect(await ask(site, '/fr/journal-fr')).toEqual([301, '/fr/journal']);
    expect(await textOf(site, '/fr/journal/premier')).toContain('Ash.');
    // Back again: the address is a page, and no redirect.
    await setSlug(site, pageId, 'carnet');
    expect(await textOf(site, '/fr/carnet/premier')).toContain('Ash.');
    const { redirects } = (await site.api('GET', 'redirects')).json;
    expect(redirects.map(({ from }: { from: string }) => from)).not.toContain('/fr/carnet');
    expect(
      redirects.filter(({ problem }: { problem?: { kind: string } }) => problem?.kind === 'nowhere'),
    ).toEqual([]);
    // The main language's address moves, and the French one below it with it.
    const { id } = await site.publish({ body: textBody(on.deps, 'Studio', 'Clay.') });
    await site.api('POST', `documents/${pageId}/move`, { parentId: id });
    expect(await ask(site, '/fr/carnet/premier')).toEqual([301, '/fr/studio/carnet/premier']);
    expect(await ask(site, '/fr/journal')).toEqual([301, '/fr/studio/carnet']);
    expect(await textOf(site, '/fr/studio/carnet')).toContain('<html lang="fr"');
  });

  test('deleting frees the address, and what comes back takes it only if it is free', async () => {
    const { site, about, hours } = await start();
    await setSlug(site, about.id, 'a-propos');
    const copy = (await site.api('POST', `documents/${about.id}/duplicate`, {})).json.document;
    expect(copy.settings.slugs).toBeUndefined();
    await site.api('DELETE', `documents/${about.id}`);
    for (const gone of ['/about', '/fr/about', '/fr/a-propos'])
      expect([gone, (await site.visit(gone)).status]).toEqual([gone, 410]);
    expect((await setSlug(site, hours.id, 'a-propos')).status).toBe(200);
    await site.api('POST', `documents/${about.id}/restore`, {});
    expect(await textOf(site, '/fr/a-propos')).toContain('Hours.');
    expect(await textOf(site, '/fr/about')).toContain('Glaze and ash.');
    // One that comes back to a free address has it again.
    await site.api('DELETE', `documents/${hours.id}`);
    await site.api('POST', `documents/${hours.id}/restore`, {});
    expect(await textOf(site, '/fr/a-propos')).toContain('Hours.');
    await site.api('POST', `documents/${hours.id}/unpublish`, {});
    expect((await site.visit('/fr/a-propos')).status).toBe(404);
    const settings = await site.api('PUT', `documents/${hours.id}/settings`, { isHiddenFromSearch: true });
    expect(settings.status).toBe(200);
    await site.api('POST', `documents/${hours.id}/publish`, {});
    expect(await textOf(site, '/fr/a-propos')).toContain('Hours.');
  });

  test('a language that comes back has its addresses again, unless another page has one now', async () => {
    const { site, about, hours } = await start();
    await setSlug(site, about.id, 'a-propos');
    const set = (languages: unknown) => site.api('PUT', 'settings', { languages });
    await set([]);
    expect((await site.visit('/fr/a-propos')).status).toBe(404);
    await set(SHOWN);
    expect(await textOf(site, '/fr/a-propos')).toContain('Glaze and ash.');
    await set([]);
    await site.api('POST', `documents/${hours.id}/move`, { slug: 'a-propos' });
    const refused = await set(SHOWN);
    expect([refused.status, refused.json.error.message]).toEqual([
      422,
      '“Hours” and another page would have the address /fr/a-propos. Change the address of “Hours”, then add the language.',
    ]);
  });

  test('a hidden language has addresses, which visitors cannot know yet', async () => {
    const { site, about } = await start();
    await site.api('PUT', 'settings', { languages: [{ code: 'fr', isHidden: true }] });
    await setSlug(site, about.id, 'qui');
    await setSlug(site, about.id, 'a-propos');
    expect((await site.visit('/fr/a-propos')).status).toBe(404);
    expect((await site.api('GET', 'redirects')).json.redirects).toEqual([]);
    await site.api('PUT', 'settings', { languages: SHOWN });
    expect(await textOf(site, '/fr/a-propos')).toContain('Glaze and ash.');
  });

  test('a redirect to a page leads to its address in the language', async () => {
    const { site, about } = await start();
    await setSlug(site, about.id, 'a-propos');
    await site.api('POST', 'redirects', { from: '/old', target: '/about' });
    await site.api('POST', 'redirects', { from: '/fr/vieux', target: '/fr/a-propos' });
    expect(await ask(site, '/fr/old')).toEqual([301, '/fr/a-propos']);
    expect(await ask(site, '/fr/vieux')).toEqual([301, '/fr/a-propos']);
    expect(await ask(site, '/old')).toEqual([301, '/about']);
    const { redirects } = (await site.api('GET', 'redirects')).json;
    expect(redirects.map(({ problem }: { problem?: unknown }) => problem)).toEqual([undefined, undefined]);
  });

  test('all pages and languages of a version read the addresses once', async () => {
    const { site, about } = await start();
    await setSlug(site, about.id, 'a-propos');
    const spy = vi.spyOn(on.db.read.getExecutor(), 'executeQuery');
    for (const path of ['/fr/a-propos', '/about', '/ar/about', '/fr/hours', '/fr/nowhere', '/sitemap.xml'])
      await site.visit(path);
    const asked = spy.mock.calls.filter(([{ sql }]) => sql.includes('slugs'));
    spy.mockRestore();
    expect(asked.length).toBe(1);
  });
});
