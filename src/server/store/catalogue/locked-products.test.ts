/** Products on pages with a password: no list, feed or call gives anything of them to those who have not given it. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { CART_CALLS } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { MERCHANT_FEED_PATH } from '#domain/store/catalogue/merchant-feed.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';

const WIDGET = '/api/widget/GetWidgetRendering';
const EXCERPT = 'Gilded by hand.';

describeOnBothEngines('locked products in lists', (on) => {
  async function openShop() {
    const identifier = `lists-${on.deps.newId().slice(-10)}`;
    const site = await createTestSite(on.deps, { identifier });
    const { api } = site;
    const made = (await api('POST', 'collections', { type: 13, title: 'Shop' })).json;
    const collection = { ref: 'collection', id: made.collectionId };
    await api('POST', `documents/${made.pageId}/publish`, {});
    await api('PUT', 'payments', { invoice: { isOn: true } });
    const block = (type: string, props: object) =>
      blockOf(
        on.deps.newId(),
        type,
        { ...definitions[type]?.defaults, ...props },
        definitions[type]?.version,
      );
    const sell = async (title: string, priceMinor: number, category: string) => {
      const parts = [block('product', { layout: 'stacked', showsExcerpt: true })];
      const fields = { categories: [category], tags: [category], excerpt: EXCERPT };
      const body = { ...bodyOf(title, on.deps.newId(), parts), fields };
      const { id, path } = await site.publish({ kind: 'item', collectionId: made.collectionId, body });
      const price = { priceMinor, salePriceMinor: 0, isOnSale: false, stock: 0, isUnlimited: true };
      const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
      const form = { kind: 'service', taxClass: '', options: [], variants: [variant] };
      await api('PUT', `products/${id}`, form);
      return { id, path: path ?? '', variantId: variant.id };
    };
    const bowl = await sell('Plain bowl', 1200, 'Bowls');
    const goblet = await sell('Hidden goblet', 9137, 'Goblets');
    const chosen = { product: { ref: 'item', id: goblet.id } };
    const lists = await site.publish({
      body: bodyOf('Lists', on.deps.newId(), [
        block('product-grid', { collection }),
        block('product-grid', { collection, order: 'price-low' }),
        block('summary', { collection }),
        block('post-archive', { collection, by: 'category' }),
        block('product', chosen),
      ]),
    });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    const render = async (type: string, props: object) => {
      const { id, props: value } = block(type, props);
      const form = new URLSearchParams({ widgetJSON: JSON.stringify({ type, id, value }) });
      form.set('collectionId', made.collectionId);
      return (await (await visitor.send('POST', WIDGET, form)).json()).html as string;
    };
    const read = async (path: string) => (await visitor.ask('GET', path)).text();
    const buyBoth = async () => {
      for (const { variantId } of [bowl, goblet])
        await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
      const html = await read(CHECKOUT_PATH);
      const seenTotal = /name="seenTotal" value="(\d+)"/.exec(html)?.[1] ?? '';
      const entries = { email: 'ada@example.org', 'address-name': 'Ada', payment: 'invoice', seenTotal };
      const placed = await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ ...entries, step: 'pay' }));
      expect(placed.headers.get('location')).toContain('/order');
    };
    /** All that visitors can ask for in which products stand. */
    const everywhere = async (): Promise<ReadonlyMap<string, string>> => {
      const paths = [
        '/shop',
        '/shop?sort=price-low',
        '/shop?sort=title',
        '/shop?q=goblet',
        '/shop?tag=Goblets',
        '/shop/category/goblets',
        '/shop?format=json',
        '/shop?format=atom',
        '/shop?format=feed',
        lists.path,
        `${lists.path}?format=json`,
        bowl.path,
        '/search?q=goblet',
        '/search?q=goblet&format=json',
        '/sitemap.xml',
        MERCHANT_FEED_PATH,
      ];
      const found = new Map<string, string>();
      for (const path of paths) found.set(path, await read(path));
      for (const order of ['newest', 'price-high'])
        found.set(`grid by ${order}`, await render('product-grid', { collection, order }));
      found.set('summary', await render('summary', { collection }));
      found.set('product', await render('product', chosen));
      found.set('cart', await read('/cart'));
      return found;
    };
    return { site, api, bowl, goblet, collection, visitor, render, read, everywhere, buyBoth };
  }

  test('give nothing of them, and count nothing', async () => {
    const shop = await openShop();
    await shop.buyBoth();
    await shop.visitor.send('POST', CART_CALLS.add, { variantId: shop.bowl.variantId, quantity: 1 });
    await shop.site.worker.drain();
    const before = await shop.everywhere();
    // Each of them shows it while it is open, so that nothing is tested in vain.
    const silent = [...before].filter(([, text]) => !/[Hh]idden.goblet/.test(text)).map(([name]) => name);
    // Public data of a page has no lists, and services that compare prices take nothing without a picture.
    expect(silent).toEqual(['/lists?format=json', MERCHANT_FEED_PATH]);
    // The index of words follows a moment later: the search does not wait for it.
    await shop.api('PUT', `documents/${shop.goblet.id}/settings`, { password: 'clay' });
    const after = await shop.everywhere();
    for (const [name, text] of after) {
      expect([name, text.match(/Hidden goblet|91\.37|9137|hidden-goblet/)?.[0]]).toEqual([name, undefined]);
      expect([name, text.includes(shop.goblet.variantId)]).toEqual([name, false]);
    }
    const { collection, items } = JSON.parse(after.get('/shop?format=json') ?? '');
    expect([collection.itemCount, items.length]).toEqual([1, 1]);
    expect(after.get('/shop')).not.toContain('Goblets');
    expect(after.get('/sitemap.xml')).not.toMatch(/goblet/i);
    expect((await shop.visitor.ask('GET', '/shop/category/goblets')).status).toBe(404);
    // Nothing else is left to be like the bowl: no section waits for it.
    expect(after.get(shop.bowl.path)).not.toContain('You may also like');
    const sections = (text = '') => text.match(/<section\b/g)?.length;
    expect([sections(before.get(shop.bowl.path)), sections(after.get(shop.bowl.path))]).toEqual([2, 1]);
    // The dearest leaves no gap where it would stand.
    const dearest = { collection: shop.collection, order: 'price-high', limit: 1 };
    expect(await shop.render('product-grid', dearest)).toContain('Plain bowl');
  });

  test('the page itself is whole for those who have the password, without a link to a category that is empty', async () => {
    const { api, goblet, visitor, read } = await openShop();
    await api('PUT', `documents/${goblet.id}/settings`, { password: 'clay' });
    expect(await read(goblet.path)).not.toContain('91.37');
    await visitor.submit(goblet.path, new URLSearchParams({ password: 'clay' }));
    const page = await read(goblet.path);
    expect(page).toContain('91.37');
    expect(page).toContain('href="/shop"');
    expect(page).not.toContain('/shop/category/goblets');
    await api('PUT', `documents/${goblet.id}/settings`, { password: null });
    expect(await read(goblet.path)).toContain('/shop/category/goblets');
  });
});
