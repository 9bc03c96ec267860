import { expect, test } from 'vitest';
import { BODY } from '#domain/content/body-id.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { checkCategoryTotal, MAX_NESTED_CATEGORIES } from '#domain/content/limits.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('details of posts', (on) => {
  const journal = async () => {
    const site = await createTestSite(on.deps);
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    return { site, collectionId: collectionId as string };
  };
  const withTags = (title: string, tags: string[], categories: string[] = []) => ({
    ...emptyBody(title),
    fields: { tags, categories },
  });

  test('LINK-23 the same tag or category twice is refused in the words of the contract', async () => {
    const { site, collectionId } = await journal();
    const twice = await site.api('POST', 'documents', {
      kind: 'item',
      collectionId,
      body: withTags('Clay', ['Glaze', 'glaze']),
    });
    expect(twice.status).toBe(422);
    expect(JSON.stringify(twice.json)).toContain('This tag already exists');
    const made = await site.api('POST', 'documents', {
      kind: 'item',
      collectionId,
      body: withTags('Clay', ['Glaze'], ['Notes']),
    });
    const add = (field: string, before: string[], after: string[]) =>
      site.api('POST', `documents/${made.json.document.id}/operations`, {
        baseId: made.json.revisionId,
        operations: [{ op: 'set', id: BODY, path: ['fields', field], before, after }],
      });
    expect((await add('tags', ['Glaze'], ['Glaze', 'GLAZE'])).status).toBe(422);
    const category = await add('categories', ['Notes'], ['Notes', 'notes']);
    expect(JSON.stringify(category.json)).toContain('This category already exists');
    expect((await add('tags', ['Glaze'], ['Glaze', 'Kiln'])).status).toBe(200);
  });

  test('LINK-18 a category of more than 25 characters, and a tag of more than 50, is not stored', async () => {
    const { site, collectionId } = await journal();
    const write = async (tags: string[], categories: string[]) => {
      const body = withTags('Clay', tags, categories);
      return (await site.api('POST', 'documents', { kind: 'item', collectionId, body })).status;
    };
    expect(await write([], ['a'.repeat(25)])).toBe(201);
    expect(await write([], ['a'.repeat(26)])).toBe(422);
    expect(await write(['a'.repeat(50)], [])).toBe(201);
    expect(await write(['a'.repeat(51)], [])).toBe(422);
  });

  test('SITE-64 a collection has at most 10000 categories in all', async () => {
    const { site, collectionId } = await journal();
    const page = await site.publish({ kind: 'item', collectionId, body: withTags('Clay', [], ['Notes']) });
    const labels = Array.from({ length: MAX_NESTED_CATEGORIES - 1 }, (_, index) => ({
      documentId: page.id,
      siteId: site.siteId,
      collectionId,
      kind: 'category' as const,
      label: `c${index}`,
    }));
    await on.deps.db.write(async (tx) => {
      for (let at = 0; at < labels.length; at += 1000)
        await tx
          .insertInto('labels')
          .values(labels.slice(at, at + 1000))
          .execute();
    });
    const write = (category: string) =>
      site.api('POST', 'documents', { kind: 'item', collectionId, body: withTags('More', [], [category]) });
    const refused = await write('One too many');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.json)).toContain('up to 10,000 categories');
    expect((await write('Notes')).status).toBe(201);
    expect([checkCategoryTotal(10_000).ok, checkCategoryTotal(10_001).ok]).toEqual([true, false]);
  });

  test('SITE-62 a collection of more than 250 items is not ordered by hand', async () => {
    const { site, collectionId } = await journal();
    const write = (title: string) =>
      site.api('POST', 'documents', { kind: 'item', collectionId, body: emptyBody(title) });
    for (let index = 0; index < 251; index += 1) expect((await write(`Post ${index}`)).status).toBe(201);
    const order = (isManuallyOrdered: boolean) =>
      site.api('PATCH', `collections/${collectionId}`, { settings: { isManuallyOrdered } });
    const refused = await order(true);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.json)).toContain('up to 250 items');
    const { items } = (await site.api('GET', `collections/${collectionId}/items`)).json;
    await site.api('DELETE', `documents/${items[0].id}`);
    expect((await order(true)).status).toBe(200);
    expect((await write('One more')).status).toBe(422);
  });

  test('a post bears the date its author says, which is not yet to come', async () => {
    const { site, collectionId } = await journal();
    const post = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Clay', 'How it is dug.'),
    });
    const date = (id: string, publishedAt: number | null) =>
      site.api('PUT', `documents/${id}/settings`, { publishedAt });
    const then = Date.UTC(2024, 4, 17, 12);
    expect((await date(post.id, then)).status).toBe(200);
    expect(await (await site.visit(post.path)).text()).toContain('May 17, 2024');
    expect((await date(post.id, on.deps.now() + 1000)).status).toBe(422);
    expect((await date(post.id, null)).status).toBe(422);
    const { item } = (await (await site.visit(`${post.path}?format=json`)).json()) as { item: object };
    expect(item).toMatchObject({ itemType: 1, recordType: 'text', visibility: 'published' });
    const page = await site.publish({ body: textBody(on.deps, 'About', 'Us.') });
    expect((await date(page.id, then)).status).toBe(422);
  });

  test('further pages of a list have an address and title of their own, and end', async () => {
    const { site, collectionId } = await journal();
    await site.api('PATCH', `collections/${collectionId}`, { settings: { itemsPerPage: 1 } });
    for (const title of ['One', 'Two'])
      await site.publish({ kind: 'item', collectionId, body: withTags(title, ['clay']) });
    const head = async (search: string) => {
      const answer = await site.visit(`/journal${search}`);
      const html = await answer.text();
      return [
        answer.status,
        /<title>([^<]*)/.exec(html)?.[1]?.split(' — ')[0],
        /rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1],
      ];
    };
    const first = await head('');
    const second = await head('?page=2');
    expect([first[0], first[2]]).toEqual([200, '/journal']);
    expect([second[0], second[2]]).toEqual([200, '/journal?page=2']);
    expect(second[1]).toContain('Journal, page 2');
    expect(first[1]).not.toContain('page');
    expect((await head('?tag=clay&page=2'))[2]).toBe('/journal?tag=clay&amp;page=2');
    expect((await head('?tag=clay'))[1]).toBe('Posts tagged “clay”');
    expect((await head('?tag=clay&page=2'))[1]).toBe('Posts tagged “clay”, page 2');
    const archive = await (await site.visit('/journal?tag=clay')).text();
    expect(archive).toContain('<h2>Posts tagged “clay”</h2>');
    expect(archive).toContain('<title>Posts tagged “clay” — Journal — ');
    expect(archive).toMatch(/name="description" content="Posts tagged “clay”: (One|Two)"/);
    const firstPage = /rel="prev" href="([^"]*)"/.exec(
      await (await site.visit('/journal?tag=clay&page=2')).text(),
    );
    expect(firstPage?.[1]).toBe('/journal?tag=clay');
    expect((await head('?tag=nothing'))[2]).toBe('/journal');
    expect((await head('?page=3'))[0]).toBe(404);
    expect((await head('?page=999'))[0]).toBe(404);
  });

  test('posts ordered by hand are put where they were dropped, and visitors see them so', async () => {
    const { site, collectionId } = await journal();
    await site.api('PATCH', `collections/${collectionId}`, { settings: { isManuallyOrdered: true } });
    const made: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      made.push((await site.publish({ kind: 'item', collectionId, body: emptyBody(title) })).id);
    const put = (id = '', afterId: string | null = null) =>
      site.api('POST', `documents/${id}/place`, { parentId: null, afterId });
    expect((await put(made[2], null)).status).toBe(200);
    expect((await put(made[0], made[1])).status).toBe(200);
    const { items } = (await site.api('GET', `collections/${collectionId}/items?order=manual`)).json;
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Three', 'Two', 'One']);
    const shown = await (await site.visit('/journal')).text();
    expect([...shown.matchAll(/<h2><a [^>]*>(\w+)/g)].map(([, title]) => title)).toEqual([
      'Three',
      'Two',
      'One',
    ]);
  });
});
