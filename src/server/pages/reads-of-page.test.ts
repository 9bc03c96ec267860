/** What a page that is made anew reads: nothing twice. */
import { expect, test, vi } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { textBody } from '#testing/server/fixture.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('what a page reads', (on) => {
  async function readsOf(visit: () => Promise<Response>) {
    const spy = vi.spyOn(on.db.read.getExecutor(), 'executeQuery');
    expect((await visit()).status).toBe(200);
    const asked = spy.mock.calls.map(([{ sql, parameters }]) => JSON.stringify([sql, parameters]));
    spy.mockRestore();
    return asked;
  }

  test('the grid of a shop, a product and a post read nothing twice', async () => {
    const { site, sell } = await openTaxedShop(on.deps, { country: 'DE' });
    const bowl = await sell('Bowl', 'physical', 2400, { categories: ['Bowls'] });
    await sell('Plate', 'physical', 1800);
    const blog = await site.api('POST', 'collections', { type: COLLECTION_TYPES.blog, title: 'Journal' });
    await site.api('POST', `documents/${blog.json.pageId}/publish`, {});
    const post = await site.publish({
      kind: 'item',
      collectionId: blog.json.collectionId,
      body: textBody(on.deps, 'Firing', 'A day beside the kiln.'),
    });
    await site.visit('/journal');
    const found = [];
    for (const path of ['/shop', bowl.path, post.path]) {
      const asked = await readsOf(() => site.visit(path));
      const again = asked.filter((each, index) => asked.indexOf(each) !== index);
      found.push({ path, queries: asked.length, again });
    }
    expect(found).toEqual([
      { path: '/shop', queries: 12, again: [] },
      { path: bowl.path, queries: 16, again: [] },
      { path: post.path, queries: 5, again: [] },
    ]);
  });
});
