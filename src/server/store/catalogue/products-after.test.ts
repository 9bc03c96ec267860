/** What a product’s page ends in: what was bought with it, and what is like it. */
import { expect, test } from 'vitest';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { staffVisitor } from '#testing/server/staff-visitor.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const BOUGHT = 'Customers also bought';
const ALIKE = 'You may also like';

describeOnBothEngines('the end of a product’s page', (on) => {
  async function openShop() {
    const identifier = `near-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const made = (await site.api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    await site.api('POST', `documents/${made.pageId}/publish`, {});
    await site.api('PUT', 'payments', { invoice: { isOn: true } });
    const sell = async (title: string, category: string) => {
      const block = blockOf(on.deps.newId(), 'product', { layout: 'stacked', showsExcerpt: true });
      const body = { ...bodyOf(title, on.deps.newId(), [block]), fields: { categories: [category] } };
      const { id, path } = await site.publish({ kind: 'item', collectionId: made.collectionId, body });
      const price = { priceMinor: 2500, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
      const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
      const form = { kind: 'service', taxClass: '', options: [], variants: [variant] };
      await site.api('PUT', `products/${id}`, form);
      return { path: path ?? '', variantId: variant.id };
    };
    /** Names below the page’s own, by their heading. */
    const near = async (path: string) => {
      const html = await (await site.visit(path)).text();
      const parts = html.split(/<h2[^>]*>/).slice(1);
      const named = parts.map((part) => {
        const [heading = ''] = part.split('</h2>');
        return [heading, [...part.matchAll(/<h3><a [^>]*>([^<]+)/g)].map(([, name]) => name)] as const;
      });
      return Object.fromEntries(named.filter(([heading]) => [BOUGHT, ALIKE].includes(heading)));
    };
    const buy = async (variantIds: readonly string[], payment = 'invoice') => {
      const origin = `http://${identifier}.localhost:4321`;
      // With another way to pay on, the test is for the people who run the shop.
      const isTest = payment === 'test';
      const visitor = isTest
        ? await staffVisitor(on.deps, site, { siteId: site.siteId, origin })
        : await testVisitor(site, origin);
      for (const variantId of variantIds)
        await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
      const html = await (await visitor.ask('GET', CHECKOUT_PATH)).text();
      const seenTotal = /name="seenTotal" value="(\d+)"/.exec(html)?.[1] ?? '';
      const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment };
      const card = { card: '4242424242424242', seenTotal, step: 'pay' };
      const placed = await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ ...entries, ...card }));
      expect(placed.headers.get('location')).toContain('/order');
      // Orders change no page; the next change of the shop makes them anew.
      await site.api('PUT', 'settings', { description: String(on.deps.newId()) });
    };
    return { site, sell, near, buy, collectionId: made.collectionId };
  }

  test('its own category comes first, and what real orders held with it stands above', async () => {
    const shop = await openShop();
    const bowl = await shop.sell('Bowl', 'Bowls');
    expect(await shop.near(bowl.path)).toEqual({});
    const cup = await shop.sell('Cup', 'Cups');
    await shop.sell('Deep bowl', 'Bowls');
    expect(await shop.near(bowl.path)).toEqual({ [ALIKE]: ['Deep bowl', 'Cup'] });
    await shop.buy([bowl.variantId, cup.variantId], 'test');
    expect(await shop.near(bowl.path)).toEqual({ [ALIKE]: ['Deep bowl', 'Cup'] });
    await shop.buy([bowl.variantId, cup.variantId]);
    expect(await shop.near(bowl.path)).toEqual({ [BOUGHT]: ['Cup'], [ALIKE]: ['Deep bowl', 'Cup'] });
    expect(await shop.near(cup.path)).toMatchObject({ [BOUGHT]: ['Bowl'] });
  });

  test('a shop whose owner does not want it has none', async () => {
    const shop = await openShop();
    const bowl = await shop.sell('Bowl', 'Bowls');
    await shop.sell('Cup', 'Cups');
    expect(await shop.near(bowl.path)).toEqual({ [ALIKE]: ['Cup'] });
    const settings = { settings: { showsRelated: false } };
    expect((await shop.site.api('PATCH', `collections/${shop.collectionId}`, settings)).status).toBe(200);
    expect(await shop.near(bowl.path)).toEqual({});
  });
});
