/** Each variant has an address that selects it: on its page without scripts, in feeds, in the cart, and for search engines. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { CART_ENTRIES_PATH } from '#domain/store/cart/cart-entry.ts';
import { MERCHANT_FEED_PATH } from '#domain/store/catalogue/merchant-feed.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const EAN = '4006381333931';

describeOnBothEngines('addresses of variants', (on) => {
  async function openShop() {
    const identifier = `lantern-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { api } = site;
    const made = (await api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    await api('POST', `documents/${made.pageId}/publish`, {});
    const product = definitions['product'];
    const block = blockOf(on.deps.newId(), 'product', { ...product?.defaults }, product?.version);
    const body = { ...bodyOf('Lantern', on.deps.newId(), [block]), fields: { excerpt: 'Made of tin.' } };
    const { id, path } = await site.publish({ kind: 'item', collectionId: made.collectionId, body });
    const variant = (value: string, priceMinor: number, stock: number, more: object = {}) => ({
      ...{ id: on.deps.newId(), optionValues: [{ name: 'Height', value }], sku: `L-${value}` },
      ...{ priceMinor, salePriceMinor: 0, isOnSale: false, stock, isUnlimited: false, ...more },
    });
    const small = variant('12 cm', 14_800, 9);
    const large = variant('18 cm', 21_000, 2, { gtin: EAN, mpn: 'L18' });
    const gone = variant('24 cm', 30_000, 0);
    const variants = [small, large, gone];
    const options = [{ name: 'Height', values: ['12 cm', '18 cm', '24 cm'] }];
    const form = { kind: 'physical', taxClass: '', brand: 'Halden', options, variants };
    const saved = await api('PUT', `products/${id}`, form);
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const page = async (query = '') => {
      const answer = await visitor.ask('GET', `${path}${query}`);
      return { answer, html: await answer.text() };
    };
    return { site, api, id, path: path ?? '', small, large, gone, form, saved, visitor, page };
  }

  test('the address selects price, stock and options on the server; the canonical address is the product’s', async () => {
    const { page, path, small, large, gone } = await openShop();
    const priceIn = (html: string) =>
      /class="product-price">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    const chosenIn = (html: string) =>
      [...html.matchAll(/<input type="radio"[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes('checked=""'))
        .map((tag) => /value="(.*?)"/.exec(tag)?.[1]);
    const leftIn = (html: string) => /class="product-left">(.*?)</.exec(html)?.[1];
    const plain = (await page()).html;
    expect([priceIn(plain), chosenIn(plain), leftIn(plain)]).toEqual(['from $148.00', [small.id], '']);
    const chosen = (await page(`?variant=${large.id}`)).html;
    expect([priceIn(chosen), chosenIn(chosen), leftIn(chosen)]).toEqual([
      '$210.00',
      [large.id],
      'Only 2 left',
    ]);
    expect(chosen).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${path}"`));
    const soldOut = (await page(`?variant=${gone.id}`)).html;
    expect([priceIn(soldOut), chosenIn(soldOut), leftIn(soldOut)]).toEqual([
      '$300.00',
      [gone.id],
      'Sold out',
    ]);
  });

  test('a variant that the product does not have leads to the product, and is kept nowhere', async () => {
    const { page, path } = await openShop();
    const { answer } = await page('?variant=nothing00000000000000000&utm_source=mail');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${path}?utm_source=mail`]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  test('structured data names a group, and each variant with its address and numbers', async () => {
    const { page, path, small, large, id } = await openShop();
    const { html } = await page();
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    );
    const group = things.find((thing) => thing['@type'] === 'ProductGroup');
    expect(group).toMatchObject({
      name: 'Lantern',
      description: 'Made of tin.',
      productGroupID: id,
      variesBy: ['Height'],
      brand: { '@type': 'Brand', name: 'Halden' },
    });
    expect(group.hasVariant).toMatchObject([
      { name: 'Lantern, 12 cm', sku: 'L-12 cm', offers: { price: '148.00', priceCurrency: 'USD' } },
      { name: 'Lantern, 18 cm', gtin: EAN, mpn: 'L18', offers: { price: '210.00' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
    expect(group.hasVariant[0].gtin).toBeUndefined();
    expect(group.hasVariant.slice(0, 2).map(({ offers }: { offers: { url: string } }) => offers.url)).toEqual(
      [small, large].map((each) => expect.stringContaining(`${path}?variant=${each.id}`)),
    );
    // What is said of it is on the page.
    const seen = html.replace(/<script.*?<\/script>/gs, '');
    for (const shown of ['Halden', EAN, 'L18']) expect(seen).toContain(shown);
  });

  test('a line of the cart leads to its variant', async () => {
    const { visitor, id, path, large } = await openShop();
    await visitor.send(
      'POST',
      CART_ENTRIES_PATH,
      new URLSearchParams({ itemId: id, variantId: large.id, quantity: '1' }),
    );
    const cart = await (await visitor.ask('GET', '/cart')).text();
    expect(/href="([^"]*variant=[^"]*)"/.exec(cart)?.[1]).toBe(`${path}?variant=${large.id}`);
  });

  test('barcode, brand and part number are kept, and a wrong check digit is refused', async () => {
    const { api, id, form, saved, large } = await openShop();
    expect(saved.status).toBe(200);
    expect((await api('GET', `products/${id}`)).json.product).toMatchObject({
      brand: 'Halden',
      variants: [{}, { gtin: EAN, mpn: 'L18' }, {}],
    });
    const variants = [{ ...large, gtin: '4006381333932' }];
    const refused = await api('PUT', `products/${id}`, { ...form, variants });
    expect([refused.status, JSON.stringify(refused.json)]).toEqual([400, expect.stringContaining('barcode')]);
    const used = { ...form, condition: 'used', hasNoBarcode: true, brand: undefined };
    await api('PUT', `products/${id}`, used);
    const after = (await api('GET', `products/${id}`)).json.product;
    expect([after.condition, after.hasNoBarcode, after.brand]).toEqual(['used', true, undefined]);
  });

  test('the feed leaves out what has no picture, and its owner sees what and why', async () => {
    const { site, api, id } = await openShop();
    expect(await (await site.visit(MERCHANT_FEED_PATH)).text()).not.toContain('<item>');
    expect((await api('GET', 'products/feed')).json).toMatchObject({
      url: expect.stringContaining(MERCHANT_FEED_PATH),
      ...{ isHidden: false, count: 0, leftOutCount: 1 },
      leftOut: [{ id, title: 'Lantern', reason: 'no-picture' }],
    });
  });
});
