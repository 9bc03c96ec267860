import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

type Site = Awaited<ReturnType<typeof createTestSite>>;

describeOnBothEngines('a page in the menu', (on) => {
  const make = async (site: Site, title: string): Promise<string> =>
    (await site.api('POST', 'documents', { kind: 'page', body: textBody(on.deps, title, 'Words.') })).json
      .document.id;
  const put = (site: Site, id: string, isShown: boolean, token?: string) =>
    site.api('PUT', `documents/${id}/menu`, { isShown }, token);
  const isShown = async (site: Site, id: string) =>
    (await site.api('GET', `documents/${id}/menu`)).json.isShown;
  const navigation = async (site: Site) => {
    const { documents } = (await site.api('GET', 'documents?kind=navigation')).json;
    return (await site.api('GET', `documents/${documents[0].id}`)).json;
  };
  const menuAt = async (site: Site, path = '/home') => {
    const html = await (await site.visit(path)).text();
    const menu = /<nav class="site-nav"[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    return [...menu.matchAll(/>([^<>]+)</g)].map(([, words]) => words);
  };
  const homed = async () => {
    const site = await createTestSite(on.deps);
    await site.publish({ body: textBody(on.deps, 'Home', 'Words.') });
    return site;
  };

  test('visitors get it once the page is published, and no longer than that', async () => {
    const site = await homed();
    const id = await make(site, 'Prices');
    expect(await isShown(site, id)).toBe(false);
    expect((await put(site, id, true)).status).toBe(200);
    expect(await isShown(site, id)).toBe(true);
    expect(await menuAt(site)).toEqual([]);
    await site.api('POST', `documents/${id}/publish`, {});
    expect(await menuAt(site)).toEqual(['Prices']);
    await site.api('POST', `documents/${id}/unpublish`);
    expect(await menuAt(site)).toEqual([]);
    const { document } = await navigation(site);
    expect(document.draftId).toBe(document.publishedId);
  });

  test('a new one goes before the entry that is named, and to the end where that is gone', async () => {
    const site = await homed();
    const [about = '', contact = '', prices = ''] = [
      await make(site, 'About'),
      await make(site, 'Contact'),
      await make(site, 'Prices'),
    ];
    await put(site, about, true);
    const { draft } = await navigation(site);
    const before = draft.body.fields.main[0].id;
    const enter = (id: string, next: string) =>
      site.api('PUT', `documents/${id}/menu`, { isShown: true, before: next });
    expect((await enter(contact, before)).status).toBe(200);
    expect((await enter(prices, on.deps.newId())).status).toBe(200);
    for (const id of [about, contact, prices]) await site.api('POST', `documents/${id}/publish`, {});
    expect(await menuAt(site)).toEqual(['Contact', 'About', 'Prices']);
  });

  test('a footer that repeats the menu gets it too, and one with a menu of its own does not', async () => {
    const site = await homed();
    const footerOf = async () =>
      ((await navigation(site)).draft.body.fields.footer ?? []).map(({ title }: { title: string }) => title);
    const setFooter = async (after: unknown) => {
      const { document, draft } = await navigation(site);
      const before = draft.body.fields.footer;
      const operation = { op: 'set', id: 'body', path: ['fields', 'footer'], after };
      const operations = [before === undefined ? operation : { ...operation, before }];
      const edited = await site.api('POST', `documents/${document.id}/operations`, {
        baseId: draft.id,
        operations,
      });
      expect(edited.status).toBe(200);
    };
    const [prices = '', hours = '', journal = ''] = [
      await make(site, 'Prices'),
      await make(site, 'Hours'),
      await make(site, 'Journal'),
    ];
    await put(site, prices, true);
    expect(await footerOf()).toEqual([]);
    await setFooter([{ id: 'imprint', title: 'Imprint', link: { url: 'https://example.org' } }]);
    await put(site, hours, true);
    expect(await footerOf()).toEqual(['Imprint']);
    await setFooter([{ id: 'again', title: 'Prices', link: { ref: 'page', id: prices } }]);
    await put(site, journal, true);
    expect(await footerOf()).toEqual(['Prices', 'Journal']);
    await site.api('POST', `documents/${journal}/publish`, {});
    const html = await (await site.visit('/home')).text();
    expect(html.split('>Journal<').length - 1).toBe(2);
  });

  test('taken out it keeps its place for later, and is not entered twice', async () => {
    const site = await homed();
    const ids = [await make(site, 'Prices'), await make(site, 'Hours')];
    for (const id of ids) {
      await put(site, id, true);
      await site.api('POST', `documents/${id}/publish`, {});
    }
    await put(site, ids[0] ?? '', false);
    expect(await menuAt(site)).toEqual(['Hours']);
    expect(await isShown(site, ids[0] ?? '')).toBe(false);
    for (let times = 0; times < 2; times += 1) await put(site, ids[0] ?? '', true);
    expect(await menuAt(site)).toEqual(['Prices', 'Hours']);
  });

  test('what waits in the navigation goes on waiting', async () => {
    const site = await homed();
    const id = await make(site, 'Prices');
    await site.api('POST', `documents/${id}/publish`, {});
    const { document, draft } = await navigation(site);
    const after = [{ id: 'x', title: 'Not yet', link: { url: 'https://example.org' } }];
    const operation = { op: 'set', id: 'body', path: ['fields', 'main'], after };
    const before = draft.body.fields.main;
    const edited = await site.api('POST', `documents/${document.id}/operations`, {
      baseId: draft.id,
      operations: [before === undefined ? operation : { ...operation, before }],
    });
    expect(edited.status).toBe(200);
    await put(site, id, true);
    expect(await menuAt(site)).toEqual(['Prices']);
    const now = await navigation(site);
    expect(now.draft.body.fields.main.map(({ title }: { title: string }) => title)).toEqual([
      'Not yet',
      'Prices',
    ]);
    expect(now.document.publishedId).not.toBe(now.document.draftId);
    await site.api('POST', `documents/${document.id}/publish`, {});
    expect(await menuAt(site)).toEqual(['Not yet', 'Prices']);
  });

  test('without the permission to publish the entry waits in the navigation', async () => {
    const writer = await createTestSite(on.deps, { scopes: ['read', 'write'] });
    const id = await make(writer, 'Prices');
    expect((await put(writer, id, true)).status).toBe(200);
    const { document } = await navigation(writer);
    expect(document.draftId).not.toBe(document.publishedId);
  });

  test('posts stand in no menu, nor does what is deleted', async () => {
    const site = await homed();
    const { collectionId } = (await site.api('POST', 'collections', { type: 1, title: 'Journal' })).json;
    const item = { kind: 'item', collectionId, body: textBody(on.deps, 'A post', 'Words.') };
    const { document } = (await site.api('POST', 'documents', item)).json;
    expect((await put(site, document.id, true)).status).toBe(404);
    const id = await make(site, 'Prices');
    await site.api('DELETE', `documents/${id}`);
    expect((await put(site, id, true)).status).toBe(404);
  });
});
