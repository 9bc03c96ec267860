/** Invoices with running numbers, orders as a table, and many of them fulfilled at once. */
import { expect, test } from 'vitest';
import { parseCsv } from '#domain/table/csv.ts';
import { openTestShop } from '../testing/open-shop.ts';
import { describeOnBothEngines } from '../testing.ts';

const SELLER = { name: 'Ember & Ash', city: 'Berlin', country: 'DE', prefix: 'A-' };

describeOnBothEngines('invoices', (on) => {
  async function openWithOrders(count: number) {
    const shop = await openTestShop(on.deps, 99);
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const done = await shop.complete(shop.fill());
      if (done.kind === 'placed') ids.push(done.order.id);
    }
    return { ...shop, ...shop.site, ids };
  }

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
