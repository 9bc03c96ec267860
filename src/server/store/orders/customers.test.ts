/** Who has bought, as the shop sees it; views of orders that are kept; and buyers who ask for the newsletter. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readCheckout } from '#domain/store/cart/checkout-entries.ts';
import { DAY_MS } from '#domain/time.ts';
import { GOOD_CARD, openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { completeOrder } from './complete-order.ts';
import { enterForNews, NEWS_JOB } from './news-job.ts';
import { findOrderOfCart, updateOrder } from './queries.ts';

const BUYER = {
  'address-line1': 'Kastanienallee 7',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-country': 'DE',
  payment: 'test',
};

describeOnBothEngines('customers', (on) => {
  async function open() {
    const shop = await openTestShop(on.deps, 50);
    const { api } = shop.site;
    const buy = async (email: string, name: string, news = '') => {
      const cartId = shop.fill(1, 1000);
      const entries = readCheckout({ ...BUYER, email, 'address-name': name, news });
      const completion = {
        siteId: shop.siteId,
        cartId,
        entries,
        seenTotalMinor: 1000,
        hasTerms: false,
        testBy: 'team' as const,
      };
      const done = await completeOrder(shop.deps, completion, GOOD_CARD);
      if (done.kind !== 'placed') throw new Error(done.kind);
      return done.order;
    };
    return { ...shop, api, buy };
  }

  test('one row a buyer, by the last order, with how much was bought, test orders apart, and whether the newsletter goes there', async () => {
    const { api, buy } = await open();
    const { list } = (await api('POST', 'lists', { name: 'News' })).json;
    await buy('Ada@Example.org', 'Ada');
    await buy('grace@example.org', 'Grace');
    const last = await buy('ada@example.org', 'Ada Byron');
    await on.db.write((tx) => updateOrder(tx, last.id, { provider: 'bankTransfer', testBy: null }));
    await api('POST', `lists/${list.id}/members`, { email: 'ADA@example.org', name: '', hasConsent: true });
    const { customers } = (await api('GET', 'customers')).json;
    expect(customers).toMatchObject([
      {
        orderId: last.id,
        email: 'ada@example.org',
        name: 'Ada Byron',
        orders: 1,
        testOrders: 1,
        spent: [{ currency: 'EUR', minor: 1000 }],
        newsletter: 'subscribed',
      },
      { email: 'grace@example.org', orders: 0, testOrders: 1, spent: [], newsletter: null },
    ]);
    expect((await api('GET', 'customers?search=grace')).json.customers).toHaveLength(1);
    expect((await api('GET', 'customers?search=%25')).json.customers).toEqual([]);
    const older = await api('GET', `customers?before=${customers[0].orderNumber}`);
    expect(older.json.customers).toMatchObject([{ email: 'grace@example.org' }]);
  });

  test('whether a buyer has ordered since is seen in an index, however many orders there are', async () => {
    if (on.engine === 'postgres') return;
    const { siteId } = await open();
    const { rows } = await sql<{ detail: string }>`explain query plan
      select id from orders where site_id = ${siteId} and number is not null and not exists (
        select 1 from orders as later where later.site_id = orders.site_id
          and later.email = orders.email and later.number > orders.number)`.execute(on.db.read);
    expect(rows.map(({ detail }) => detail).join()).toMatch(
      /SEARCH later USING COVERING INDEX \w+ \(site_id=\? AND email=\? AND number>\?\)/,
    );
  });

  test('one customer with history and a note, which is given out and erased with the rest', async () => {
    const { api, buy } = await open();
    const first = await buy('ada@example.org', 'Ada');
    await buy('ada@example.org', 'Ada');
    expect((await api('PUT', `customers/${first.id}/note`, { note: 'Rings twice' })).status).toBe(200);
    const one = (await api('GET', `customers/${first.id}`)).json;
    expect(one).toMatchObject({ note: 'Rings twice', customer: { orders: 0, testOrders: 2, spent: [] } });
    expect(one.latest).toMatchObject([{ isTest: true }, { isTest: true }]);
    expect(one.latest.map((order: { number: number }) => order.number)).toEqual([1002, 1001]);
    const known = await api('POST', 'submissions/person', { email: 'ada@example.org' });
    expect(known.json.orders[0]).toMatchObject({ notedAboutBuyer: 'Rings twice' });
    await api('POST', 'submissions/erase', { email: 'ada@example.org' });
    expect((await api('GET', `customers/${first.id}`)).status).toBe(404);
    expect((await api('GET', 'customers')).json.customers).toEqual([]);
    const again = await buy('ada@example.org', 'Ada');
    expect((await api('GET', `customers/${again.id}`)).json.note).toBe('');
  });

  test('orders of the last seven days are a filter, with its count', async () => {
    const { api, buy } = await open();
    const old = await buy('ada@example.org', 'Ada');
    await on.db.write((tx) => updateOrder(tx, old.id, { placedAt: on.deps.now() - 8 * DAY_MS }));
    expect((await api('GET', 'orders?filter=week')).json).toMatchObject({ orders: [], counts: { week: 0 } });
    await buy('grace@example.org', 'Grace');
    const { orders, counts } = (await api('GET', 'orders?filter=week')).json;
    expect(orders).toMatchObject([{ name: 'Grace' }]);
    expect(counts).toMatchObject({ all: 2, week: 1, unpaid: 0 });
    await on.db.write((tx) => updateOrder(tx, old.id, { capturedMinor: 0 }));
    const unpaid = (await api('GET', 'orders?filter=unpaid')).json;
    expect(unpaid).toMatchObject({ orders: [{ name: 'Ada' }], counts: { unpaid: 1 } });
  });

  test('a view is kept under a name, in one shop only, and goes again', async () => {
    const { api } = await open();
    const other = await open();
    const view = { name: 'Berlin, to send', filter: 'open', search: 'berlin' };
    const kept = await api('POST', 'order-views', view);
    expect([kept.status, kept.json]).toEqual([201, { ...view, id: expect.any(String) }]);
    expect((await other.api('GET', 'order-views')).json).toEqual({ views: [] });
    await other.api('DELETE', `order-views/${kept.json.id}`);
    expect((await api('GET', 'order-views')).json.views).toHaveLength(1);
    await api('DELETE', `order-views/${kept.json.id}`);
    expect((await api('GET', 'order-views')).json).toEqual({ views: [] });
    expect((await api('POST', 'order-views', { ...view, name: ' ' })).status).toBe(400);
  });

  test('only who ticked it is entered for the newsletter, once the order stands', async () => {
    const { deps, siteId, buy } = await open();
    await buy('ada@example.org', 'Ada');
    const jobs = () =>
      on.db.read
        .selectFrom('jobs')
        .selectAll()
        .where('siteId', '=', siteId)
        .where('type', '=', NEWS_JOB)
        .execute();
    expect(await jobs()).toEqual([]);
    const { id, cartId } = await buy('grace@example.org', 'Grace', 'yes');
    expect(await jobs()).toMatchObject([{ payload: JSON.stringify({ orderId: id }) }]);
    const entered: string[] = [];
    const newsletter = {
      isOffered: async () => true,
      statesOf: async () => new Map(),
      enter: async (_tx: unknown, { email }: { email: string }) => void entered.push(email),
    };
    const run = { signal: new AbortController().signal, finishIn: async () => undefined };
    await enterForNews({ ...deps, newsletter }, { orderId: id }, run);
    expect(entered).toEqual(['grace@example.org']);
    const order = await findOrderOfCart(on.db.read, cartId ?? '');
    await on.db.write((tx) => updateOrder(tx, order?.id ?? '', { email: '' }));
    await enterForNews({ ...deps, newsletter }, { orderId: id }, run);
    expect(entered).toEqual(['grace@example.org']);
  });
});
