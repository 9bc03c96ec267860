import { expect, test } from 'vitest';
import { createTestSite, textBody } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

describeOnBothEngines('the examples of a shop', (on) => {
  test('are counted in one place, go into the trash together, and come back', async () => {
    const site = await createTestSite(on.deps);
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
    const make = async (title: string, fields: object) => {
      const body = { ...textBody(on.deps, title, 'Thrown.'), fields };
      const { document } = (await site.api('POST', 'documents', { kind: 'item', collectionId, body })).json;
      const variants = [{ id: on.deps.newId(), optionValues: [], sku: '', ...price }];
      const form = { kind: 'physical', taxClass: '', options: [], variants };
      await site.api('PUT', `products/${document.id}`, form);
      return document.id as string;
    };
    const count = async () => {
      const { lacks } = (await site.api('GET', 'checklist')).json;
      const point = lacks.find(({ kind }: { kind: string }) => kind === 'example-products');
      const { json } = await site.api('GET', 'products/examples');
      expect(point?.count ?? 0).toBe(json.count);
      return json.count as number;
    };
    expect(await count()).toBe(0);
    const bowl = await make('Bowl', { excerpt: 'An example. For figs.', tags: ['Example'] });
    const dish = await make('Dish', { excerpt: 'An example of a dish.', tags: ['Example', 'New'] });
    // One was made the owner’s own, the other only reads like an example.
    const cup = await make('Cup', { excerpt: 'For two sips.', tags: ['Example'] });
    const book = await make('Book', { excerpt: 'An example of good printing.', tags: [] });
    expect(await count()).toBe(2);

    const removed = await site.api('DELETE', 'products/examples');
    expect([...removed.json.ids].sort()).toEqual([bowl, dish].sort());
    expect(await count()).toBe(0);
    const left = (await site.api('GET', 'products')).json.products.map(({ id }: { id: string }) => id);
    expect(left.sort()).toEqual([cup, book].sort());
    expect((await site.api('DELETE', 'products/examples')).json.ids).toEqual([]);

    await site.api('POST', `documents/${bowl}/restore`);
    expect(await count()).toBe(1);
  });
});
