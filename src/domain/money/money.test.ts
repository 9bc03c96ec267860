import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate } from './allocate.ts';
import { AMOUNT, CURRENCY_CODES, type CurrencyCode, currencyOf, DEFAULT_CURRENCY } from './currencies.ts';
import { divide, PPM, partOf, withoutTax } from './divide.ts';
import { formatMoney, MAX_INTEGER_PLACES } from './format-money.ts';

const ISO = `EUR 978, USD 840, AUD 036, NOK 578, CAD 124, NZD 554, DKK 208, GBP 826, HKD 344, CHF 756, MXN 484, SGD 702,
  SEK 752, CZK 203, ILS 376, PHP 608, RUB 643, PLN 985, THB 764, MYR 458, ARS 032, BRL 986, COP 170, IDR 360, INR 356,
  JPY 392, ZAR 710`;
const NAMES = `Euro, US Dollar, Australian Dollar, Norwegian Krone, Canadian Dollar, New Zealand Dollar, Danish Krone,
  Pound Sterling, Hong Kong Dollar, Swiss Franc, Mexican Peso, Singapore Dollar, Swedish Krona, Czech Koruna,
  Israeli Shekel, Philippine Peso, Russian Ruble, Polish Zloty, Thai Baht, Malaysian Ringgit, Argentine Peso,
  Brazilian Real, Colombian Peso, Indonesian Rupiah, Indian Rupee, Yen, South African Rand`;
const listed = (text: string) => text.split(',').map((each) => each.trim());
const currencies = CURRENCY_CODES.map(currencyOf);
const usd = (minor: number) => ({ minor, currency: 'USD' as const });

describe('currencies', () => {
  test('MONY-01 MONY-02 MONY-06 all 27 are there with code, name, digits and the number of ISO 4217', () => {
    expect(currencies.map(({ code, numericCode }) => `${code} ${numericCode}`)).toEqual(listed(ISO));
    for (const currency of currencies)
      expect(currency).toMatchObject({
        code: expect.any(String),
        name: expect.any(String),
        fractionDigits: expect.any(Number),
        numericCode: expect.stringMatching(/^\d{3}$/),
      });
  });

  test('MONY-05 they bear the names of the catalogue', () => {
    expect(currencies.map(({ name }) => name)).toEqual(listed(NAMES));
  });

  test('MONY-03 only the yen has no fraction; all others have two digits', () => {
    for (const { code, fractionDigits } of currencies) expect(fractionDigits).toBe(code === 'JPY' ? 0 : 2);
  });

  test('MONY-04 a store begins with dollars', () => {
    expect(DEFAULT_CURRENCY).toBe('USD');
  });

  test('MONY-14 each has a template abroad, unlike any other, and one at home', () => {
    expect(new Set(currencies.map(({ enUs }) => enUs)).size).toBe(27);
    for (const { enUs, native } of currencies)
      for (const template of [enUs, native]) expect(template.split(AMOUNT)).toHaveLength(2);
  });
});

