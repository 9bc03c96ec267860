/** The cart as visitors fill it, by scripts and by forms; what clients claim of prices and stock is never believed. */
import { expect, test } from 'vitest';
import { CART_CALLS, EMPTY_CART } from '#domain/store/cart/cart-contract.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { openTaxedShop } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import type { newCartToken } from './cart-cookie.ts';
import { cartPort } from './cart-port.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import { customerOf } from './load-cart.ts';
import { deleteOldCarts, deleteUsesOf, findCart, findCartByToken } from './queries.ts';

const VAT = { id: 'vat', name: 'VAT', ppm: 250_000, taxClass: '' };
const COUPON = { id: 'ten', title: 'Ten', code: 'Ten', kind: 'order', value: { ppm: 100_000 }, limit: 1 };

describeOnBothEngines('the cart', (on) => {
  /** A shop that sells three bowls and a file, at 24.00 each. */
  async function openStore(settings: object = {}) {
    const { site, set, sell } = await openTaxedShop(on.deps, { store: settings });
    const { siteId } = site;
    const sold = {
      bowl: await sell('Bowl', 'physical', 2400, { stock: 3, weightGrams: 500, categories: ['Stoneware'] }),
      pdf: await sell('File', 'digital', 2400),
    };
    const deps = { ...on.deps, isSecure: false };
    const add = (name: keyof typeof sold = 'bowl', quantity = 1): CartChange => ({
      kind: 'add',
      variantId: sold[name].variantId,
      quantity,
    });
    let token: ReturnType<typeof newCartToken> | undefined;
    const change = async (asked: CartChange) => {
      const changed = await changeCart(deps, { siteId, token }, asked);
      if (changed.kind === 'changed' && token?.token !== changed.token) {
        const { createHash } = await import('node:crypto');
        token = {
          token: changed.token,
          hash: createHash('sha256').update(changed.token).digest('base64url'),
        };
      }
      return changed.kind === 'changed' ? 'changed' : changed.reason;
    };
    const port = cartPort(deps);
    const cartId = async () => (await findCartByToken(on.deps.db.read, siteId, token?.hash ?? ''))?.id ?? '';
    const price = async (country = '', deliveryId = '', vatNumber = '') =>
      port.price(on.deps.db.read, {
        siteId,
        cartId: await cartId(),
        address: { country },
        deliveryId,
        vatNumber,
      });
    const forget = () => {
      token = undefined;
    };
    return { site, siteId, sold, add, change, port, cartId, price, set, forget };
  }

  test('CART-27 takes what is sold, as often as there is stock, and nothing else', async () => {
    const { site, add, change, price, cartId, sold } = await openStore();
    expect(await change({ kind: 'add', variantId: 'nothing', quantity: 1 })).toBe('gone');
    expect(await change(add('bowl', 0))).toBe('quantity');
    expect(await change(add('bowl', 1.5))).toBe('quantity');
    expect(await change(add('bowl', -1))).toBe('quantity');
    expect(await change(add('bowl', 4))).toBe('stock');
    expect(await cartId()).toBe('');
    expect(await change(add('bowl', 2))).toBe('changed');
    expect(await change(add('bowl', 2))).toBe('stock');
    expect(await change(add('bowl', 1))).toBe('changed');
    expect(await price()).toMatchObject({ subtotalMinor: 7200, lines: [{ quantity: 3 }], problems: [] });
    await sold.bowl.change({ stock: 1, priceMinor: 9900 });
    expect(await price()).toMatchObject({
      subtotalMinor: 29_700,
      problems: ['Only 1 of Bowl is left.'],
    });
    await site.api('DELETE', `documents/${sold.bowl.id}`);
    expect(await price()).toBeUndefined();
  });

  test('while nobody has said where it goes, the way of other countries is not taken for theirs', async () => {
    const post = { id: 'post', name: 'Post', kind: 'flat', priceMinor: 600 };
    const pickup = { id: 'pickup', name: 'At the studio', kind: 'pickup' };
    const home = { id: 'home', name: 'Home', countries: ['DE', 'AT'], methods: [post] };
    const world = { id: 'world', name: 'World', countries: [], methods: [pickup] };
    const { add, change, price, set } = await openStore({ shippingZones: [home, world] });
    await change(add());
    expect(await price()).toMatchObject({ deliveryId: null, isSentSomewhere: true, country: '' });
    expect(await price('FR')).toMatchObject({ deliveryId: 'pickup', isSentSomewhere: true });
    await change({ kind: 'taxes', country: 'DE', postalCode: '' });
    expect(await price()).toMatchObject({ deliveryId: 'post', country: 'DE' });
    expect((await price())?.deliveries).toMatchObject([{ id: 'post' }, { id: 'pickup' }]);
    await set({ shippingZones: [world] });
    expect(await price()).toMatchObject({ deliveryId: 'pickup', isSentSomewhere: false });
  });

  test('CART-24 a small order is told what it has to come to', async () => {
    const { add, change, price } = await openStore({ minimumSubtotalMinor: 5000 });
    await change(add());
    expect((await price())?.problems).toEqual(['To check out, your order subtotal must be $50.00 or more.']);
  });

  test('a company elsewhere in the EU pays the net amounts, and accounts for the tax', async () => {
    const post = { id: 'post', name: 'Post', kind: 'flat', priceMinor: 500 };
    const { add, change, price, set } = await openStore();
    const shop = (areIncluded: boolean, homeCountry = 'DE') => ({
      shippingZones: [{ id: 'eu', name: 'EU', countries: [], methods: [post] }],
      taxes: { areIncluded, homeCountry, zones: [{ id: 'eu', name: 'EU', countries: [], rates: [VAT] }] },
    });
    const number = 'FR 40 303 265 045';
    await set(shop(true));
    await change(add());
    expect(await price('FR', 'post')).toMatchObject({ totalMinor: 2900, taxMinor: 580, asksVatNumber: true });
    expect(await price('FR', 'post', number)).toMatchObject({
      totalMinor: 2320,
      taxMinor: 0,
      isReverseCharge: true,
      lines: [{ totalMinor: 1920, taxMinor: 0 }],
      // As prices of products beside it, with the tax that the summary takes off.
      deliveries: [{ priceMinor: 500 }],
      shippingMinor: 500,
      taxRates: { lines: [[]], shipping: [] },
    });
    expect(await price('DE', 'post', number)).toMatchObject({ totalMinor: 2900, isReverseCharge: false });
    expect(await price('FR', 'post', 'FR40303265046')).toMatchObject({ totalMinor: 2900 });
    await set(shop(false));
    expect(await price('FR', 'post')).toMatchObject({ totalMinor: 3625, deliveries: [{ priceMinor: 625 }] });
    expect(await price('FR', 'post', number)).toMatchObject({
      totalMinor: 2900,
      deliveries: [{ priceMinor: 500 }],
    });
    await set(shop(false, ''));
    const asked = await price('FR', 'post', number);
    expect([asked?.totalMinor, asked?.asksVatNumber]).toEqual([3625, undefined]);
  });

  test('a discount is on the products and categories that it names', async () => {
    const { add, change, price, set, sold } = await openStore();
    const off = (more: object) => ({
      discounts: [{ id: 'd', title: 'Spring', kind: 'product', value: { ppm: 500_000 }, ...more }],
    });
    await change(add());
    await change(add('pdf'));
    const both = async () => (await price())?.lines.map(({ discountMinor }) => discountMinor);
    await set(off({}));
    expect(await both()).toEqual([1200, 1200]);
    await set(off({ categories: ['stoneware'] }));
    expect(await both()).toEqual([1200, 0]);
    await set(off({ productIds: [sold.pdf.id] }));
    expect(await both()).toEqual([0, 1200]);
    await set(off({ categories: ['Stoneware'], productIds: [sold.pdf.id] }));
    expect(await both()).toEqual([1200, 1200]);
    await set(off({ endsAt: 1 }));
    expect(await both()).toEqual([0, 0]);
  });

  test('delivery and taxes are those of where it goes', async () => {
    const post = {
      id: 'post',
      name: 'Post',
      kind: 'weight',
      steps: [
        { from: 0, priceMinor: 500 },
        { from: 1000, priceMinor: 900 },
      ],
    };
    const { add, change, price } = await openStore({
      shippingZones: [{ id: 'no', name: 'Norway', countries: ['NO'], methods: [post] }],
      taxes: { zones: [{ id: 'no', name: 'Norway', countries: ['NO'], rates: [VAT] }] },
    });
    await change(add('bowl', 2));
    expect(await price('SE')).toMatchObject({
      deliveries: [],
      deliveryId: null,
      taxMinor: 0,
      totalMinor: 4800,
    });
    expect(await price('NO')).toMatchObject({
      deliveries: [{ id: 'post', name: 'Post', priceMinor: 1125, isPickup: false }],
      deliveryId: 'post',
      shippingMinor: 1125,
      taxMinor: 1425,
      totalMinor: 7125,
    });
  });

  test('a cart of files alone needs no delivery', async () => {
    const { add, change, price } = await openStore();
    await change(add('pdf', 5));
    expect(await price()).toMatchObject({ needsDelivery: false, deliveries: [], totalMinor: 12_000 });
  });

  test('a coupon counts once for each order, comes free again, and never more often than it may', async () => {
    const { add, change, price, port, cartId, siteId, forget } = await openStore({ discounts: [COUPON] });
    const write = <Result>(run: (tx: Parameters<typeof port.lock>[0]) => Promise<Result>) =>
      on.deps.db.write(run);
    await change(add());
    expect(await change({ kind: 'coupon', code: 'none' })).toBe('coupon');
    expect(await change({ kind: 'coupon', code: ' ten ' })).toBe('changed');
    expect(await price()).toMatchObject({ discountMinor: 240 });
    const first = await cartId();
    await write((tx) => port.lock(tx, siteId, first));
    expect(await price()).toMatchObject({ discountMinor: 240 });
    forget();
    await change(add());
    await change({ kind: 'coupon', code: 'ten' });
    expect(await price()).toMatchObject({ discountMinor: 0 });
    await write((tx) => port.unlock(tx, siteId, first));
    expect(await price()).toMatchObject({ discountMinor: 240 });
    const second = await cartId();
    await write((tx) => port.lock(tx, siteId, second));
    await write((tx) => port.markPurchased(tx, siteId, second));
    await write((tx) => port.unlock(tx, siteId, second));
    forget();
    await change(add());
    await change({ kind: 'coupon', code: 'ten' });
    expect(await price()).toMatchObject({ discountMinor: 0 });
  });

  test('a coupon that each customer may use once is told of by address, and kept without it', async () => {
    const own = { ...COUPON, limit: null, perCustomer: 1 };
    const { add, siteId, change, port, cartId, forget } = await openStore({ discounts: [own] });
    const paysFor = async (email: string) => {
      const asked = { siteId, cartId: await cartId(), address: { country: '' }, deliveryId: '', email };
      return (await port.price(on.deps.db.read, asked))?.totalMinor;
    };
    const buy = async (email: string) => {
      await on.deps.db.write(async (tx) => port.lock(tx, siteId, await cartId(), { email }));
      await on.deps.db.write(async (tx) => port.markPurchased(tx, siteId, await cartId()));
      forget();
    };
    const begin = async () => {
      await change(add());
      await change({ kind: 'coupon', code: 'ten' });
    };
    await begin();
    expect(await paysFor('')).toBe(2160);
    expect(await paysFor('ada@example.org')).toBe(2160);
    await buy('Ada@Example.org');
    await begin();
    expect(await paysFor('ada@example.org')).toBe(2400);
    expect(await paysFor('grace@example.org')).toBe(2160);
    await on.deps.db.write(async (tx) =>
      port.lock(tx, siteId, await cartId(), { email: 'grace@example.org' }),
    );
    expect(await paysFor('grace@example.org')).toBe(2160);
    await on.deps.db.write(async (tx) => port.unlock(tx, siteId, await cartId()));
    await buy('grace@example.org');
    const kept = await on.db.read
      .selectFrom('discountCounts')
      .selectAll()
      .where('siteId', '=', siteId)
      .execute();
    expect(JSON.stringify(kept)).not.toContain('example.org');
    expect(kept.map(({ used }) => used)).toEqual([1, 1]);
    const erase = (email: string) => on.deps.db.write((tx) => deleteUsesOf(tx, siteId, customerOf(email)));
    expect(await erase('grace@example.org')).toBe(1);
    expect(await erase('grace@example.org')).toBe(0);
    await begin();
    expect(await paysFor('grace@example.org')).toBe(2160);
  });

  test('links to other checkouts are honest about what the shop does not offer', async () => {
    const { site } = await openStore();
    const none = {
      'subscribe?cartToken=abc': 'This shop sells no subscriptions.',
      [`giftcard?websiteId=${site.siteId}&giftCardProductId=abc`]: 'This shop sells no gift cards.',
    };
    for (const [address, words] of Object.entries(none))
      expect(await (await site.visit(`/checkout/${address}`)).text()).toContain(words);
    for (const address of [
      'subscribe',
      `giftcard?websiteId=${site.siteId}`,
      'giftcard?websiteId=x&giftCardProductId=a',
    ])
      expect((await site.visit(`/checkout/${address}`)).status).toBe(400);
  });

  test('CART-10 a cart that is being paid stays as it is, and one that was bought is no longer anybody’s', async () => {
    const { add, change, port, cartId, siteId, price } = await openStore();
    await change(add());
    const id = await cartId();
    await on.deps.db.write((tx) => port.lock(tx, siteId, id));
    expect(await change(add())).toBe('cart_locked');
    await on.deps.db.write((tx) => port.unlock(tx, siteId, id));
    expect(await change(add())).toBe('changed');
    await on.deps.db.write((tx) => port.markPurchased(tx, siteId, id));
    expect(await price()).toBeUndefined();
    expect(await change(add())).toBe('changed');
    expect(await cartId()).not.toBe(id);
  });

  test('STOR-27 with express checkout one thing is bought at a time', async () => {
    const { add, change, price } = await openStore({ expressCheckout: true });
    await change(add('bowl', 2));
    await change(add('pdf'));
    expect((await price())?.lines.map(({ title, quantity }) => [title, quantity])).toEqual([['File', 1]]);
  });

  test('carts of other sites, and old ones, are not there', async () => {
    const { add, change, cartId, siteId } = await openStore();
    await change(add());
    const id = await cartId();
    expect(await findCart(on.deps.db.read, on.deps.newId(), id)).toBeUndefined();
    await on.deps.db.write((tx) => deleteOldCarts(tx, on.deps.now() - 1));
    expect(await findCart(on.deps.db.read, siteId, id)).toBeDefined();
    await on.deps.db.write((tx) => deleteOldCarts(tx, on.deps.now() + 1));
    expect(await findCart(on.deps.db.read, siteId, id)).toBeUndefined();
  });
});

