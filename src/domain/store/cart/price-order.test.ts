import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Discount } from '../settings/discount.ts';
import { sum, TAX_ROUNDINGS, type TaxRate } from '../settings/tax.ts';
import { type OrderDelivery, type OrderLine, type OrderTaxes, priceOrder } from './price-order.ts';

const rate = (percent: number): TaxRate => ({
  id: `r${percent}`,
  name: 'VAT',
  ppm: Math.round(percent * 10_000),
});
const lines = (...prices: number[]): OrderLine[] =>
  prices.map((unitPriceMinor, index) => ({
    productId: `p${index}`,
    quantity: 1,
    unitPriceMinor,
    taxClass: '',
  }));
const taxes = (percents: number[], rest: Partial<OrderTaxes> = {}): OrderTaxes => ({
  areIncluded: false,
  rounding: 'line',
  rates: { '': percents.map(rate) },
  ...rest,
});
const off = (kind: Discount['kind'], value: Discount['value'], rest: Partial<Discount> = {}): Discount => ({
  id: kind,
  title: kind,
  code: '',
  kind,
  value,
  productIds: [],
  minimumMinor: 0,
  combinesWith: [],
  ...rest,
});
const price = (of: {
  lines: OrderLine[];
  taxes: OrderTaxes;
  discounts?: Discount[];
  delivery?: OrderDelivery;
}) => priceOrder({ discounts: [], ...of });
const included = (percents: number[], rounding: OrderTaxes['rounding'] = 'line') =>
  taxes(percents, { areIncluded: true, rounding });

describe('taxes', () => {
  test('tax is rounded on the line, not on the piece', () => {
    const [line] = lines(1010);
    const priced = price({ lines: line ? [{ ...line, quantity: 10 }] : [], taxes: taxes([23]) });
    expect([priced.taxMinor, priced.totalMinor]).toEqual([2323, 12_423]);
  });

  test('halves go up', () => {
    expect(price({ lines: lines(4595), taxes: taxes([10]) }).taxMinor).toBe(460);
    expect(price({ lines: lines(4594), taxes: taxes([10]) }).taxMinor).toBe(459);
  });

  test('each rate is rounded by itself', () => {
    expect(price({ lines: lines(7900), taxes: taxes([0.25, 6, 1.5, 1]) }).totalMinor).toBe(8592);
  });

  test.each([
    [[4600, 2250], 1236, 1235],
    [[6900, 4300], 2019, 2020],
    [[6900, 4300, 2700, 10_000], 4309, 4310],
  ])('%j with 22 %% in them hold %i by line and %i by rate', (prices, byLine, byGroup) => {
    expect(price({ lines: lines(...prices), taxes: included([22]) }).taxMinor).toBe(byLine);
    expect(price({ lines: lines(...prices), taxes: included([22], 'group') }).taxMinor).toBe(byGroup);
  });

  test('delivery is taxed with the goods; somebody exempt pays what is net', () => {
    const order = { lines: lines(14_914), delivery: { priceMinor: 412, taxClass: '', isTaxIncluded: false } };
    const priced = price({ ...order, taxes: included([19]) });
    expect([priced.totalMinor, priced.taxMinor]).toEqual([15_404, 2459]);
    const exempt = price({ ...order, taxes: { ...included([19]), isExempt: true } });
    expect([exempt.totalMinor, exempt.taxMinor, exempt.taxes]).toEqual([12_945, 0, []]);
  });

  test('of prices that hold tax the net amount is rounded first', () => {
    expect(price({ lines: lines(999), taxes: included([20]) }).lines[0]).toMatchObject({
      netMinor: 833,
      taxMinor: 166,
    });
    expect(price({ lines: lines(299), taxes: included([4]) }).taxMinor).toBe(11);
  });

  test('classes are taxed apart, and a class without a rate is not taxed', () => {
    const [one, two, three] = lines(1000, 1000, 1000);
    const priced = priceOrder({
      lines: [one, two && { ...two, taxClass: 'Books' }, three && { ...three, taxClass: 'Stamps' }].filter(
        (line) => line !== undefined,
      ),
      discounts: [],
      taxes: taxes([], { rates: { '': [rate(25)], Books: [rate(5)] } }),
    });
    expect(priced.lines.map(({ taxMinor }) => taxMinor)).toEqual([250, 50, 0]);
    expect(priced.taxes.map(({ baseMinor, taxMinor }) => [baseMinor, taxMinor])).toEqual([
      [1000, 250],
      [1000, 50],
    ]);
  });
});