describe('writing amounts', () => {
  test.each<[CurrencyCode, string, string]>([
    ['USD', '$1,234.50', '$1,234.50'],
    ['AUD', 'A$1,234.50', '$1,234.50'],
    ['EUR', '€1,234.50', '1,234.50\u00a0€'],
    ['SEK', 'SEK\u00a01,234.50', '1,234.50\u00a0kr'],
    ['CHF', 'CHF\u00a01,234.50', 'CHF\u00a01,234.50'],
    ['JPY', '¥123,450', '123,450\u00a0円'],
    ['COP', 'COP\u00a01,234.50', '$\u00a01,234.50'],
  ])('%s is written as %s, at home as %s', (currency, abroad, atHome) => {
    const money = { minor: 123_450, currency };
    expect(formatMoney(money)).toBe(abroad);
    expect(formatMoney(money, { symbol: 'native' })).toBe(atHome);
  });

  test('MONY-09 MONY-11 MONY-12 marks are those of en-US, and symbols those of abroad or of home', () => {
    const amount = { minor: 123_456_789, currency: 'NOK' } as const;
    expect(formatMoney(amount)).toBe('NOK\u00a01,234,567.89');
    expect(formatMoney(amount, { symbol: 'en-US' })).toBe('NOK\u00a01,234,567.89');
    expect(formatMoney(amount, { symbol: 'native' })).toBe('kr\u00a01,234,567.89');
    const marks = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(1_234_567.89);
    expect(formatMoney({ ...amount, currency: 'USD' })).toBe(`$${marks}`);
  });

  test('MONY-07 whole amounts lose their cents only where zero fractions are trimmed', () => {
    expect(formatMoney(usd(500), { trimsZeroFraction: true })).toBe('$5');
    expect(formatMoney(usd(550), { trimsZeroFraction: true })).toBe('$5.50');
    expect(formatMoney(usd(500))).toBe('$5.00');
  });

  test('MONY-13 an amount has two digits where nothing is said of it, as within a sentence', () => {
    expect(formatMoney(usd(2000))).toBe('$20.00');
  });

  test('MONY-08 thousands are grouped unless that is turned off', () => {
    expect(formatMoney(usd(123_456_789_00))).toBe('$123,456,789.00');
    expect(formatMoney(usd(123_456_789_00), { isGrouped: false })).toBe('$123456789.00');
    expect(formatMoney(usd(999_99))).toBe('$999.99');
  });

  test('MONY-10 fifteen places are written, and no more', () => {
    const yen = (minor: number) => formatMoney({ minor, currency: 'JPY' });
    expect(MAX_INTEGER_PLACES).toBe(15);
    expect(yen(999_999_999_999_999)).toBe('¥999,999,999,999,999');
    expect(() => yen(1_000_000_000_000_000)).toThrow(RangeError);
    expect(() => formatMoney(usd(0.5))).toThrow(RangeError);
  });

  test('a negative amount has its sign before the symbol; nothing has none', () => {
    expect(formatMoney(usd(-5))).toBe('-$0.05');
    expect(formatMoney(usd(-0))).toBe('$0.00');
  });

  test('digits are never changed by being written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const digits = formatMoney(usd(minor)).replace(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(minor));
      }),
    );
  });
});

describe('dividing', () => {
  test('halves go away from zero, so that what is given back mirrors what was charged', () => {
    expect([divide(1n, 2n), divide(-1n, 2n), divide(5n, 2n), divide(-5n, 2n)]).toEqual([1, -1, 3, -3]);
    expect(Object.is(divide(-1n, 3n), 0)).toBe(true);
    expect([partOf(4595, 100_000), partOf(4594, 100_000)]).toEqual([460, 459]);
  });

  test('the largest amounts keep their last cent', () => {
    expect(partOf(100_000_000_000, 999_999)).toBe(99_999_900_000);
    expect(partOf(100_000_000_001, 888_750)).toBe(88_875_000_001);
  });

  test('net and tax of a price are the price, whatever the rate', () => {
    const amount = fc.integer({ min: -1e11, max: 1e11 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: PPM }), (minor, ppm) => {
        const net = withoutTax(minor, ppm);
        expect(withoutTax(-minor, ppm) + net).toBe(0);
        expect(Math.abs(net + partOf(net, ppm) - minor)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('allocation', () => {
  test.each([
    [[4000, 2000, 2000], 300, [150, 75, 75]],
    [[4300, 1400, 2300], 299, [161, 52, 86]],
    [[4300, 1400, 2300], 300, [161, 53, 86]],
    [[1000, 1000, 1000], 299, [100, 100, 99]],
    [[1, 1, 1], 1000, [334, 333, 333]],
    [[10, 20, 10, 30, 50, 20, 10, 40], 93, [5, 10, 5, 15, 24, 10, 5, 19]],
    [[10, 0], 40, [40, 0]],
    [[0, 0], 10, [5, 5]],
    [[], 10, []],
  ])('%j share %i as %j', (weights, amount, shares) => {
    expect(allocate(amount, weights)).toEqual(shares);
    expect(allocate(-amount, weights)).toEqual(shares.map((share) => (share === 0 ? 0 : -share)));
  });

  test('nothing is lost or made, and nobody is more than one from their exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(weights, fc.integer({ min: -1e11, max: 1e11 }), (lines, amount) => {
        const shares = allocate(amount, lines);
        const sum = lines.reduce((a, b) => a + b, 0);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount);
        for (const share of shares) expect(share * amount).toBeGreaterThanOrEqual(0);
        if (sum > 0) expectNearExact(shares, lines, amount, sum);
      }),
    );
  });
});

function expectNearExact(shares: readonly number[], lines: readonly number[], amount: number, sum: number) {
  for (const [index, share] of shares.entries()) {
    const line = lines[index] ?? 0;
    const off = BigInt(share) * BigInt(sum) - BigInt(amount) * BigInt(line);
    expect(off < BigInt(sum) && off > -BigInt(sum)).toBe(true);
    if (Math.abs(amount) <= sum) expect(Math.abs(share)).toBeLessThanOrEqual(line);
  }
}
