import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EU_COUNTRIES } from './address-form.ts';
import { readVatNumber, reverseCharge } from './vat-number.ts';

const goodsReversed = (...asked: Parameters<typeof reverseCharge>) => reverseCharge(...asked).goods;

/** Of public bodies and large companies, as they print them. */
const REAL = [
  ['DE136695976', 'DE'],
  ['ATU 135 856 27', 'AT'],
  ['NL004495445B01', 'NL'],
  ['FR 40 303 265 045', 'FR'],
  ['it 00743110157', 'IT'],
  ['EL094259216', 'GR'],
  ['BE0428.759.497', 'BE'],
  ['ESB58378431', 'ES'],
  ['PL 856-734-62-15', 'PL'],
  ['SE556188840401', 'SE'],
  ['IE6388047V', 'IE'],
  ['DK13585628', 'DK'],
  ['FI20774740', 'FI'],
  ['LU15027442', 'LU'],
] as const;

test('numbers that are in use are read, however they are spaced, and know their country', () => {
  for (const [typed, country] of REAL)
    expect([typed, readVatNumber(typed)]).toEqual([
      typed,
      { number: typed.toUpperCase().replace(/[\s.-]/g, ''), country },
    ]);
});

test('a digit that is typed wrong is noticed', () => {
  const digits = [...'136695976'];
  fc.assert(
    fc.property(fc.nat(8), fc.integer({ min: 1, max: 9 }), (place, by) => {
      const typed = digits.with(place, String((Number(digits[place]) + by) % 10)).join('');
      expect(readVatNumber(`DE${typed}`)).toBeUndefined();
    }),
  );
});

test('what is no number of the EU is none', () => {
  for (const typed of ['', 'DE', 'GB980780684', 'CHE123456788', 'constructor', '__proto__', 'DE1366959761'])
    expect([typed, readVatNumber(typed)]).toEqual([typed, undefined]);
  fc.assert(fc.property(fc.string(), (typed) => typeof readVatNumber(typed) !== 'string'));
});

test('only a company of another country of the EU, sent to the EU but not home, accounts for the tax', () => {
  expect(goodsReversed('DE', 'FR40303265045', 'FR')).toBe(true);
  expect(goodsReversed('DE', 'FR40303265045', 'BE')).toBe(true);
  expect(goodsReversed('DE', 'FR40303265045', '')).toBe(true);
  expect(goodsReversed('DE', 'FR40303265045', 'DE')).toBe(false);
  expect(goodsReversed('DE', 'FR40303265045', 'NO')).toBe(false);
  expect(goodsReversed('DE', 'DE136695976', 'FR')).toBe(false);
  expect(goodsReversed('', 'FR40303265045', 'FR')).toBe(false);
  expect(goodsReversed('DE', 'FR40303265046', 'FR')).toBe(false);
  expect(EU_COUNTRIES).toHaveLength(27);
});