describe('discounts', () => {
  test('the price that is left is rounded, not the discount', () => {
    const tenth = price({
      lines: lines(2995),
      taxes: included([10]),
      discounts: [off('order', { ppm: 100_000 })],
    });
    expect(tenth.lines[0]?.netMinor).toBe(2451);
    const half = {
      lines: lines(517, 332, 125, 350, 501, 334, 599, 551),
      discounts: [off('order', { ppm: 500_000 })],
    };
    expect(price({ ...half, taxes: included([19]) }).totalMinor).toBe(1655);
    expect(price({ ...half, taxes: { ...included([19]), isExempt: true } }).totalMinor).toBe(1390);
    const forty = price({
      lines: lines(5186),
      taxes: taxes([8.25]),
      discounts: [off('product', { ppm: 400_000 })],
    });
    expect([forty.lines[0]?.netMinor, forty.totalMinor]).toEqual([3112, 3369]);
  });

  test('a coupon over everything leaves exactly nothing, and none makes an order cost less', () => {
    const all = off('order', { ppm: 1_000_000 });
    expect(price({ lines: lines(333, 333, 335), taxes: included([19]), discounts: [all] }).totalMinor).toBe(
      0,
    );
    const much = off('order', { minor: 90_000 });
    expect(price({ lines: lines(333, 1), taxes: taxes([25]), discounts: [much] })).toMatchObject({
      discountMinor: 334,
      totalMinor: 0,
    });
  });

  test('products come first, then the order, then delivery', () => {
    const together = { combinesWith: ['product', 'order', 'shipping'] as const };
    const priced = price({
      lines: lines(1000, 1000),
      delivery: { priceMinor: 500, taxClass: '' },
      taxes: taxes([]),
      discounts: [
        off('shipping', { ppm: 1_000_000 }, together),
        off('order', { ppm: 100_000 }, together),
        off('product', { minor: 200 }, { ...together, productIds: ['p0'] }),
      ],
    });
    expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([280, 100]);
    expect(priced).toMatchObject({ discountMinor: 880, shippingMinor: 500, totalMinor: 1620 });
  });

  test('two stand together only where both allow it; else the one stays that saves more', () => {
    const small = off('product', { minor: 100 }, { id: 'small', combinesWith: ['order'] });
    const big = off('order', { ppm: 500_000 }, { id: 'big' });
    const priced = price({ lines: lines(1000), taxes: taxes([]), discounts: [small, big] });
    expect(priced.discounts.map(({ id }) => id)).toEqual(['big']);
    expect(priced.refused).toEqual([{ id: 'small', reason: 'not-combined' }]);
  });

  test('each line takes one discount on products, the best for it', () => {
    const combinesWith = ['product'] as const;
    const all = off('product', { ppm: 100_000 }, { id: 'all', combinesWith });
    const one = off('product', { minor: 300 }, { id: 'one', productIds: ['p0'], combinesWith });
    const priced = price({ lines: lines(1000, 1000), taxes: taxes([]), discounts: [all, one] });
    expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([300, 100]);
  });

  test('what is under its minimum, or meets nothing, is told', () => {
    const { refused } = price({
      lines: lines(1000),
      taxes: taxes([]),
      discounts: [
        off('order', { minor: 1 }, { id: 'a', minimumMinor: 1001 }),
        off('product', { minor: 1 }, { id: 'b', productIds: ['other'] }),
      ],
    });
    expect(refused).toEqual([
      { id: 'a', reason: 'minimum' },
      { id: 'b', reason: 'nothing' },
    ]);
  });
});

