/** Orders as their owner handles them: listed, fulfilled in parts, refunded by line, cancelled; and what people may ask. */
import { expect, test } from 'vitest';
import { createTestSite, type TestSite } from '#testing/server/fixture.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { createTestAccount, signedInBrowser } from '#testing/server/owner.ts';
import { describeOnBothEngines, testApp } from '#testing/server/test-app.ts';
import { alsoBought } from '../catalogue/queries-bought.ts';
import { findOrderOfCart, listLines, updateOrder } from './queries.ts';

describeOnBothEngines('orders', (on) => {
  async function openWithOrder(quantity = 3, totalMinor = 1000, stock = 9) {
    const shop = await openTestShop(on.deps, stock);
    const cart = shop.fill(quantity, totalMinor);
    const done = await shop.complete(cart, { seen: totalMinor });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const [line] = await listLines(on.db.read, done.order.id);
    const { api } = shop.site;
    return { ...shop, api, id: done.order.id, lineId: line?.id ?? '', token: done.order.token, cart };
  }

  test('a list by state and words, page by page; one order with all that happened', async () => {
    const shop = await openWithOrder(3, 1000, 100);
    for (let index = 0; index < 55; index += 1) {
      await shop.complete(shop.fill(1, 10), { seen: 10 });
    }
    const first = await shop.api('GET', 'orders');
    expect(first.json.orders[0]).toMatchObject({ name: 'Ada Byron', email: 'ada@example.org', isTest: true });
    expect(first.json.counts).toMatchObject({ all: 56, open: 56, unpaid: 0 });
    expect([first.json.orders.length, first.json.hasMore]).toEqual([50, true]);
    const found = await shop.api('GET', 'orders?search=%231001');
    expect(found.json.orders).toMatchObject([{ id: shop.id, number: 1001, pieces: 3, money: 'paid' }]);
    for (const words of ['byron', 'ADA@EXAMPLE']) {
      const { json } = await shop.api('GET', `orders?search=${words}`);
      expect(json.orders.length).toBe(first.json.orders.length);
    }
    expect((await shop.api('GET', 'orders?search=%25')).json.orders).toEqual([]);
    expect((await shop.api('GET', 'orders?filter=fulfilled')).json.orders).toEqual([]);
    expect((await shop.api('GET', 'orders?before=1002')).json.orders).toMatchObject([{ number: 1001 }]);
    const one = await shop.api('GET', `orders/${shop.id}`);
    expect(one.json).toMatchObject({ address: { city: 'Berlin' }, events: [{ kind: 'placed' }] });
    expect((await shop.api('GET', `orders/${on.deps.newId()}`)).status).toBe(404);
  });

  test('what is more than a thousand is not counted one by one', async () => {
    const shop = await openWithOrder();
    const order = await on.db.read
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    for (let from = 2000; from < 3100; from += 100)
      await on.deps.db.write(async (tx) => {
        const rows = Array.from({ length: 100 }, (_, index) => ({
          ...order,
          id: on.deps.newId(),
          cartId: null,
          token: on.deps.newId(),
          number: from + index,
          state: 'fulfilled' as const,
          capturedMinor: index < 2 ? 0 : order.totalMinor,
        }));
        await tx.insertInto('orders').values(rows).execute();
      });
    const { counts } = (await shop.api('GET', 'orders')).json;
    expect(counts).toMatchObject({ all: 1000, open: 1, unpaid: 22, fulfilled: 1000, cancelled: 0 });
  });

  test('who looks after the shop is told of an order by mail, with what to do', async () => {
    const shop = await openWithOrder();
    await shop.api('PUT', 'notices', { emails: ['desk@example.org'], orders: true, bookings: true });
    await shop.site.worker.drain();
    const told = await on.db.read
      .selectFrom('mails')
      .select(['subject', 'text', 'replyTo'])
      .where('toAddress', '=', 'desk@example.org')
      .execute();
    expect(told).toEqual([
      {
        subject: expect.stringMatching(/^Test order #?\d+: /),
        text: expect.stringContaining(`/orders/${shop.id}`),
        replyTo: expect.stringContaining('@'),
      },
    ]);
    expect(told[0]?.text).toContain('Paid.');
  });

  test('buyers answer to the shop: to the address on its pages, else to the one on its invoices', async () => {
    const shop = await openWithOrder();
    const answersTo = async () => {
      await shop.site.worker.drain();
      const mails = await on.db.read
        .selectFrom('mails')
        .select(['replyTo'])
        .where('toAddress', '=', 'ada@example.org')
        .where('siteId', '=', shop.siteId)
        .orderBy('id', 'desc')
        .execute();
      return mails[0]?.replyTo;
    };
    const orderAgain = () => shop.complete(shop.fill(1, 10), { seen: 10 });
    expect(await answersTo()).toBe(null);
    await shop.api('PUT', 'invoice-seller', { email: 'bills@example.org' });
    await orderAgain();
    expect(await answersTo()).toBe('bills@example.org');
    await shop.api('PUT', 'settings', { business: { email: 'shop@example.org' } });
    await orderAgain();
    expect(await answersTo()).toBe('shop@example.org');
  });

  test('it is fulfilled in parts, and never by more than was bought', async () => {
    const shop = await openWithOrder();
    const fulfil = (quantity: number) =>
      shop.api('POST', `orders/${shop.id}/fulfil`, {
        lines: [{ id: shop.lineId, quantity }],
        trackingNumber: 'DHL 1',
      });
    expect((await fulfil(4)).status).toBe(409);
    expect((await fulfil(2)).json).toEqual({ kind: 'changed' });
    expect((await shop.api('GET', `orders/${shop.id}`)).json.state).toBe('partlyFulfilled');
    expect((await shop.api('POST', `orders/${shop.id}/cancel`, {})).status).toBe(409);
    await fulfil(1);
    expect((await shop.api('GET', `orders/${shop.id}`)).json.state).toBe('fulfilled');
    expect((await fulfil(1)).status).toBe(409);
  });

  test('a site has a shop as long as there is a place for products, or an order', async () => {
    const shop = await openTestShop(on.deps, 9);
    const owner = await createTestAccount(on.deps, { isOwner: true });
    const browser = await signedInBrowser(on.deps, shop.site, owner);
    const hasShop = async ({ siteId }: TestSite) => {
      const { sites } = (await browser.call('GET', '/api/me')).json;
      return sites.find(({ id }: { id: string }) => id === siteId).hasShop;
    };
    const deleteShops = async ({ api }: TestSite) => {
      for (const { pageId } of (await api('GET', 'collections')).json.collections)
        await api('DELETE', `documents/${pageId}`);
    };
    const other = await createTestSite(on.deps);
    expect(await hasShop(other)).toBe(false);
    await other.api('POST', 'collections', { type: 13, title: 'Shop' });
    expect(await hasShop(other)).toBe(true);
    await deleteShops(other);
    expect(await hasShop(other)).toBe(false);

    const open = async () => (await shop.site.api('GET', 'open-orders')).json;
    expect(await open()).toEqual({ open: 0 });
    const done = await shop.complete(shop.fill());
    if (done.kind !== 'placed') throw new Error(done.kind);
    await deleteShops(shop.site);
    expect(await hasShop(shop.site)).toBe(true);
    expect(await open()).toEqual({ open: 1 });
    await shop.site.api('POST', 'orders/fulfil', { orders: [done.order.id] });
    expect(await open()).toEqual({ open: 0 });
  });

  test('a tracking number is corrected after it was sent, and the page of the order follows', async () => {
    const shop = await openWithOrder();
    const sent = (trackingNumber: string, quantity: number) =>
      shop.api('POST', `orders/${shop.id}/fulfil`, {
        lines: [{ id: shop.lineId, quantity }],
        carrier: 'DHL',
        trackingNumber,
        isMailed: false,
      });
    await sent('WRONG-1', 2);
    await sent('RIGHT-2', 1);
    const read = async () => (await shop.api('GET', `orders/${shop.id}`)).json;
    const [, parcel] = (await read()).events;
    const save = (id: string, body: object) => shop.api('PUT', `orders/${shop.id}/parcels/${id}`, body);
    expect((await save(parcel.id, { carrier: 'DHL', trackingNumber: 'RIGHT-1' })).status).toBe(200);
    const tracked = (order: { events: { kind: string }[] }) =>
      order.events.filter(({ kind }) => kind === 'tracked');
    const told = { data: { parcel: parcel.id, carrier: 'DHL', trackingNumber: 'RIGHT-1' } };
    expect(tracked(await read())).toMatchObject([told]);
    expect((await read()).state).toBe('fulfilled');
    const html = await (await shop.site.visit(`/commerce/orders/${shop.token}`)).text();
    for (const number of ['RIGHT-1', 'RIGHT-2']) expect(html).toContain(`tracking-id=${number}`);
    expect(html).not.toContain('WRONG-1');
    expect((await save(on.deps.newId(), { trackingNumber: '1' })).status).toBe(404);

    const textsOf = async () => {
      await shop.site.worker.drain();
      const mails = on.db.read.selectFrom('mails').select('text').where('siteId', '=', shop.siteId);
      const sent = mails.where('subject', 'like', '%on its way%').orderBy('id');
      return (await sent.execute()).map(({ text }) => text);
    };
    expect(await textsOf()).toEqual([]);
    // Asked for by itself, a mail leaves no second line of the same number.
    await save(parcel.id, { carrier: 'DHL', trackingNumber: 'RIGHT-1', isMailed: true });
    expect(tracked(await read())).toHaveLength(1);
    expect(await textsOf()).toEqual([expect.stringMatching(/2 × Bowl.*DHL: RIGHT-1/s)]);
    await shop.api('POST', `orders/${shop.id}/mails`, { mail: 'sent' });
    expect((await textsOf())[1]).toMatch(/1 × Bowl.*DHL: RIGHT-2/s);
  });

  test('half is refunded from the frozen share, once for a key, and never more than was paid', async () => {
    const shop = await openWithOrder();
    const refund = (key: string, quantity: number) =>
      shop.api('POST', `orders/${shop.id}/refund`, { key, lines: [{ id: shop.lineId, quantity }] });
    expect((await refund('a', 1)).json).toEqual({ kind: 'refunded', amountMinor: 333 });
    expect((await refund('a', 1)).json).toEqual({ kind: 'refunded', amountMinor: 333 });
    expect((await refund('a', 2)).status).toBe(422);
    expect((await refund('b', 3)).status).toBe(409);
    expect((await shop.api('GET', `orders/${shop.id}`)).json).toMatchObject({
      money: 'partlyRefunded',
      refundedMinor: 333,
    });
    expect((await refund('c', 2)).json.amountMinor).toBe(667);
    expect((await shop.api('GET', `orders/${shop.id}`)).json.money).toBe('refunded');
    const cancelled = await shop.api('POST', `orders/${shop.id}/cancel`, {});
    expect(cancelled.json).toEqual({ kind: 'changed' });
  });

  test('an amount is refunded for no piece, and pieces give what is left after it', async () => {
    const shop = await openWithOrder();
    const refund = (key: string, asked: object) =>
      shop.api('POST', `orders/${shop.id}/refund`, { key, lines: [], ...asked });
    const piece = (quantity: number) => ({ lines: [{ id: shop.lineId, quantity }] });
    expect((await refund('a', { amountMinor: 1001 })).status).toBe(409);
    expect((await refund('b', { amountMinor: 100, ...piece(1) })).status).toBe(409);
    expect((await refund('c', {})).status).toBe(409);
    expect((await refund('d', { amountMinor: 500 })).json).toEqual({ kind: 'refunded', amountMinor: 500 });
    expect((await refund('d', { amountMinor: 500 })).json.amountMinor).toBe(500);
    expect((await shop.api('GET', `orders/${shop.id}`)).json).toMatchObject({
      money: 'partlyRefunded',
      refundedMinor: 500,
      dueMinor: 0,
      lines: [{ refundedMinor: 500, refundedQuantity: 0 }],
    });
    expect((await refund('e', { amountMinor: 501 })).status).toBe(409);
    expect((await refund('f', piece(3))).json.amountMinor).toBe(500);
    expect((await shop.api('GET', `orders/${shop.id}`)).json).toMatchObject({
      money: 'refunded',
      dueMinor: 0,
    });
  });

  test('a cancelled order is refunded first, and its pieces can be bought again', async () => {
    const shop = await openWithOrder(3, 1000, 3);
    expect((await shop.api('POST', `orders/${shop.id}/cancel`, {})).json.error.message).toContain('Refund');
    const lines = [{ id: shop.lineId, quantity: 3 }];
    await shop.api('POST', `orders/${shop.id}/refund`, { key: 'all', lines });
    await shop.api('POST', `orders/${shop.id}/cancel`, {});
    expect((await shop.complete(shop.fill(3, 900), { seen: 900 })).kind).toBe('placed');
  });

  test('what was bought in the same orders is known, as far as it can still be seen', async () => {
    const shop = await openTestShop(on.deps, 9);
    const collection = (await shop.site.api('POST', 'collections', { type: 13, title: 'More' })).json
      .collectionId;
    const publish = async (title: string) => {
      const body = { title, fields: {}, sections: [] };
      return shop.site.publish({ kind: 'item', collectionId: collection, body });
    };
    const [mug, plate] = [await publish('Mug'), await publish('Plate')];
    const cart = shop.fill(1, 1250);
    const priced = shop.carts.get(cart);
    const [line] = priced?.lines ?? [];
    if (!priced || !line) throw new Error('A cart has a line.');
    const other = { ...line, quantity: 0, totalMinor: 0 };
    const lines = [
      { ...line, productId: mug.id },
      { ...other, productId: plate.id, title: 'Plate' },
      { ...other, productId: 'gone00000000000000000001', title: 'Gone' },
    ];
    shop.carts.set(cart, { ...priced, lines });
    expect(await alsoBought(on.db.read, shop.siteId, [mug.id])).toEqual([]);
    const done = await shop.complete(cart);
    if (done.kind !== 'placed') throw new Error(done.kind);
    // Orders that try the shop out say nothing of what people buy.
    expect(await alsoBought(on.db.read, shop.siteId, [mug.id])).toEqual([]);
    await on.db.write((tx) => updateOrder(tx, done.order.id, { provider: 'bankTransfer', testBy: null }));
    expect(await alsoBought(on.db.read, shop.siteId, [mug.id])).toEqual([
      { id: plate.id, title: 'Plate', href: plate.path },
    ]);
    expect(await alsoBought(on.db.read, shop.siteId, [mug.id, plate.id])).toEqual([]);
    expect(await alsoBought(on.db.read, on.deps.newId(), [mug.id])).toEqual([]);
  });

  test('CART-19 /commerce/goto-checkout is the page of the checkout, kept by nobody', async () => {
    const shop = await openWithOrder();
    const page = await shop.site.visit('/commerce/goto-checkout');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('data-page-type="201"');
    expect(page.headers.get('cache-control')).toContain('no-store');
  });

  test('CART-28 the order is read by its token, and by nothing else', async () => {
    const shop = await openWithOrder();
    const page = await shop.site.visit(`/commerce/orders/${shop.token}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('data-page-type="211"');
    expect(html).toContain('Order #1001');
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(await (await shop.site.visit(`/commerce/orders/${shop.token}/confirmed`)).text()).toContain(
      'data-page-type="202"',
    );
    for (const guess of ['1001', shop.id, `${shop.token.slice(0, -1)}!`])
      expect((await shop.site.visit(`/commerce/orders/${guess}`)).status).toBe(404);
  });

  test('mail is promised only where mails are sent', async () => {
    const { site, token, identifier } = await openWithOrder();
    const path = `/commerce/orders/${token}/confirmed`;
    const promise = 'We will email ada@example.org';
    const thanks = await (await site.visit(path)).text();
    expect(thanks).toContain('Thank you for your order');
    expect(thanks).not.toContain(promise);
    const { app } = await testApp(on.deps, { SMTP_URL: 'smtp://127.0.0.1:1' });
    const mailed = await app.request(`http://${identifier}.localhost:4321${path}`);
    expect(await mailed.text()).toContain(promise);
  });

  test('what is kept of a buyer is given out, and erased without touching the books', async () => {
    const shop = await openWithOrder();
    const email = 'ADA@example.org';
    const known = await shop.api('POST', 'submissions/person', { email });
    expect(known.json.orders).toMatchObject([{ number: 1001, address: { line1: 'Kastanienallee 7' } }]);
    await shop.api('POST', 'submissions/erase', { email });
    const { json } = await shop.api('GET', `orders/${shop.id}`);
    expect(json).toMatchObject({ name: '', email: '', totalMinor: 1000 });
    expect(JSON.stringify(json)).not.toContain('Kastanienallee');
    expect((await findOrderOfCart(on.db.read, shop.cart))?.search).toBe('#1001');
  });

  test('whoever may not refund does not', async () => {
    const shop = await openTestShop(on.deps, 1);
    const bare = await openWithOrder();
    expect(shop.site.token).not.toBe(bare.site.token);
    const other = await shop.site.api('GET', `orders/${bare.id}`);
    expect(other.status).toBe(404);
  });
});
