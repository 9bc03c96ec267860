/** Credit notes: what was refunded since the invoice, with its tax, numbered by themselves. */
import { expect, test } from 'vitest';
import type { IssuedCreditNote } from '#domain/store/orders/calls-credit-notes.ts';
import { openTestShop } from '#testing/server/open-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { updateOrder } from './queries.ts';
import { findInvoice } from './queries-invoices.ts';

const SELLER = { name: 'Ember & Ash', city: 'Berlin', country: 'DE', prefix: 'A-', taxNumber: 'DE123456789' };
const VAT = [{ name: 'VAT', ppm: 190_000 }];

describeOnBothEngines('credit notes', (on) => {
  async function openShop() {
    const shop = await openTestShop(on.deps, 99);
    await shop.site.api('PUT', 'invoice-seller', SELLER);
    return shop;
  }

  type Shop = Awaited<ReturnType<typeof openShop>>;

  /** Three bowls at 19 % of tax within the price, and 5.95 for delivery; with an invoice where it is not said otherwise. */
  async function buy(shop: Shop, { isTest = false, isInvoiced = true } = {}) {
    const { api } = shop.site;
    const cart = shop.fill(3);
    const known = shop.carts.get(cart);
    const [line] = known?.lines ?? [];
    if (!known || !line) throw new Error('There is no cart.');
    shop.carts.set(cart, {
      ...known,
      lines: [{ ...line, unitPriceMinor: 1190, taxMinor: 570, totalMinor: 3570 }],
      needsDelivery: true,
      deliveries: [{ id: 'post', name: 'Post', priceMinor: 595, isPickup: false }],
      deliveryId: 'post',
      subtotalMinor: 3570,
      shippingMinor: 595,
      taxMinor: 665,
      totalMinor: 4165,
      taxRates: { lines: [VAT], shipping: VAT },
    });
    const done = await shop.complete(cart, { seen: 4165 });
    if (done.kind !== 'placed') throw new Error(done.kind);
    const { id } = done.order;
    if (!isTest) await on.db.write((tx) => updateOrder(tx, id, { provider: 'bankTransfer', testBy: null }));
    const read = async () => (await api('GET', `orders/${id}`)).json;
    const bowl = (await read()).lines[0].id as string;
    let key = 0;
    const refund = async (asked: object) => {
      key += 1;
      const answer = await api('POST', `orders/${id}/refund`, { key: `k${key}`, lines: [], ...asked });
      expect(answer.status, JSON.stringify(answer.json)).toBe(200);
    };
    const refundBowls = (quantity: number, more = {}) => refund({ lines: [{ id: bowl, quantity }], ...more });
    if (isInvoiced) await api('POST', `orders/${id}/invoice`);
    const issue = () => api('POST', `orders/${id}/credit-notes`);
    return { id, api, read, refund, refundBowls, issue };
  }

  test('each says what was refunded since the last paper, and all together are what was paid', async () => {
    const { id, api, read, refund, refundBowls, issue } = await buy(await openShop());
    expect((await issue()).json.error.message).toContain('All refunds since the invoice');
    await refundBowls(1);
    expect((await read()).creditableMinor).toBe(1190);
    const { json: first } = await issue();
    expect(first).toMatchObject({
      number: 'CN-A-1',
      isTest: false,
      invoice: { number: 'A-1' },
      lines: [{ quantity: 1, netMinor: 1000, taxMinor: 190, ppm: 190_000 }],
      delivery: null,
      taxes: [{ ppm: 190_000, netMinor: 1000, taxMinor: 190 }],
      totalMinor: 1190,
    });
    expect(await read()).toMatchObject({ creditableMinor: 0, creditNotes: ['CN-A-1'] });
    expect((await issue()).status).toBe(409);
    await refund({ amountMinor: 100 });
    const { json: second } = await issue();
    expect(second.lines).toMatchObject([
      { title: expect.stringMatching(/^Price reduction: /), quantity: 1, isReduction: true },
    ]);
    expect(second).toMatchObject({ number: 'CN-A-2', totalMinor: 100, delivery: { title: 'Post' } });
    const left = await read();
    await refundBowls(2, { shippingMinor: left.shippingPaidMinor - left.shippingRefundedMinor });
    const { json: third } = await issue();
    const notes: IssuedCreditNote[] = [first, second, third];
    const sumOf = (of: (note: IssuedCreditNote) => number) => notes.reduce((all, note) => all + of(note), 0);
    expect([sumOf((note) => note.totalMinor), sumOf((note) => note.taxMinor)]).toEqual([4165, 665]);
    expect((await api('GET', `orders/${id}/credit-notes/2`)).json).toEqual(second);
    const missing = await api('GET', `orders/${id}/credit-notes/4`);
    expect([missing.status, missing.json.error.message]).toEqual([
      404,
      'This order has no such credit note.',
    ]);
    const { events } = await read();
    expect(events.at(-1)).toMatchObject({ kind: 'credited', data: { number: 'CN-A-3' } });
  });

  test('its XML names the invoice; another site sees neither', async () => {
    const shop = await openShop();
    const { id, api, refundBowls, issue } = await buy(shop);
    await refundBowls(1, { shippingMinor: 595 });
    await issue();
    const xml = await api('GET', `orders/${id}/credit-notes/1/xml`);
    for (const part of [
      '<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>',
      '<cac:InvoiceDocumentReference><cbc:ID>A-1</cbc:ID>',
      '<cbc:CreditedQuantity unitCode="C62">1</cbc:CreditedQuantity>',
      '<cbc:TaxAmount currencyID="EUR">2.85</cbc:TaxAmount>',
      '<cbc:TaxInclusiveAmount currencyID="EUR">17.85</cbc:TaxInclusiveAmount>',
    ])
      expect(xml.json).toContain(part);
    const foreign = await openTestShop(on.deps, 1);
    for (const path of [`orders/${id}/credit-notes/1`, `orders/${id}/credit-notes/1/xml`])
      expect((await foreign.site.api('GET', path)).status).toBe(404);
    expect((await foreign.site.api('POST', `orders/${id}/credit-notes`)).status).toBe(404);
  });

  test('what was refunded before the invoice is not credited, be it that the invoice says only how much', async () => {
    const shop = await openShop();
    const { siteId } = shop.site;
    const { id, refundBowls, issue, read, api } = await buy(shop, { isInvoiced: false });
    expect((await issue()).json.error.message).toContain('Issue the invoice of this order first');
    await refundBowls(1);
    await api('POST', `orders/${id}/invoice`);
    expect((await read()).creditableMinor).toBe(0);
    const { returned: _, ...known } = (await findInvoice(on.db.read, siteId, id)) ?? {};
    const content = JSON.stringify(known);
    await on.db.write((tx) =>
      tx.updateTable('invoices').set({ content }).where('orderId', '=', id).execute(),
    );
    expect((await read()).creditableMinor).toBe(0);
    on.deps.clock.advance(1000);
    await refundBowls(1);
    expect((await issue()).json).toMatchObject({ totalMinor: 1190, lines: [{ quantity: 1 }] });
  });

  test('numbers run without gaps also when many are issued at once, and those of test orders apart', async () => {
    const shop = await openShop();
    const orders = [];
    for (let index = 0; index < 4; index += 1) orders.push(await buy(shop));
    const trial = await buy(shop, { isTest: true });
    for (const { refundBowls } of [...orders, trial]) await refundBowls(1);
    const issued = await Promise.all([...orders, trial].map(({ issue }) => issue()));
    expect(issued.map(({ json }) => json.number).sort()).toEqual([
      'CN-A-1',
      'CN-A-2',
      'CN-A-3',
      'CN-A-4',
      'TEST-CN-1',
    ]);
    const xml = await trial.api('GET', `orders/${trial.id}/credit-notes/1/xml`);
    expect([xml.status, xml.json.error.message]).toEqual([
      404,
      'Test orders have no documents for other software.',
    ]);
  });

  test('two who press at once issue one', async () => {
    const { refundBowls, issue, read } = await buy(await openShop());
    await refundBowls(1);
    const both = await Promise.all([issue(), issue()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read()).creditNotes).toEqual(['CN-A-1']);
  });
});
