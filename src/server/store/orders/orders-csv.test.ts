/** The table of orders comes to the totals of each order, whatever was sold, taken off and given back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from '#domain/table/csv.ts';
import { openTaxedShop, vatZone } from '#testing/server/taxed-shop.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const POST = { id: 'post', name: '=Post', kind: 'flat', priceMinor: 795 };
const HOME = {
  'address-line1': 'Gasse 1',
  'address-postalCode': '10435',
  'address-city': 'Berlin',
  'address-country': 'DE',
  delivery: 'post',
  phone: '+49 30 123456',
};
const off = (id: string, kind: string, value: object) => ({ id, title: id, kind, value });
const DISCOUNTS = [
  off('tenth', 'order', { ppm: 100_000 }),
  { ...off('post', 'shipping', { minor: 300 }), combinesWith: ['order'] },
];
const shops = fc.record({
  areIncluded: fc.boolean(),
  shown: fc.constantFrom('with', 'without'),
  rounding: fc.constantFrom('line', 'group'),
  isShippingTaxed: fc.boolean(),
  prices: fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  hasDiscounts: fc.boolean(),
  isReversed: fc.boolean(),
  refund: fc.constantFrom('none', 'piece', 'amount', 'delivery'),
});

type Api = Awaited<ReturnType<typeof openTaxedShop>>['site']['api'];

const REFUNDS = {
  none: () => undefined,
  piece: (line: string) => ({ lines: [{ id: line, quantity: 1 }] }),
  amount: () => ({ lines: [], amountMinor: 1 }),
  delivery: () => ({ lines: [], shippingMinor: 1 }),
} as const;

async function giveBack(
  api: Api,
  { id, lines }: { readonly id: string; readonly lines: readonly { readonly id: string }[] },
  what: keyof typeof REFUNDS,
): Promise<void> {
  const given = REFUNDS[what](lines[0]?.id ?? '');
  if (given) expect((await api('POST', `orders/${id}/refund`, { key: 'k', ...given })).status).toBe(200);
}

async function readTable(api: Api) {
  const [head = [], ...rows] = parseCsv((await api('GET', 'orders.csv')).json).map(({ cells }) => cells);
  const cells = (name: string) => rows.map((row) => row[head.indexOf(name)] ?? '');
  const cents = (cell = '') => Math.round(Number(cell) * 100);
  return {
    cells,
    one: (name: string) => cents(cells(name)[0]),
    sumOf: (name: string) => cells(name).reduce((all, cell) => all + cents(cell), 0),
  };
}

/** Prices with tax in them hold one that a company elsewhere does not pay: then nothing can be said of them. */
function totalOf(
  { cells, one }: Pick<Awaited<ReturnType<typeof readTable>>, 'cells' | 'one'>,
  isReversed: boolean,
): number {
  const isWith = cells('Prices include tax')[0] === 'yes';
  if (isWith && isReversed) return one('Order total');
  const sums = one('Order subtotal') - one('Order discount') + one('Order delivery');
  return sums + (isWith ? 0 : one('Order tax'));
}

describeOnBothEngines('the table of orders', (on) => {
  test('rows come to the totals of their order, with discounts, taxes either way, delivery and refunds', async () => {
    await fc.assert(
      fc.asyncProperty(shops, async ({ prices, quantity, hasDiscounts, isReversed, refund, ...taxes }) => {
        const { site, sell, buyer } = await openTaxedShop(on.deps, {
          country: 'DE',
          store: {
            currency: 'EUR',
            taxes: { ...taxes, zones: [vatZone(['DE'], 19), vatZone(['FR'], 20)], homeCountry: 'DE' },
            shippingZones: [{ id: 'all', name: 'All', countries: [], methods: [POST] }],
            discounts: hasDiscounts ? DISCOUNTS : [],
          },
        });
        const { put, buy, orderOf } = await buyer();
        for (const price of prices) await put((await sell('=Bowl', 'physical', price)).variantId, quantity);
        const french = {
          'address-country': 'FR',
          'address-postalCode': '75001',
          vatNumber: 'fr 40 303265045',
        };
        expect(await buy({ ...HOME, ...(isReversed && french) })).toContain('/confirmed');
        const before = await orderOf();
        await giveBack(site.api, before, refund);
        const order = await orderOf();
        const { cells, one, sumOf } = await readTable(site.api);
        expect(sumOf('Line total')).toBe(order.totalMinor);
        expect(sumOf('Tax')).toBe(order.taxMinor);
        expect(sumOf('Discount')).toBe(order.discountMinor);
        expect(sumOf('Line refunded')).toBe(order.refundedMinor);
        expect(totalOf({ cells, one }, isReversed)).toBe(one('Order total'));
        // As they were typed, and guarded in the file.
        expect(new Set(cells('Product'))).toEqual(new Set(['=Bowl', '=Post']));
        expect(cells('Phone')[0]).toBe('+49 30 123456');
        expect(cells('VAT number')[0]).toBe(isReversed ? 'FR40303265045' : '');
      }),
      { numRuns: 8 },
    );
  });

  test('it has the state, and the number of the invoice', async () => {
    const { site, sell, buyer } = await openTaxedShop(on.deps, {
      country: 'US',
      store: { shippingZones: [{ id: 'all', name: 'All', countries: [], methods: [POST] }] },
    });
    const { put, buy, orderOf } = await buyer();
    await put((await sell('Bowl', 'physical', 1000)).variantId);
    const texas = { 'address-country': 'US', 'address-postalCode': '78701', 'address-region': 'TX' };
    expect(await buy({ ...HOME, ...texas })).toContain('/confirmed');
    const { number } = (await site.api('POST', `orders/${(await orderOf()).id}/invoice`)).json;
    const [head = [], row = []] = parseCsv((await site.api('GET', 'orders.csv')).json).map(
      ({ cells }) => cells,
    );
    const cell = (name: string) => row[head.indexOf(name)];
    expect([cell('State or province'), cell('Invoice'), cell('Order delivery')]).toEqual([
      'TX',
      number,
      '7.95',
    ]);
  });
});
