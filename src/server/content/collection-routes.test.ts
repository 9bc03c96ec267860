import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly parentId: string | null;
  readonly position: number;
}

describeOnBothEngines('lists of documents', (on) => {
  const tree = async (site: Awaited<ReturnType<typeof createTestSite>>): Promise<Listed[]> =>
    (await site.api('GET', 'tree')).json.documents;

  test('whatever is moved where, siblings stand in the order they were put in', async () => {
    const site = await createTestSite(on.deps);
    for (const title of ['One', 'Two', 'Three', 'Four'])
      await site.api('POST', 'documents', { kind: 'page', body: emptyBody(title) });
    const top = async () => (await tree(site)).filter((page) => page.parentId === null).map(({ id }) => id);
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), async (which, where) => {
        const before = await top();
        const moved = before[which % before.length] ?? '';
        const others = before.filter((id) => id !== moved);
        const at = where % (others.length + 1);
        const placed = await site.api('POST', `documents/${moved}/place`, {
          parentId: null,
          afterId: others[at - 1] ?? null,
        });
        expect(placed.status).toBe(200);
        expect(await top()).toEqual([...others.slice(0, at), moved, ...others.slice(at)]);
      }),
      { numRuns: 12 },
    );
  });

  test('a page put below another takes its address along, and the old one leads on', async () => {
    const site = await createTestSite(on.deps);
    const parent = await site.publish({ body: textBody(on.deps, 'Studio', 'Where we work.') });
    const child = await site.publish({ body: textBody(on.deps, 'Kilns', 'Two of them.') });
    const placed = await site.api('POST', `documents/${child.id}/place`, {
      parentId: parent.id,
      afterId: null,
    });
    expect(placed.json.document.path).toBe('/studio/kilns');
    const old = await site.visit('/kilns');
    expect([old.status, old.headers.get('location')]).toEqual([301, '/studio/kilns']);
    const circle = await site.api('POST', `documents/${parent.id}/place`, {
      parentId: child.id,
      afterId: null,
    });
    expect(circle.status).toBe(422);
  });

  test('a duplicate is a draft beside its original that changes on its own', async () => {
    const site = await createTestSite(on.deps);
    const page = await site.publish({ body: textBody(on.deps, 'Prices', 'Fair.') });
    const copy = (await site.api('POST', `documents/${page.id}/duplicate`)).json.document;
    expect(copy).toMatchObject({ title: 'Copy of Prices', path: '/copy-of-prices', publishedId: null });
    const [original, copied] = await Promise.all(
      [page.id, copy.id].map(async (id) => (await site.api('GET', `documents/${id}`)).json.draft.body),
    );
    expect(copied.sections[0].blocks[0].props).toEqual(original.sections[0].blocks[0].props);
    expect(copied.sections[0].id).not.toBe(original.sections[0].id);
    expect((await site.visit('/copy-of-prices')).status).toBe(404);
  });

  test('items are found by state, word and label, in the order asked for, with their number', async () => {
    const site = await createTestSite(on.deps);
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const write = async (title: string, tags: string[]) =>
      (
        await site.api('POST', 'documents', {
          kind: 'item',
          collectionId,
          body: { ...textBody(on.deps, title, 'Words.'), fields: { tags } },
        })
      ).json.document.id as string;
    const ash = await write('Ash & 100% glaze', ['ash']);
    const umberId = await write('Umber_one', []);
    await site.api('POST', `documents/${ash}/publish`, {});
    const titles = async (query: string) =>
      (await site.api('GET', `collections/${collectionId}/items?${query}`)).json.items.map(
        ({ title }: Listed) => title,
      );
    expect(await titles('order=title')).toEqual(['Ash & 100% glaze', 'Umber_one']);
    expect(await titles('state=draft')).toEqual(['Umber_one']);
    expect(await titles('state=published')).toEqual(['Ash & 100% glaze']);
    expect(await titles('search=100%25')).toEqual(['Ash & 100% glaze']);
    expect(await titles('search=h_g')).toEqual([]);
    expect(await titles('label=ash')).toEqual(['Ash & 100% glaze']);
    expect(await titles('from=0&to=1')).toEqual([]);
    const at = on.deps.now() + 86_400_000;
    await site.api('POST', `documents/${umberId}/schedule`, { at, action: 'publish' });
    expect(await titles(`from=${at}&to=${at + 1}`)).toEqual(['Umber_one']);
    expect(await titles(`from=${at - 1}&to=${at}`)).toEqual([]);
    expect(await titles(`from=0&to=${at}&order=title`)).toEqual(['Ash & 100% glaze']);
    await site.api('DELETE', `documents/${umberId}/schedule`);
    const [journal] = (await site.api('GET', 'collections')).json.collections;
    expect(journal).toMatchObject({ id: collectionId, title: 'Journal', items: 2 });
    const changed = await site.api('PATCH', `collections/${collectionId}`, {
      title: 'Diary',
      settings: { itemsPerPage: 5, isManuallyOrdered: true },
    });
    expect(changed.status).toBe(200);
    await site.api('PATCH', `collections/${collectionId}`, { settings: { isManuallyOrdered: true } });
    expect((await site.api('GET', 'collections')).json.collections[0]).toMatchObject({
      title: 'Diary',
      settings: { itemsPerPage: 5, isManuallyOrdered: true },
    });
  });

  test('the page of a new collection begins with its name, to be seen and not only read aloud', async () => {
    const site = await createTestSite(on.deps);
    for (const type of [COLLECTION_TYPES.blog, COLLECTION_TYPES.events, COLLECTION_TYPES.portfolio]) {
      const { pageId } = (await site.api('POST', 'collections', { type, title: `List ${type}` })).json;
      await site.api('POST', `documents/${pageId}/publish`, {});
      const html = await (await site.visit(`/list-${type}`)).text();
      expect(html.match(/<h1[^>]*>/g)).toEqual(['<h1>']);
      expect(html).toContain(`<h1>List ${type}</h1>`);
    }
  });

  test('a portfolio begins with the block that shows its projects, whose pages lead to one another', async () => {
    const site = await createTestSite(on.deps);
    const made = await site.api('POST', 'collections', { type: COLLECTION_TYPES.portfolio, title: 'Work' });
    const { collectionId, pageId } = made.json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const nav = (index: number) =>
      blockOf(on.deps.newId(), 'project-nav', { order: 'title', wraps: index > 1, showsCovers: false });
    for (const [index, title] of ['Alder', 'Birch', 'Cedar'].entries())
      await site.publish({ kind: 'item', collectionId, body: bodyOf(title, on.deps.newId(), [nav(index)]) });
    const list = await (await site.visit('/work')).text();
    expect(list).toContain('class="portfolio portfolio-grid"');
    expect(list.match(/href="\/work\/(alder|birch|cedar)"/g)).toHaveLength(3);
    const links = async (path: string) =>
      [...(await (await site.visit(path)).text()).matchAll(/<a rel="(prev|next)"[^>]*href="([^"]+)"/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    expect(await links('/work/alder')).toEqual(['next /work/birch']);
    expect(await links('/work/cedar')).toEqual(['prev /work/birch', 'next /work/alder']);
  });
});
