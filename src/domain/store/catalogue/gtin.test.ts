import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGlobalGtin, isGtin, readGtin } from './gtin.ts';

test('EAN, UPC and ISBN are read as people and spreadsheets write them', () => {
  for (const [typed, stored] of [
    ['4006381333931', '4006381333931'],
    [' 4006381-333931 ', '4006381333931'],
    ['036000291452', '036000291452'],
    ['96385074', '96385074'],
    ['10012345678902', '10012345678902'],
    ["'036000291452", '036000291452'],
    ['="4006381333931"', '4006381333931'],
    ['978-3-16-148410-0', '9783161484100'],
    ['978–3–16–148410–0', '9783161484100'],
    ['3-16-148410-X', '9783161484100'],
    ['0-306-40615-2', '9780306406157'],
  ] as const)
    expect([typed, readGtin(typed)]).toEqual([typed, stored]);
});

test('a wrong check digit, a wrong length and anything else are no barcode', () => {
  for (const typed of [
    ...['4006381333932', '036000291453', '96385075', '3-16-148410-1', '0000000000000', '00000000'],
    ...['', '123', '12345678901', '4.00638E+12', 'none', 'BOWL-1', '４００６３８１３３３９３１'],
  ])
    expect([typed, readGtin(typed)]).toEqual([typed, undefined]);
});

test('no single wrong digit and no barcode of another length passes', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'4006381333931'];
      digits[at] = String((Number(digits[at]) + by) % 10);
      return !isGtin(digits.join(''));
    }),
  );
});

test('numbers that shops give out for themselves, and coupons, are not of the whole world', () => {
  for (const own of [
    '2000000000008',
    '0200000000004',
    '0400000000008',
    '200000000004',
    '9900000000004',
    '20000004',
  ])
    expect([own, isGlobalGtin(own)]).toEqual([own, false]);
  for (const global of ['4006381333931', '036000291452', '96385074', '9783161484100', '10012345678902'])
    expect([global, isGlobalGtin(global)]).toEqual([global, true]);
});
