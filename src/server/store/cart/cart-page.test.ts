/** Where the page of the cart leads, and which countries it and the checkout offer. */
import { expect, test } from 'vitest';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { CART_CALLS, CART_PATH } from '#domain/store/cart/cart-contract.ts';
import { CHECKOUT_MESSAGES, CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { COUNTRY_CODES } from '../../kernel/addresses/address-forms.ts';

const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 500 };
const PICKUP = { id: 'pickup', name: 'Pick up', kind: 'pickup', note: 'Kiln Road 1' };

describeOnBothEngines('the page of the cart', (on) => {
  async function openSite() {
    const identifier = `page-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const meet = () => testVisitor(site, `http://${identifier}.localhost:4321`);
    const visitor = await meet();
    const openShop = async (title: string) => {
      const { collectionId, pageId } = (
        await site.api('POST', 'collections', { type: COLLECTION_TYPES.products, title })
      ).json;
      return { collectionId, pageId, publish: () => site.api('POST', `documents/${pageId}/publish`, {}) };
    };
    const sellItem = async (collectionId: string, title: string, kind = 'physical') => {
      const { id } = await site.publish({
        kind: 'item',
        collectionId,
        body: { title, fields: {}, sections: [] },
      });
      const price = { priceMinor: 2400, salePriceMinor: 0, isOnSale: false, stock: 3, isUnlimited: false };
      const variant = { id: on.deps.newId(), optionValues: [], sku: '', ...price };
      await site.api('PUT', `products/${id}`, { kind, taxClass: '', options: [], variants: [variant] });
      return { id, variantId: variant.id };
    };
    const sell = async (...item: Parameters<typeof sellItem>) => (await sellItem(...item)).variantId;
    const set = async (change: object) => {
      const { store } = (await site.api('GET', 'store')).json;
      expect((await site.api('PUT', 'store', { ...store, ...change })).status).toBe(200);
    };
    const put = (variantId: string, quantity = 1) =>
      visitor.submit(CART_CALLS.add, new URLSearchParams({ variantId, quantity: String(quantity) }));
    const look = async (path: string) => (await visitor.ask('GET', path)).text();
    return { site, visitor, meet, openShop, sell, sellItem, set, put, look };
  }

  const goesOnAt = (html: string) => /<a href="([^"]*)">Continue Shopping/.exec(html)?.[1];

  test('shopping goes on in the shop; home only where there is none', async () => {
    const { openShop, sell, put, look } = await openSite();
    expect(goesOnAt(await look(CART_PATH))).toBe('/');
    const [bowls, books] = [await openShop('Bowls'), await openShop('Books')];
    expect(goesOnAt(await look(CART_PATH))).toBe('/');
    await bowls.publish();
    await books.publish();
    expect(goesOnAt(await look(CART_PATH))).toBe('/bowls');
    const book = await sell(books.collectionId, 'Book');
    const refused = await put(book, 90);
    expect(goesOnAt(await look(refused.headers.get('location') ?? ''))).toBe('/books');
    await put(book);
    expect(goesOnAt(await look(CART_PATH))).toBe('/books');
    await put(await sell(bowls.collectionId, 'Bowl'));
    expect(goesOnAt(await look(CART_PATH))).toBe('/bowls');
    const gone = await put('nobody-sells-this');
    expect(goesOnAt(await look(gone.headers.get('location') ?? ''))).toBe('/bowls');
  });

  test('what is no longer sold is named, keeps the cart from the checkout, and can be removed', async () => {
    const { site, visitor, openShop, sellItem, put, look } = await openSite();
    const { collectionId } = await openShop('Shop');
    const sellAs = async (title: string) => {
      const { id, variantId } = await sellItem(collectionId, title, 'service');
      await put(variantId);
      return id;
    };
    const jug = await sellAs('Jug');
    const bowl = await sellAs('Bowl');
    expect((await site.api('POST', `documents/${jug}/unpublish`, {})).status).toBe(200);
    const html = await look(CART_PATH);
    expect(html).toContain('<span>Jug</span><p class="system-error">This is no longer sold.</p>');
    expect(html).toContain('Something in your cart is no longer sold. Remove it to check out.');
    expect(html).not.toContain(`href="${CHECKOUT_PATH}"`);
    const entryOf = (page: string) =>
      /no longer sold\.<\/p><form[^>]*><input type="hidden" name="entry" value="([^"]+)"/.exec(page)?.[1] ??
      '';
    const remove = (entry: string) => visitor.submit(CART_CALLS.remove, new URLSearchParams({ entry }));
    await remove(entryOf(html));
    const left = await look(CART_PATH);
    expect(left).not.toContain('no longer sold');
    expect(left).toContain(`href="${CHECKOUT_PATH}"`);
    // Also where nothing else is in it.
    expect((await site.api('DELETE', `documents/${bowl}`)).status).toBe(200);
    const last = await look(CART_PATH);
    expect(last).toContain('no longer sold');
    await remove(entryOf(last));
    expect(await look(CART_PATH)).toContain('Your cart is empty');
  });

  test('each visitor sees their own cart, in the site as it is now', async () => {
    const { site, meet, openShop, sell, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Blue bowl'));
    const other = await meet();
    const jug = await sell(shop.collectionId, 'Jug');
    await other.submit(CART_CALLS.add, new URLSearchParams({ variantId: jug, quantity: '1' }));
    for (const path of [CART_PATH, CHECKOUT_PATH]) {
      const [mine, theirs] = [await look(path), await (await other.ask('GET', path)).text()];
      expect([mine.includes('Blue bowl'), mine.includes('Jug')], path).toEqual([true, false]);
      expect([theirs.includes('Blue bowl'), theirs.includes('Jug')], path).toEqual([false, true]);
      expect(mine).toContain('<title>');
      expect(mine).not.toMatch(/\ue000/);
    }
    expect(await look(CART_PATH)).toContain('lang="en');
    await site.api('PUT', 'settings', { locale: 'de-DE' });
    expect(await look(CART_PATH)).toContain('lang="de-DE"');
  });

  /** In the order of their names; undefined where none is asked for. */
  function countriesOf(html: string): { offered: readonly string[]; chosen: string } | undefined {
    const select = /<select[^>]*name="(?:address-)?country".*?<\/select>/s.exec(html)?.[0];
    const options = [...(select ?? '').matchAll(/<option value="([A-Z]*)"( selected="")?/g)];
    const chosen = options.find(([, , isSelected]) => isSelected)?.[1] ?? '';
    const offered = options.flatMap(([, code = '']) => (code === '' ? [] : [code]));
    return select === undefined ? undefined : { offered, chosen };
  }

  test('countries are those the shop sends to; the shop’s own stands first of all choices', async () => {
    const { site, openShop, sell, set, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Bowl'));
    const both = async () => [countriesOf(await look(CART_PATH)), countriesOf(await look(CHECKOUT_PATH))];
    const expectBoth = async (expected: ReturnType<typeof countriesOf>) =>
      expect(await both()).toEqual([expected, expected]);
    await expectBoth(undefined);
    const home = { id: 'home', name: 'Home', countries: ['DE', 'AT'], methods: [POST] };
    const north = { id: 'north', name: 'North', countries: ['NO'], methods: [PICKUP] };
    await set({ shippingZones: [home, north] });
    await expectBoth({ offered: ['AT', 'DE'], chosen: '' });
    const { json: seller } = await site.api('GET', 'invoice-seller');
    await site.api('PUT', 'invoice-seller', { ...seller, country: 'DE' });
    await expectBoth({ offered: ['AT', 'DE'], chosen: 'DE' });
    expect(await look(CART_PATH)).toMatch(/By post<\/dt><dd>\$5\.00/);
    const world = { id: 'world', name: 'Everywhere else', countries: [], methods: [POST] };
    await set({ shippingZones: [north, world] });
    const [{ offered = [], chosen } = {}] = await both();
    expect([offered.length, offered.includes('NO'), chosen]).toEqual([COUNTRY_CODES.length - 1, false, 'DE']);
    await set({ shippingZones: [{ ...home, countries: ['FR'] }] });
    await expectBoth({ offered: ['FR'], chosen: 'FR' });
    await set({ shippingZones: [{ ...home, methods: [{ ...POST, freeFromMinor: 3600 }] }] });
    for (const path of [CART_PATH, CHECKOUT_PATH])
      expect(await look(path)).toContain('$12.00 more for free delivery.');
    await set({ shippingZones: [{ ...world, methods: [PICKUP] }] });
    await expectBoth(undefined);
  });

  test('a pick-up is offered once buyers can be told where it is: as its owner writes, else at the shop', async () => {
    const { site, openShop, sell, set, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Bowl'));
    const isOffered = async () => (await look(CHECKOUT_PATH)).includes('name="delivery"');
    expect(await isOffered()).toBe(false);
    expect(await look(CHECKOUT_PATH)).toContain('We can’t deliver this right now.');
    const { json: seller } = await site.api('GET', 'invoice-seller');
    await site.api('PUT', 'invoice-seller', { ...seller, street: 'Kiln Road 1', city: 'Arle' });
    expect(await isOffered()).toBe(true);
    await site.api('PUT', 'invoice-seller', seller);
    expect(await isOffered()).toBe(false);
    const world = { id: 'world', name: 'Everywhere', countries: [] };
    await set({ shippingZones: [{ ...world, methods: [PICKUP] }] });
    expect(await isOffered()).toBe(true);
    await set({ shippingZones: [{ ...world, countries: ['DE', 'AT'], methods: [POST, PICKUP] }] });
    const beforeCountry = await look(CHECKOUT_PATH);
    expect(beforeCountry).toContain('data-pickup="" name="delivery" value="pickup"');
    expect(beforeCountry).not.toContain('By post');
    expect(beforeCountry).toContain('Picking up?');
  });

  test('a coupon that is not known is told beside its field, which keeps what was typed', async () => {
    const { visitor, openShop, sell, put, look } = await openSite();
    await put(await sell((await openShop('Shop')).collectionId, 'Bowl'));
    expect(await look(CART_PATH)).not.toContain('aria-invalid="');
    const refused = await visitor.submit(CART_CALLS.coupon, new URLSearchParams({ code: 'NOPE' }));
    const html = await look(refused.headers.get('location') ?? '');
    const field = /<input id="cart-coupon"[^>]*>/.exec(html)?.[0];
    for (const part of ['value="NOPE"', 'aria-invalid="true"', 'aria-describedby="cart-coupon-problem"'])
      expect(field).toContain(part);
    expect(html).toMatch(/<p id="cart-coupon-problem"[^>]* role="alert"[^>]*>This coupon does not exist/);
    expect(html.split('This coupon does not exist')).toHaveLength(2);
  });

  test('whoever wants more than there is reads how many are left', async () => {
    const { visitor, openShop, sell, put, look } = await openSite();
    const bowl = await sell((await openShop('Shop')).collectionId, 'Bowl');
    await put(bowl);
    const entry = /name="entry" value="([^"]+)"/.exec(await look(CART_PATH))?.[1] ?? '';
    await visitor.renew();
    const change = { entry, quantity: '4' };
    const words = 'Unable to update quantity. Only 3 of Bowl are left.';
    const asked = await visitor.send('POST', CART_CALLS.quantity, change);
    expect([asked.status, (await asked.json()).error]).toEqual([409, { kind: 'stock', message: words }]);
    const sent = await visitor.submit(CART_CALLS.quantity, new URLSearchParams(change));
    expect(await look(sent.headers.get('location') ?? '')).toContain(words);
    const added = await visitor.send('POST', CART_CALLS.add, { variantId: bowl, quantity: '3' });
    expect((await added.json()).error.message).toBe('Only 3 of Bowl are left.');
  });

  test('codes are not guessed by the thousand in the checkout', async () => {
    const { visitor, openShop, sell, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Bowl'));
    for (let code = 0; code <= 10; code++)
      await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams({ coupon: `A${code}`, step: 'coupon' }));
    expect(await look(CHECKOUT_PATH)).toContain(CHECKOUT_MESSAGES.tooManyCoupons);
  });

  test('a coupon that is typed into the checkout is used, or refused, and nothing else that was typed is lost', async () => {
    const { visitor, openShop, sell, set, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Bowl'));
    const tenth = { id: 'tenth', title: 'Tenth off', kind: 'order', value: { ppm: 100_000 } };
    const much = { ...tenth, id: 'much', title: 'For much', code: 'MUCH', minimumMinor: 9000 };
    await set({ discounts: [{ ...tenth, code: 'KILN10' }, much] });
    const send = async (coupon: string, step: string) => {
      const entries = { email: 'ada@example.org', note: 'Ring twice', coupon, step };
      const sent = await visitor.submit(PLACE_ORDER_PATH, new URLSearchParams(entries));
      expect([sent.status, sent.headers.get('location')]).toEqual([303, CHECKOUT_PATH]);
      const html = await look(CHECKOUT_PATH);
      expect(html).toContain('value="ada@example.org"');
      expect(html).toContain('>Ring twice</textarea>');
      return { html, typed: /name="coupon" value="([^"]*)"/.exec(html)?.[1] };
    };
    const wrong = await send('KILN 11', 'coupon');
    expect(wrong.typed).toBe('KILN 11');
    expect(wrong.html).toMatch(/#checkout-coupon">This coupon does not exist/);
    expect((await send('KILN 11', 'update')).html).not.toContain('This coupon does not exist');
    const tooSmall = await send('much', 'coupon');
    expect(tooSmall.html).toContain(
      '<strong>MUCH</strong> <small>Not applied: your order is below the minimum.',
    );
    expect((await send('', 'coupon')).html).not.toContain('−$2.40');
    const used = await send('kiln10', 'pay');
    expect(used.typed).toBe('');
    expect(used.html).toContain(CHECKOUT_MESSAGES.couponUsed);
    expect(used.html).toContain('−$2.40');
  });

  test('where nothing is sent no country is asked for, and tax is that of the shop', async () => {
    const { openShop, sell, set, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Course', 'service'));
    const rates = [{ id: 'vat', name: 'VAT', ppm: 190_000 }];
    const taxes = { homeCountry: 'DE', zones: [{ id: 'de', name: 'Germany', countries: ['DE'], rates }] };
    const world = { id: 'world', name: 'Everywhere', countries: [], methods: [POST] };
    await set({ shippingZones: [world], taxes });
    for (const path of [CART_PATH, CHECKOUT_PATH]) {
      const html = await look(path);
      expect(countriesOf(html)).toBeUndefined();
      expect(html).toContain('$4.56');
    }
  });

  test('a country that nothing is sent to any more is named, and stays to be changed', async () => {
    const { visitor, openShop, sell, set, put, look } = await openSite();
    const shop = await openShop('Shop');
    await put(await sell(shop.collectionId, 'Bowl'));
    const fields = new URLSearchParams({ country: 'FR', postalCode: '' });
    await visitor.submit(CART_CALLS.taxes, fields);
    const home = { id: 'home', name: 'Home', countries: ['NO'], methods: [POST] };
    await set({ shippingZones: [home] });
    const html = await look(CHECKOUT_PATH);
    expect(countriesOf(html)).toEqual({ offered: ['FR', 'NO'], chosen: 'FR' });
    expect(html).toContain('can’t be sent to France. Choose another country above, or contact the shop.');
    await set({ shippingZones: [home, { id: 'all', name: 'All', countries: [], methods: [PICKUP] }] });
    expect(await look(CHECKOUT_PATH)).toContain('Choose another country above, or choose pickup.');
  });
});
