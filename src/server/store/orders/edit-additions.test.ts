/** Orders to which something is added, or whose delivery is changed: price, stock and money follow in one step. */
import { expect, test } from 'vitest';
import { orderDifferencePath } from '#domain/store/cart/checkout-contract.ts';
import { textBody } from '#testing/server/fixture.ts';
import { GOOD_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { testVisitor } from '#testing/server/visitor.ts';
import { findOrder, listLines } from './queries.ts';

const POST = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 500 };
const EXPRESS = { id: 'express', name: 'Express', kind: 'flat', priceMinor: 1200 };
const PICKUP = { id: 'pickup', name: 'At the studio', kind: 'pickup', priceMinor: 0 };

describeOnBothEngines('additions to orders', (on) => {
  /** An order of two bowls for 10.00, sent for 5.00 where it is sent. */
  async function openWithOrder(isSent = true) {
    const shop = await openTestShop(on.deps, 9);
    const { api } = shop.site;
    const { store } = (await api('GET', 'store')).json;
    const zone = { id: 'home', name: 'Home', countries: ['DE'], methods: [POST, EXPRESS, PICKUP] };
    const settings = {
      ...store,
      currency: 'EUR',
      taxes: { ...store.taxes, areIncluded: true },
      shippingZones: [zone],
    };
    expect((await api('PUT', 'store', settings)).status).toBe(200);
    const cups = await plantCups(shop.site);
    const cartId = shop.fill(2, 1000);
    const cart = shop.carts.get(cartId);
    if (cart && isSent)
      shop.carts.set(cartId, {
        ...cart,
        needsDelivery: true,
        deliveries: [{ id: 'post', name: 'By post', priceMinor: 500, isPickup: false }],
        deliveryId: 'post',
        shippingMinor: 500,
        totalMinor: 1500,
      });
    const done = await shop.complete(cartId, { seen: isSent ? 1500 : 1000 });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id, token } = done.order;
    const visitor = await testVisitor(shop.site, `http://${shop.identifier}.localhost:4321`);
    const stockOf = async (variantId: string) => {
      const row = await on.db.read
        .selectFrom('variants')
        .select(['stock', 'reserved'])
        .where('id', '=', variantId)
        .executeTakeFirstOrThrow();
      return [row.stock, row.reserved];
    };
    return {
      ...shop,
      api,
      id,
      cups,
      settings,
      stockOf,
      read: async () => (await api('GET', `orders/${id}`)).json,
      find: async (search: string) =>
        (await api('GET', `orders/${id}/addable?search=${encodeURIComponent(search)}`)).json.found,
      quote: async (change: object) => (await api('POST', `orders/${id}/edit/quote`, change)).json,
      edit: (change: object, edits = 0) => api('POST', `orders/${id}/edit`, { edits, ...change }),
      pay: () =>
        visitor.submit(orderDifferencePath(token), new URLSearchParams({ payment: 'test', card: GOOD_CARD })),
    };
  }

  async function plantCups(site: Awaited<ReturnType<typeof openTestShop>>['site']) {
    const { collectionId } = (await site.api('POST', 'collections', { type: 13, title: 'Cups' })).json;
    const { id } = await site.publish({
      kind: 'item',
      collectionId,
      body: textBody(on.deps, 'Cup', 'Thrown.'),
    });
    const [small, large] = [on.deps.newId(), on.deps.newId()];
    const price = { priceMinor: 1900, salePriceMinor: 1500, isOnSale: true };
    const variant = (variantId: string, size: string, stock: number) => ({
      id: variantId,
      optionValues: [{ name: 'Size', value: size }],
      sku: `CUP-${size}`,
      ...price,
      stock,
      isUnlimited: false,
    });
    const saved = await site.api('PUT', `products/${id}`, {
      kind: 'physical',
      taxClass: '',
      options: [{ name: 'Size', type: 'text', values: ['Small', 'Large'] }],
      variants: [variant(small, 'Small', 1), variant(large, 'Large', 4)],
    });
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
    return { small, large };
  }

  test('a product is found by typing, added at the price of today, paid for, and taken out again', async () => {
    const { cups, ...shop } = await openWithOrder();
    expect((await shop.find('cup')).map(({ optionText }: { optionText: string }) => optionText)).toEqual([
      'Small',
      'Large',
    ]);
    expect(await shop.find('LARGE cup')).toMatchObject([
      { variantId: cups.large, unitPriceMinor: 1500, stock: 4 },
    ]);
    expect([await shop.find('cup-small'), await shop.find('plate')]).toMatchObject([
      [{ variantId: cups.small }],
      [],
    ]);
    const added = [{ variantId: cups.large, quantity: 2 }];
    expect(await shop.quote({ added })).toMatchObject({ problem: null, totalMinor: 4500, dueMinor: 3000 });
    expect(await shop.stockOf(cups.large)).toEqual([4, 0]);
    expect((await shop.edit({ added })).json).toEqual({ kind: 'changed' });
    const order = await shop.read();
    expect(order).toMatchObject({
      subtotalMinor: 4000,
      totalMinor: 4500,
      dueMinor: 3000,
      shippingPaidMinor: 500,
    });
    expect(order.lines).toMatchObject([
      { title: 'Bowl', quantity: 2 },
      { title: 'Cup', optionText: 'Large', sku: 'CUP-Large', quantity: 2, totalMinor: 3000 },
    ]);
    expect(order.events.at(-1).data.lines).toEqual([{ title: 'Cup (Large)', before: 0, after: 2 }]);
    expect(await shop.stockOf(cups.large)).toEqual([2, 0]);
    await shop.pay();
    expect(await shop.read()).toMatchObject({ dueMinor: 0, money: 'paid' });
    const lines = [{ id: order.lines[1].id, quantity: 0 }];
    expect((await shop.edit({ lines }, 1)).status).toBe(200);
    expect(await shop.read()).toMatchObject({ totalMinor: 1500, dueMinor: -3000 });
    expect(await shop.stockOf(cups.large)).toEqual([4, 0]);
    const refund = { key: 'a', lines: [], isDifference: true };
    expect((await shop.api('POST', `orders/${shop.id}/refund`, refund)).json.amountMinor).toBe(3000);
    expect(await shop.read()).toMatchObject({ dueMinor: 0 });
  });

  test('the last piece goes to one of two orders, and what is lacking changes nothing', async () => {
    const { cups, ...shop } = await openWithOrder();
    const other = await shop.complete(shop.fill(1, 1250));
    if (other.kind !== 'placed') throw new Error(other.kind);
    const added = [{ variantId: cups.small, quantity: 1 }];
    const both = await Promise.all([
      shop.edit({ added }),
      shop.api('POST', `orders/${other.order.id}/edit`, { edits: 0, added: [{ ...added[0] }] }),
    ]);
    // The other order has nothing to deliver: a cup cannot be sent with it.
    expect(both.map(({ status }) => status)).toEqual([200, 409]);
    const many = [{ variantId: cups.large, quantity: 5 }];
    expect((await shop.quote({ added: many })).problem).toContain('Only 4 of');
    const before = await findOrder(on.db.read, shop.id);
    const refused = await shop.edit({ added: [...many, { variantId: shop.variantId, quantity: 1 }] }, 1);
    expect([refused.status, refused.json.error.message]).toEqual([409, 'Only 4 of Cup (Large) are left.']);
    expect((await shop.edit({ added: [{ variantId: cups.small, quantity: 1 }] }, 1)).status).toBe(409);
    expect(await findOrder(on.db.read, shop.id)).toEqual(before);
    expect([await shop.stockOf(cups.small), await shop.stockOf(cups.large)]).toEqual([
      [0, 0],
      [4, 0],
    ]);
    const race = await Promise.all(
      [1, 2].map(() => shop.edit({ added: [{ variantId: cups.large, quantity: 3 }] }, 1)),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.stockOf(cups.large)).toEqual([1, 0]);
  });

  test('another way of delivery: what it costs today, the difference to be paid or given back', async () => {
    const shop = await openWithOrder();
    const { deliveries } = await shop.quote({});
    expect(
      deliveries.map(({ id, priceMinor }: { id: string; priceMinor: number }) => [id, priceMinor]),
    ).toEqual([
      ['post', 500],
      ['express', 1200],
      ['pickup', 0],
    ]);
    expect((await shop.edit({ deliveryId: 'express' })).json).toEqual({ kind: 'changed' });
    expect(await shop.read()).toMatchObject({
      delivery: 'Express',
      deliveryId: 'express',
      shippingMinor: 1200,
      shippingPaidMinor: 1200,
      totalMinor: 2200,
      dueMinor: 700,
    });
    await shop.pay();
    expect((await shop.edit({ deliveryId: 'pickup' }, 1)).status).toBe(200);
    const order = await shop.read();
    expect(order).toMatchObject({ isPickup: true, totalMinor: 1000, dueMinor: -1200 });
    expect(order.events.at(-1).data.delivery).toEqual({ before: 'Express', after: 'At the studio' });
    const refund = { key: 'a', lines: [], isDifference: true };
    expect((await shop.api('POST', `orders/${shop.id}/refund`, refund)).json.amountMinor).toBe(1200);
    expect((await shop.edit({ deliveryId: 'drone' }, 2)).json.error.message).toContain('not available');
  });

  test('pieces, an addition and delivery in one change add up to what the lines and delivery cost', async () => {
    const { cups, ...shop } = await openWithOrder();
    const [line] = await listLines(on.db.read, shop.id);
    const change = {
      lines: [{ id: line?.id ?? '', quantity: 1 }],
      added: [{ variantId: cups.large, quantity: 1 }],
      deliveryId: 'express',
    };
    const quoted = await shop.quote(change);
    expect((await shop.edit(change)).status).toBe(200);
    const order = await shop.read();
    expect([order.totalMinor, order.dueMinor]).toEqual([quoted.totalMinor, quoted.dueMinor]);
    expect(order).toMatchObject({ subtotalMinor: 2000, totalMinor: 500 + 1500 + 1200 });
    await shop.site.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select('text')
      .where('siteId', '=', shop.siteId)
      .where('subject', 'like', '%has changed%')
      .execute();
    expect(mails.at(-1)?.text).toMatch(/1 × Cup \(Large\)[\s\S]*Delivery: [\s\S]*Due:/);
  });

  test('delivery by price follows the pieces: quoted, then paid or given back, and told', async () => {
    const { cups, ...shop } = await openWithOrder();
    const steps = [
      { from: 0, priceMinor: 500 },
      { from: 2000, priceMinor: 900 },
    ];
    const byPrice = { id: 'post', name: 'By post', kind: 'price', steps };
    const zone = { id: 'home', name: 'Home', countries: ['DE'], methods: [byPrice, PICKUP] };
    await shop.api('PUT', 'store', { ...shop.settings, shippingZones: [zone] });
    const added = [{ variantId: cups.large, quantity: 1 }];
    const quoted = await shop.quote({ added });
    expect(quoted).toMatchObject({
      problem: null,
      totalMinor: 1000 + 1500 + 900,
      shippingMinor: 900,
      dueMinor: 1900,
    });
    expect((await shop.edit({ added })).status).toBe(200);
    const order = await shop.read();
    expect(order).toMatchObject({ shippingMinor: 900, totalMinor: 3400, dueMinor: 1900, deliveryId: 'post' });
    expect(order.events.at(-1).data.delivery).toEqual({
      before: 'By post',
      after: 'By post',
      beforeMinor: 500,
      afterMinor: 900,
    });
    await shop.pay();
    const lines = [{ id: order.lines[1].id, quantity: 0 }];
    expect(await shop.quote({ lines })).toMatchObject({
      shippingMinor: 500,
      totalMinor: 1500,
      dueMinor: -1900,
    });
    expect((await shop.edit({ lines }, 1)).status).toBe(200);
    expect(await shop.read()).toMatchObject({ shippingMinor: 500, totalMinor: 1500, dueMinor: -1900 });
    // One piece more is in the same step: what was agreed stays, whatever it costs today.
    await shop.api('PUT', 'store', {
      ...shop.settings,
      shippingZones: [{ ...zone, methods: [{ ...byPrice, steps: [{ from: 0, priceMinor: 4200 }] }] }],
    });
    const [bowls] = order.lines;
    expect(await shop.quote({ lines: [{ id: bowls.id, quantity: 1 }] })).toMatchObject({
      shippingMinor: 500,
    });
    const fromMuch = [{ from: 1000, priceMinor: 500 }];
    await shop.api('PUT', 'store', {
      ...shop.settings,
      shippingZones: [{ ...zone, methods: [{ ...byPrice, steps: fromMuch }, PICKUP] }],
    });
    const fewer = { lines: [{ id: bowls.id, quantity: 1 }] };
    expect((await shop.quote(fewer)).problem).toContain('“By post” is not available');
    expect((await shop.edit(fewer, 2)).status).toBe(409);
    expect((await shop.edit({ ...fewer, deliveryId: 'pickup' }, 2)).status).toBe(200);
  });

  test('what was refunded for delivery keeps it, and a shop that counts in another way adds nothing', async () => {
    const { cups, ...shop } = await openWithOrder();
    await shop.api('POST', `orders/${shop.id}/refund`, { key: 'a', lines: [], shippingMinor: 100 });
    expect((await shop.quote({ deliveryId: 'pickup' })).problem).toContain('was refunded');
    const noks = { from: 'EUR', currency: 'NOK', ratePpm: 1_000_000, isPreview: false };
    expect((await shop.api('POST', 'currency', noks)).status).toBe(200);
    const added = [{ variantId: cups.large, quantity: 1 }];
    expect((await shop.edit({ added })).json.error.message).toContain('currency or tax setting has changed');
    const plain = await openWithOrder(false);
    expect((await plain.quote({ added: [{ variantId: plain.cups.large, quantity: 1 }] })).problem).toContain(
      'no address',
    );
    expect((await plain.quote({ added: [{ variantId: plain.variantId, quantity: 1 }] })).problem).toBeNull();
    expect((await plain.quote({ deliveryId: 'post' })).problem).toContain('not available');
    expect((await plain.api('GET', `orders/${plain.id}/addable?search=`)).status).toBe(400);
  });
});