test('whatever is bought, lines and totals agree, and nothing is below zero', () => {
  const line = fc.record({
    productId: fc.constantFrom('p0', 'p1', 'p2'),
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitPriceMinor: fc.integer({ min: 0, max: 100_000_000 }),
    taxClass: fc.constantFrom('', 'Books'),
  });
  const value = fc.oneof(
    fc.record({ ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
    fc.record({ minor: fc.integer({ min: 1, max: 100_000_000 }) }),
  );
  const kinds = ['product', 'order', 'shipping'] as const;
  const discount = fc.record({
    kind: fc.constantFrom(...kinds),
    value,
    combinesWith: fc.subarray([...kinds]),
    productIds: fc.subarray(['p0', 'p1']),
  });
  const percent = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
  const order = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    discounts: fc.array(discount, { maxLength: 6 }),
    shippingMinor: fc.integer({ min: 0, max: 100_000 }),
    percents: fc.array(percent, { maxLength: 3 }),
    areIncluded: fc.boolean(),
    rounding: fc.constantFrom(...TAX_ROUNDINGS),
    isExempt: fc.boolean(),
  });
  fc.assert(
    fc.property(order, ({ percents, shippingMinor, discounts, ...of }) => {
      const priced = priceOrder({
        lines: of.lines,
        discounts: discounts.map((each, index) => off(each.kind, each.value, { ...each, id: `d${index}` })),
        delivery: { priceMinor: shippingMinor, taxClass: '' },
        taxes: { ...of, rates: { '': percents.map(rate), Books: [rate(5)] } },
      });
      const shares = [...priced.lines, priced.delivery];
      for (const { netMinor, taxMinor, discountMinor, totalMinor } of shares) {
        expect(netMinor + taxMinor).toBe(totalMinor);
        expect(Math.min(netMinor, taxMinor, discountMinor)).toBeGreaterThanOrEqual(0);
      }
      expect(sum(shares.map(({ totalMinor }) => totalMinor))).toBe(priced.totalMinor);
      expect(sum(shares.map(({ discountMinor }) => discountMinor))).toBe(priced.discountMinor);
      expect(sum(priced.discounts.map(({ offMinor }) => offMinor))).toBe(priced.discountMinor);
      const paid = priced.subtotalMinor + priced.shippingMinor - priced.discountMinor;
      if (of.areIncluded && !of.isExempt) expect(priced.totalMinor).toBe(paid);
      if (!of.areIncluded) expect(priced.totalMinor).toBe(paid + priced.taxMinor);
    }),
  );
});

test('a gift card carries no tax, no discount makes it cheaper, and it does not count towards one', () => {
  const card = {
    productId: 'card',
    quantity: 1,
    unitPriceMinor: 5000,
    taxClass: '',
    rates: [],
    isMoney: true,
  };
  const bowl = { productId: 'bowl', quantity: 1, unitPriceMinor: 1000, taxClass: '' };
  const half = {
    id: 'half',
    title: 'Half',
    code: '',
    value: { ppm: 500_000 },
    productIds: [],
    minimumMinor: 0,
    combinesWith: [],
  };
  const rates = { '': [{ id: 'vat', name: 'VAT', ppm: 200_000 }] };
  const taxes = { areIncluded: false, rounding: 'line', rates } as const;
  for (const kind of ['order', 'product'] as const) {
    const priced = priceOrder({ lines: [card, bowl], discounts: [{ ...half, kind }], taxes });
    expect(
      priced.lines.map(({ discountMinor, taxMinor, totalMinor }) => [discountMinor, taxMinor, totalMinor]),
    ).toEqual([
      [0, 0, 5000],
      [500, 100, 600],
    ]);
  }
  const large = { ...half, kind: 'order' as const, minimumMinor: 2000 };
  expect(priceOrder({ lines: [card, bowl], discounts: [large], taxes }).discountMinor).toBe(0);
});