const NUMBER_FIELDS = [
  'created',
  'subtotalCents',
  'taxCents',
  'shippingCostCents',
  'discountCents',
  'grandTotalCents',
  'totalQuantity',
];
const LIST_FIELDS = [
  'entries',
  'shippingOptions',
  'applicableTaxRules',
  'coupons',
  'validCoupons',
  'invalidCoupons',
];
const FLAG_FIELDS = ['isPurchased', 'hasDigital', 'purelyDigital', 'requiresShipping'];

describeOnBothEngines('the cart over HTTP', (on) => {
  async function openShop() {
    const identifier = `h-${on.deps.newId().slice(-8)}`;
    const site = await createTestSite(on.deps, { identifier });
    const made = await site.api('POST', 'collections', { type: 13, title: 'Shop' });
    const { collectionId, pageId } = made.json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    const body = { title: 'Bowl <b>', fields: {}, sections: [] };
    const { id } = await site.publish({ kind: 'item', collectionId, body });
    const variantId = on.deps.newId();
    const variant = {
      id: variantId,
      optionValues: [],
      sku: '',
      priceMinor: 2400,
      salePriceMinor: 0,
      isOnSale: false,
      stock: 200,
      isUnlimited: false,
    };
    const saved = await site.api('PUT', `products/${id}`, {
      kind: 'physical',
      taxClass: '',
      options: [],
      variants: [variant],
    });
    expect(saved.status).toBe(200);
    const { store } = (await site.api('GET', 'store')).json;
    const pickup = { id: 'pickup', name: 'At the studio', kind: 'pickup' };
    const shippingZones = [{ id: 'everywhere', name: 'Everywhere', countries: [], methods: [pickup] }];
    await site.api('PUT', 'store', { ...store, shippingZones });
    const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
    await visitor.renew();
    return { site, visitor, variantId };
  }

  test('CART-01 CART-02 CART-03 CART-04 CART-05 CART-06 CART-07 CART-08 CART-09 the cart has the fields of the contract, each of its type', async () => {
    const { visitor, variantId, site } = await openShop();
    const empty = await (await visitor.ask('GET', CART_CALLS.read)).json();
    expect(empty).toEqual(EMPTY_CART);
    // By their names in the contract: what is compared with our own constant alone could be renamed with it.
    expect(EMPTY_CART).toEqual({
      ...Object.fromEntries(['id', 'websiteId', 'orderId'].map((name) => [name, ''])),
      ...Object.fromEntries(NUMBER_FIELDS.map((name) => [name, 0])),
      ...Object.fromEntries(LIST_FIELDS.map((name) => [name, []])),
      ...Object.fromEntries(FLAG_FIELDS.map((name) => [name, false])),
      selectedShippingOption: {},
      shippingLocation: {},
      subtotalAmount: { value: 0, currencyCode: 'USD' },
    });
    const added = await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 2 });
    expect(added.status).toBe(200);
    const { cart, location } = (await added.json()) as { cart: typeof EMPTY_CART; location: string };
    expect(location).toBe('/cart');
    expect(Object.keys(cart).toSorted()).toEqual(Object.keys(EMPTY_CART).toSorted());
    expect(cart).toMatchObject({
      id: expect.any(String),
      websiteId: site.siteId,
      orderId: '',
      created: expect.any(Number),
      isPurchased: false,
      subtotalCents: 4800,
      subtotalAmount: { value: 48, currencyCode: 'USD' },
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 4800,
      totalQuantity: 2,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
      entries: [{ variantId, quantity: 2, unitPriceCents: 2400 }],
      selectedShippingOption: { id: 'pickup' },
    });
    expect(await (await visitor.ask('GET', CART_CALLS.read)).json()).toEqual(cart);
  });

  test('CART-05 amounts of tax, delivery and discount are what they are, in cents', async () => {
    const { visitor, variantId, site } = await openShop();
    const { store } = (await site.api('GET', 'store')).json;
    const post = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 500 };
    await site.api('PUT', 'store', {
      ...store,
      shippingZones: [{ id: 'all', name: 'All', countries: [], methods: [post] }],
      taxes: { ...store.taxes, zones: [{ id: 'all', name: 'All', countries: [], rates: [VAT] }] },
      discounts: [{ id: 'ten', title: 'Ten', kind: 'order', value: { ppm: 100_000 } }],
    });
    const added = await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 2 });
    expect((await added.json()).cart).toMatchObject({
      subtotalCents: 4800,
      discountCents: 480,
      shippingCostCents: 500,
      taxCents: 1205,
      grandTotalCents: 6025,
      applicableTaxRules: [{ id: 'vat', taxCents: 1205 }],
    });
  });

  test('CART-11 the cart link is told count and subtotal', async () => {
    const { visitor, variantId } = await openShop();
    await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 101 });
    const link = await (await visitor.ask('GET', CART_CALLS.link)).json();
    expect(link).toEqual({ items: 101, subtotal: '$2,424.00' });
  });

  test('prices, totals, discounts and stock that a client sends are never believed', async () => {
    const { visitor, variantId } = await openShop();
    const lies = {
      price: 1,
      unitPriceCents: 1,
      subtotalCents: 1,
      discountCents: 2399,
      stock: 9999,
      isUnlimited: true,
    };
    const added = await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1, ...lies });
    expect(((await added.json()) as { cart: object }).cart).toMatchObject({
      grandTotalCents: 2400,
      discountCents: 0,
    });
    const more = await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 200, ...lies });
    expect(more.status).toBe(409);
    const coupon = await visitor.send('POST', CART_CALLS.coupon, { code: 'FREE', value: { ppm: 1_000_000 } });
    expect(coupon.status).toBe(404);
  });

  test('CART-30 CART-27 quantity and removal, and what is said where they fail', async () => {
    const { visitor, variantId } = await openShop();
    const added = (await (await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 })).json()) as {
      cart: typeof EMPTY_CART;
    };
    const entry = added.cart.entries[0]?.id ?? '';
    const changed = await visitor.send('POST', CART_CALLS.quantity, { entry, quantity: 5 });
    expect(((await changed.json()) as typeof added).cart.totalQuantity).toBe(5);
    const tooMany = await visitor.send('POST', CART_CALLS.quantity, { entry, quantity: 201 });
    const refused = (await tooMany.json()) as { error: { message: string } };
    expect([tooMany.status, refused.error.message]).toEqual([
      409,
      expect.stringMatching(/^Unable to update quantity/),
    ]);
    const gone = await visitor.send('POST', CART_CALLS.remove, { entry: 'other' });
    const missing = (await gone.json()) as { error: { message: string } };
    expect([gone.status, missing.error.message]).toEqual([
      404,
      expect.stringMatching(/^Unable to remove item/),
    ]);
    const removed = await visitor.send('POST', CART_CALLS.remove, { entry });
    expect(((await removed.json()) as typeof added).cart.entries).toEqual([]);
  });

  test('the cookie is for no script, and nobody else has the cart', async () => {
    const { visitor, variantId, site } = await openShop();
    const added = await visitor.send('POST', CART_CALLS.add, { variantId, quantity: 1 });
    const [cookie = ''] = added.headers.getSetCookie().filter((line) => line.startsWith('vitrine_cart='));
    expect(cookie).toMatch(/^vitrine_cart=[\w-]{32};.*HttpOnly/);
    expect(cookie).toContain('SameSite=Lax');
    const other = await testVisitor(site, visitor.origin);
    expect(await (await other.ask('GET', CART_CALLS.read)).json()).toEqual(EMPTY_CART);
  });

  test('STOR-27 CART-29 forms without scripts lead to the cart, and to the checkout with express checkout', async () => {
    const { visitor, variantId, site } = await openShop();
    const fields = () => new URLSearchParams({ variantId, quantity: '1' });
    const added = await visitor.submit(CART_CALLS.add, fields());
    expect([added.status, added.headers.get('location')]).toEqual([303, '/cart']);
    const html = await (await visitor.ask('GET', '/cart')).text();
    expect(html).toContain('Bowl &lt;b&gt;');
    for (const text of ['Cart', 'Checkout', 'Continue Shopping', 'Summary', 'Subtotal'])
      expect(html).toContain(text);
    const many = await visitor.submit(CART_CALLS.add, new URLSearchParams({ variantId, quantity: '500' }));
    const told = await (await visitor.ask('GET', many.headers.get('location') ?? '')).text();
    expect(told).toMatch(/role="alert"[^>]*>Only 200 of Bowl[^<]* are left\./);
    const { store } = (await site.api('GET', 'store')).json;
    await site.api('PUT', 'store', { ...store, expressCheckout: true });
    const purchased = await visitor.submit(CART_CALLS.add, fields());
    expect(purchased.headers.get('location')).toBe('/commerce/goto-checkout');
  });
});
