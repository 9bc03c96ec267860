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

test('a number is kept as its country writes it', () => {
  for (const [typed, number] of [
    ['13585627', 'AT'],
    ['AT13585627', 'ATU13585627'],
    ['BE 428 759 497', 'BE0428759497'],
    ['GR094259216', 'EL094259216'],
    ['el-094.259.216', 'EL094259216'],
    ['NL 0044 95 445 01', 'NL004495445B01'],
    ['SE 556188-8404', 'SE556188840401'],
    ['ＤＥ１３６６９５９７６', 'DE136695976'],
    ['xi 980 7806 84', 'XI980780684'],
  ] as const)
    expect([typed, readVatNumber(typed)?.number]).toEqual([typed, number === 'AT' ? undefined : number]);
});

test('Northern Ireland is in the EU for goods and not for services; the Canary Islands for neither', () => {
  const place = (country: string, postalCode: string) => ({ country, postalCode, region: '' });
  const belfast = place('GB', 'BT1 1AA');
  expect(reverseCharge('DE', 'XI980780684', belfast)).toEqual({ goods: true, services: false });
  expect(reverseCharge('DE', 'FR40303265045', belfast)).toEqual({ goods: true, services: false });
  expect(reverseCharge('DE', 'XI980780684', place('GB', 'SW1A 1AA')).goods).toBe(false);
  expect(reverseCharge('DE', 'FR40303265045', place('ES', '35001'))).toEqual({
    goods: false,
    services: false,
  });
  expect(reverseCharge('DE', 'FR40303265045', place('ES', '28001'))).toEqual({ goods: true, services: true });
});
