import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('the end of a post', (on) => {
  test('a post leads to those around it and to related ones, and back to its collection', async () => {
    const site = await createTestSite(on.deps);
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    for (const [index, title] of ['Digging', 'Drying', 'Firing', 'Selling'].entries()) {
      const body = textBody(on.deps, title, 'Words.');
      await site.publish({
        kind: 'item',
        collectionId,
        publishedAt: on.deps.now() - 10_000 + index,
        body: { ...body, fields: { tags: index % 2 === 0 ? ['clay'] : ['other'] } },
      });
    }
    const html = await (await site.visit('/journal/drying')).text();
    expect(html).toMatch(/rel="prev"[^>]*href="\/journal\/digging"/);
    expect(html).toMatch(/rel="next"[^>]*href="\/journal\/firing"/);
    expect(html).toMatch(/<h2[^>]*>Read on<\/h2><ul><li><a href="\/journal\/selling"/);
    expect(html).toContain('All of Journal');
    const settings = { showsNeighbours: false, showsRelated: false };
    await site.api('PATCH', `collections/${collectionId}`, { settings });
    expect(await (await site.visit('/journal/drying')).text()).not.toContain('post-nav');
  });

  test('the page of a collection is laid out as its settings say', async () => {
    const site = await createTestSite(on.deps);
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    await site.publish({ kind: 'item', collectionId, body: textBody(on.deps, 'Digging', 'Deep down.') });
    const shown = async () => (await site.visit('/journal')).text();
    expect(await shown()).toContain('summary summary-list');
    const listing = {
      layout: 'cards',
      introduction: 'Notes from the pit.',
      image: true,
      date: false,
      author: false,
      excerpt: false,
      categories: false,
    };
    expect((await site.api('PATCH', `collections/${collectionId}`, { settings: { listing } })).status).toBe(
      200,
    );
    const html = await shown();
    expect(html).toContain('summary summary-cards');
    expect(html).toContain('Notes from the pit.');
    expect(html).not.toMatch(/summary-item"[\s\S]*<time/);
    expect(html).not.toContain('Deep down.');
  });

  test('readers choose by category or tag above the list, once there are two of them', async () => {
    const site = await createTestSite(on.deps);
    const { collectionId, pageId } = (
      await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' })
    ).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const post = (title: string, fields: object) =>
      site.publish({
        kind: 'item',
        collectionId,
        body: { ...textBody(on.deps, title, 'Words.'), fields: { ...fields } },
      });
    const shown = async (query = '') => (await site.visit(`/journal${query}`)).text();
    await post('Digging', { tags: ['clay'] });
    expect(await shown()).not.toContain('summary-labels');
    await post('Drying', { tags: ['clay', 'air & sun'] });
    expect(await shown()).toMatch(
      /<nav class="summary-labels" aria-label="Tags"><a href="\/journal" aria-current="page">All<\/a><a href="\/journal\?tag=clay">clay<\/a>/,
    );
    const part = await shown('?tag=air%20%26%20sun');
    expect(part).toContain('<a href="/journal?tag=air%20%26%20sun" aria-current="page">air &amp; sun</a>');
    expect(part).not.toContain('Digging');

    await post('Firing', { categories: ['Kiln'] });
    await post('Selling', { categories: ['Shop'] });
    expect(await shown()).toContain('aria-label="Categories"');
    const settings = { listing: { labels: false } };
    await site.api('PATCH', `collections/${collectionId}`, { settings });
    expect(await shown()).not.toContain('summary-labels');
  });
});
