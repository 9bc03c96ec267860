/** Invoices with running numbers, orders as a table, and many of them fulfilled at once. */
import { expect, test } from 'vitest';
import { parseCsv } from '#domain/table/csv.ts';
import { countQueries } from '#testing/server/count-queries.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { ordersCsv } from './orders-csv.ts';
import { listLines, updateOrder } from './queries.ts';
import type { OrderLineTable } from './tables.ts';

const SELLER = { name: 'Ember & Ash', city: 'Berlin', country: 'DE', prefix: 'A-' };

describeOnBothEngines('invoices', (on) => {
  async function openWithOrders(count: number) {
    const shop = await openTestShop(on.deps, 99);
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const done = await shop.complete(shop.fill());
      if (done.kind === 'placed') ids.push(done.order.id);
    }
    for (const id of ids) await makeReal(id);
    return { ...shop, ...shop.site, ids };
  }

  /** The shop’s orders are tests. */
  const makeReal = (id: string) =>
    on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));

  test('numbers run without gaps, also when many are issued at once, and one order has one', async () => {
    const { api, ids } = await openWithOrders(6);
    const issue = (id: string) => api('POST', `orders/${id}/invoice`);
    expect((await issue(ids[0] ?? '')).json.error.message).toContain('Settings, Invoices');
    expect((await api('GET', `orders/${ids[0]}/invoice`)).status).toBe(404);
    expect((await api('GET', `orders/${ids[0]}`)).json.invoice).toBeNull();
    await api('PUT', 'invoice-seller', SELLER);
    const issued = await Promise.all(ids.map(issue));
    expect(issued.map(({ json }) => json.number).sort()).toEqual(['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6']);
    expect((await api('GET', `orders/${ids[0]}`)).json.invoice).toBe(issued[0]?.json.number);
    const again = await issue(ids[0] ?? '');
    expect(again.json).toEqual(issued[0]?.json);
    await api('PUT', 'invoice-seller', { ...SELLER, name: 'Another name' });
    expect((await api('GET', `orders/${ids[0]}/invoice`)).json.seller.name).toBe('Ember & Ash');
    const xml = await api('GET', `orders/${ids[0]}/invoice.xml`);
    expect(xml.json).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>');
    expect(xml.json).toContain('<cbc:PayableAmount currencyID="EUR">0.00</cbc:PayableAmount>');
    const foreign = await openTestShop(on.deps, 1);
    expect((await foreign.site.api('GET', `orders/${ids[0]}/invoice`)).status).toBe(404);
  });

  /** Two bowls at 19 % of tax within the price, and 5.95 for delivery. */
  async function openTaxed() {
    const shop = await openWithOrders(0);
    const { api, carts, fill, complete } = shop;
    await api('PUT', 'invoice-seller', { ...SELLER, taxNumber: 'DE123456789' });
    const cart = fill(2);
    const known = carts.get(cart);
    const [line] = known?.lines ?? [];
    if (!known || !line) throw new Error('There is no cart.');
    const VAT = [{ name: 'VAT', ppm: 190_000 }];
    const taxed = { ...line, unitPriceMinor: 1190, taxMinor: 380, totalMinor: 2380 };
    carts.set(cart, {
      ...known,
      lines: [taxed],
      needsDelivery: true,
      deliveries: [{ id: 'post', name: 'Post', priceMinor: 595, isPickup: false }],
      deliveryId: 'post',
      subtotalMinor: 2380,
      shippingMinor: 595,
      taxMinor: 475,
      totalMinor: 2975,
      taxRates: { lines: [VAT], shipping: VAT },
    });
    const done = await complete(cart, { seen: 2975 });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id } = done.order;
    await makeReal(id);
    const [bought] = (await api('GET', `orders/${id}`)).json.lines;
    let key = 0;
    const refund = async (asked: object) => {
      key += 1;
      const answer = await api('POST', `orders/${id}/refund`, { key: `k${key}`, lines: [], ...asked });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    };
    const issue = () => api('POST', `orders/${id}/invoice`);
    const read = async () => (await api('GET', `orders/${id}/invoice`)).json;
    return { ...shop, id, refund, issue, read, onePiece: { lines: [{ id: bought.id, quantity: 1 }] } };
  }

  test('what is given back after an invoice stands beside its sums, which stay, with the tax in it', async () => {
    const { api, id, refund, issue, read, onePiece } = await openTaxed();
    const issued = (await issue()).json;
    expect(issued).toMatchObject({
      totalMinor: 2975,
      paidMinor: 2975,
      refundedMinor: 0,
      refundedTaxMinor: 0,
    });
    const xml = (await api('GET', `orders/${id}/invoice.xml`)).json;
    await refund(onePiece);
    expect(await read()).toEqual({ ...issued, refundedMinor: 1190, refundedTaxMinor: 190 });
    await refund({ amountMinor: 100 });
    await refund({ ...onePiece, shippingMinor: 500 });
    const { refundedMinor, refundedTaxMinor, ...stays } = await read();
    expect(stays).toEqual({ ...stays, totalMinor: 2975, taxMinor: 475, paidMinor: 2975 });
    const { json: order } = await api('GET', `orders/${id}`);
    expect(refundedMinor).toBe(order.refundedMinor);
    expect(refundedTaxMinor).toBeGreaterThan(380);
    expect((await api('GET', `orders/${id}/invoice.xml`)).json).toBe(xml);
    expect((await issue()).json).toEqual(await read());
  });

  test('one with tax on it waits for the number of its seller in the EU, and takes no number before', async () => {
    const { api, issue } = await openTaxed();
    await api('PUT', 'invoice-seller', SELLER);
    const refused = await issue();
    expect(refused.status).toBe(409);
    expect(refused.json.error.message).toMatch(/must include your tax number.*Settings, Invoices/);
    await api('PUT', 'invoice-seller', { ...SELLER, taxNumber: '12/345/67890' });
    expect((await issue()).json).toMatchObject({ number: 'A-1', seller: { taxNumber: '12/345/67890' } });
  });

  test('an invoice that is issued after a refund is of what is left, and none of what is not', async () => {
    const { api, id, refund, issue, read, onePiece } = await openTaxed();
    await refund(onePiece);
    const { json: issued } = await issue();
    expect(issued).toMatchObject({
      totalMinor: 1785,
      taxMinor: 285,
      netMinor: 1500,
      paidMinor: 1785,
      refundedMinor: 0,
      taxes: [{ ppm: 190_000, netMinor: 1500, taxMinor: 285 }],
    });
    expect(issued.lines).toEqual([expect.objectContaining({ quantity: 1, netMinor: 1000, taxMinor: 190 })]);
    await refund({ ...onePiece, shippingMinor: 595 });
    expect(await read()).toMatchObject({ totalMinor: 1785, refundedMinor: 1785, refundedTaxMinor: 285 });
    const xml = (await api('GET', `orders/${id}/invoice.xml`)).json;
    expect(xml).toContain('<cbc:PrepaidAmount currencyID="EUR">17.85</cbc:PrepaidAmount>');
  });

  test('an invoice after a refund of an amount says prices as they were sold, the discount and the refund', async () => {
    const { api, carts, fill, complete } = await openWithOrders(0);
    await api('PUT', 'invoice-seller', SELLER);
    const cart = fill(2);
    const known = carts.get(cart);
    const [line] = known?.lines ?? [];
    if (!known || !line) throw new Error('There is no cart.');
    const discounted = { ...line, unitPriceMinor: 2400, discountMinor: 480, totalMinor: 4320 };
    carts.set(cart, {
      ...known,
      lines: [discounted],
      needsDelivery: true,
      deliveries: [{ id: 'post', name: 'Post', priceMinor: 590, isPickup: false }],
      deliveryId: 'post',
      subtotalMinor: 4800,
      discountMinor: 480,
      shippingMinor: 590,
      totalMinor: 4910,
    });
    const done = await complete(cart, { seen: 4910 });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id } = done.order;
    await makeReal(id);
    const asked = { key: 'half', lines: [], amountMinor: 2455 };
    expect((await api('POST', `orders/${id}/refund`, asked)).status).toBe(200);
    const { json: issued } = await api('POST', `orders/${id}/invoice`);
    expect(issued).toMatchObject({
      totalMinor: 2455,
      lines: [{ quantity: 2, netMinor: 2160, discountMinor: 480, creditMinor: 2160 }],
      delivery: { netMinor: 295, creditMinor: 295 },
    });
    const xml = (await api('GET', `orders/${id}/invoice.xml`)).json;
    expect(xml).toContain('<cbc:PriceAmount currencyID="EUR">24.000000</cbc:PriceAmount>');
    expect(xml.match(/<cbc:AllowanceChargeReason>\w+</g)).toEqual([
      '<cbc:AllowanceChargeReason>Post<',
      '<cbc:AllowanceChargeReason>Discount<',
      '<cbc:AllowanceChargeReason>Refund<',
    ]);
  });

  test('an order of which all was given back is not invoiced any more, and takes no number', async () => {
    const { refund, issue, onePiece, id, api, complete, fill } = await openTaxed();
    await refund({ lines: [{ ...onePiece.lines[0], quantity: 2 }], shippingMinor: 595 });
    const refused = await issue();
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      'This order was fully refunded, so there is nothing to invoice.',
    ]);
    expect((await api('GET', `orders/${id}/invoice`)).status).toBe(404);
    const next = await complete(fill());
    if (next.kind !== 'placed') throw new Error(next.kind);
    await makeReal(next.order.id);
    expect((await api('POST', `orders/${next.order.id}/invoice`)).json.number).toBe('A-1');
  });

  test('a test order has a number apart, no invoice for programs, and what happened says that it was issued', async () => {
    const { api, ids, complete, fill } = await openWithOrders(2);
    await api('PUT', 'invoice-seller', SELLER);
    const done = await complete(fill());
    if (done.kind !== 'placed') throw new Error(done.kind);
    const issue = async (id: string | undefined) => (await api('POST', `orders/${id}/invoice`)).json;
    expect(await issue(ids[0])).toMatchObject({ number: 'A-1', isTest: false });
    expect(await issue(done.order.id)).toMatchObject({ number: 'TEST-1', isTest: true });
    expect(await issue(ids[1])).toMatchObject({ number: 'A-2' });
    const xml = await api('GET', `orders/${done.order.id}/invoice.xml`);
    expect([xml.status, xml.json.error.message]).toEqual([
      404,
      'Test orders have no documents for other software.',
    ]);
    const { events } = (await api('GET', `orders/${ids[1]}`)).json;
    expect(events.at(-1)).toMatchObject({ kind: 'invoiced', data: { number: 'A-2' } });
  });

  test('the table holds every order of a filter, and no cell that a spreadsheet calculates', async () => {
    const { api, carts, fill, complete } = await openWithOrders(52);
    const cart = fill();
    const known = carts.get(cart);
    const line = known?.lines[0];
    if (known && line)
      carts.set(cart, { ...known, lines: [{ ...line, title: '=HYPERLINK("http://evil")' }] });
    await complete(cart);
    const { json } = await api('GET', 'orders.csv');
    const [head, first, ...rest] = parseCsv(json).map(({ cells }) => cells);
    expect([head?.[0], rest.length]).toEqual(['Order', 52]);
    expect(first?.[head?.indexOf('Line total') ?? 0]).toBe('12.50');
    expect(json).toContain("'=HYPERLINK");
    expect((await api('GET', 'orders.csv?filter=cancelled')).json.trim().split('\n')).toHaveLength(1);
  });

  test('the table asks the database by the page, and not by the order', async () => {
    const { siteId, ids } = await openWithOrders(52);
    const [line] = await listLines(on.db.read, ids[0] ?? '');
    const more = { ...line, id: on.deps.newId(), position: 1, title: 'Second' } as OrderLineTable;
    await on.db.write((tx) => tx.insertInto('orderLines').values(more).execute());
    const counted = countQueries(on.db);
    let table = '';
    const asked = await counted.during(async () => {
      table = await ordersCsv(counted.db.read, siteId, { filter: 'all', search: '', now: on.deps.now() });
    });
    expect(asked).toBe(10);
    const [head, ...rows] = parseCsv(table).map(({ cells }) => cells);
    const column = (name: string) => rows.map((cells) => cells[head?.indexOf(name) ?? -1]);
    const numbers = Array.from({ length: 52 }, (_, index) => String(1052 - index));
    expect(column('Order')).toEqual([...numbers, '1001']);
    expect(column('Product').slice(-2)).toEqual([line?.title, 'Second']);
  });

  test('many are fulfilled at once, and what cannot be is told', async () => {
    const { api, ids } = await openWithOrders(3);
    const { json: one } = await api('GET', `orders/${ids[1]}`);
    await api('POST', `orders/${ids[1]}/fulfil`, { lines: [{ id: one.lines[0].id, quantity: 1 }] });
    const done = await api('POST', 'orders/fulfil', { orders: [...ids, 'nobody'] });
    expect(done.json).toMatchObject({
      fulfilled: 2,
      left: [{ number: 1002, message: 'Nothing is left to fulfil.' }],
    });
    expect((await api('GET', `orders/${ids[2]}`)).json.state).toBe('fulfilled');
  });
});
