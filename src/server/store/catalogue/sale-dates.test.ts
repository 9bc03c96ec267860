/** Sales begin and end by the clock: what is shown, sorted by and charged follows. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { combinationsOf } from '#domain/store/catalogue/product-form.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { findSellable } from './find-sellable.ts';
import { settleSales } from './settle-sales.ts';

describeOnBothEngines('dates of sales', (on) => {
  async function open(dates: object) {
    const site = await createTestSite(on.deps);
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Bowls' })).json;
    const block = definitions['product'];
    const body = bodyOf('Bowl', on.deps.newId(), [
      blockOf(on.deps.newId(), 'product', block?.defaults, block?.version ?? 1),
    ]);
    const { id, path } = await site.publish({ kind: 'item', collectionId, body });
    const prices = { priceMinor: 2000, salePriceMinor: 1500, isOnSale: true };
    const variant = {
      id: on.deps.newId(),
      optionValues: [],
      sku: 'B',
      stock: 5,
      isUnlimited: false,
      ...prices,
    };
    const form = { kind: 'physical', taxClass: '', options: [], variants: [variant], ...dates };
    const saved = await site.api('PUT', `products/${id}`, form);
    const priceMinor = async () => {
      await settleSales(on.deps);
      const [sellable] = (await findSellable(on.db.read, site.siteId, [variant.id])).values();
      return sellable?.unitPriceMinor;
    };
    const shown = async () => /20\.00|15\.00/g.exec(await (await site.visit(path ?? '')).text())?.[0];
    const read = async () => (await site.api('GET', `products/${id}`)).json.product;
    return { site, id, saved, priceMinor, shown, read, form };
  }

  test('one that has yet to begin charges and shows the usual price, then its own, then the usual one', async () => {
    const now = on.deps.now();
    const [saleFrom, saleUntil] = [now + DAY_MS, now + 3 * DAY_MS].map(
      (at) => Math.floor(at / MINUTE_MS) * MINUTE_MS,
    );
    const { priceMinor, shown, read } = await open({ saleFrom, saleUntil });
    expect([await priceMinor(), await shown()]).toEqual([2000, '20.00']);
    // Its owner sees what is to come.
    expect(await read()).toMatchObject({ saleFrom, saleUntil, variants: [{ isOnSale: true }] });
    on.deps.clock.advance(DAY_MS);
    expect([await priceMinor(), await shown()]).toEqual([1500, '15.00']);
    on.deps.clock.advance(2 * DAY_MS);
    expect([await priceMinor(), await shown()]).toEqual([2000, '20.00']);
  });

  test('one that is running is on at once, changed in the list as well, and off without its price', async () => {
    const { site, priceMinor, form, id } = await open({ saleFrom: on.deps.now() - DAY_MS });
    expect(await priceMinor()).toBe(1500);
    const [variant] = form.variants;
    await site.api('POST', 'products/variants', { changes: [{ id: variant?.id, isOnSale: false }] });
    expect(await priceMinor()).toBe(2000);
    await site.api('POST', 'products/variants', { changes: [{ id: variant?.id, isOnSale: true }] });
    expect(await priceMinor()).toBe(1500);
    await site.api('PUT', `products/${id}`, { ...form, saleFrom: on.deps.now() + DAY_MS });
    expect(await priceMinor()).toBe(2000);
    await site.api('PUT', `products/${id}`, { ...form, saleFrom: undefined });
    expect(await priceMinor()).toBe(1500);
  });

  test('a change of many variants begins none of their sales', async () => {
    const { site, form } = await open({ saleFrom: on.deps.now() + DAY_MS });
    const { collectionId } = (await site.api('GET', 'products')).json.products[0];
    const values = Array.from({ length: 100 }, (_, at) => String(at));
    const options = [
      { name: 'Number', values },
      { name: 'Glaze', values: ['Red', 'Blue'] },
    ];
    const changes: { id: string; isOnSale: boolean }[] = [];
    for (let product = 0; product < 3; product += 1) {
      const variants = combinationsOf(options).map((optionValues, at) => ({
        ...{ ...form.variants[0], id: on.deps.newId(), sku: `${product}-${at}`, optionValues },
      }));
      const body = bodyOf('Bowls', on.deps.newId(), []);
      const { id } = await site.publish({ kind: 'item', collectionId, body });
      expect((await site.api('PUT', `products/${id}`, { ...form, options, variants })).status).toBe(200);
      changes.push(...variants.map((each) => ({ id: each.id, isOnSale: true })));
    }
    expect((await site.api('POST', 'products/variants', { changes })).status).toBe(200);
    const running = await on.db.read
      .selectFrom('variants')
      .select('id')
      .where('siteId', '=', site.siteId)
      .where('isOnSale', '=', 1)
      .execute();
    expect([changes.length, running]).toEqual([600, []]);
  });

  test('one that ends before it begins is refused', async () => {
    const { saved } = await open({ saleFrom: 2 * DAY_MS, saleUntil: DAY_MS });
    expect([saved.status, saved.json.error.message]).toEqual([
      422,
      'The sale ends before it starts. Change one of its dates.',
    ]);
  });
});
