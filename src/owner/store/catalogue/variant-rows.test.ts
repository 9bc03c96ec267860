import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newVariant } from '#domain/store/catalogue/option-matrix.ts';
import { readAmount, writeAmount } from '#domain/store/settings/amount-text.ts';
import {
  commonOf,
  fillDown,
  needsMoreColumns,
  problemsOf,
  rowOf,
  variantOf,
  withCell,
} from './variant-rows.ts';

const variant = newVariant(undefined, 'v'.repeat(24));

test('amounts are read as people write them, and never as half a cent', () => {
  expect(['24', '24.5', '24,50', '1,200.00', '1,200', ' 7 '].map((text) => readAmount(text))).toEqual([
    2400, 2450, 2450, 120_000, 120_000, 700,
  ]);
  expect(['', '-1', '1.005', '12.', 'free', '1e3', '1.200,00'].map((text) => readAmount(text))).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  fc.assert(
    fc.property(fc.nat(100_000_000), (minor) => {
      expect(readAmount(writeAmount(minor))).toBe(minor);
    }),
  );
});

test('a row that is not touched is the variant it was made of', () => {
  const stored = {
    ...variant,
    priceMinor: 1250,
    salePriceMinor: 990,
    isOnSale: true,
    sku: 'A',
    stock: 4,
    weightGrams: 300,
  };
  expect(variantOf(rowOf(stored, true, 2))).toEqual({ ...stored, stockWas: 4 });
  expect(variantOf(rowOf(stored, false, 2))).toEqual(stored);
});

test('STOR-21 a row says what is wrong in its own cell', () => {
  const row = rowOf({ ...variant, priceMinor: 1000 }, true, 2);
  expect(problemsOf(row)).toEqual({});
  expect(Object.keys(problemsOf({ ...row, price: 'ten', stock: '-1', weight: 'heavy' }))).toEqual([
    'price',
    'stock',
    'weight',
  ]);
  expect(problemsOf({ ...row, price: '1000000.01' })).toHaveProperty('price');
  expect(problemsOf({ ...row, price: '1000000' })).toEqual({});
  expect(problemsOf({ ...row, salePrice: '11' })).toHaveProperty('salePrice');
  expect(problemsOf({ ...row, stock: '', isUnlimited: true })).toEqual({});
});

test('lines that are pasted go to the rows beneath, and no further', () => {
  const rows = [1, 2, 3].map(() => rowOf(variant, true, 2));
  const filled = fillDown(rows, { from: 1, column: 'price', lines: ['5', '6', '7'] });
  expect(filled.map(({ price }) => price)).toEqual(['0.00', '5', '6']);
});

test('what nobody has counted is asked for, and counted once somebody writes how many there are', () => {
  const fresh = rowOf({ ...variant, priceMinor: 1000 }, false, 2);
  expect([fresh.stock, Object.keys(problemsOf(fresh))]).toEqual(['', ['stock']]);
  const unlimited = { ...fresh, isUnlimited: true };
  expect(problemsOf(unlimited)).toEqual({});
  expect(withCell(unlimited, 'weight', '300').isUnlimited).toBe(true);
  expect(variantOf(withCell(unlimited, 'stock', '7'))).toMatchObject({ stock: 7, isUnlimited: false });
  const pasted = fillDown([unlimited, unlimited], { from: 0, column: 'stock', lines: ['3'] });
  expect(pasted.map((row) => [row.stock, row.isUnlimited])).toEqual([
    ['3', false],
    ['', true],
  ]);
});

test('MONY-03 whole yen are written and read as whole yen', () => {
  const row = rowOf({ ...variant, priceMinor: 2400, salePriceMinor: 1900, isOnSale: true }, true, 0);
  expect([row.price, row.salePrice]).toEqual(['2400', '1900']);
  expect(variantOf({ ...row, price: '3,000' })).toMatchObject({ priceMinor: 3000, salePriceMinor: 1900 });
  expect(problemsOf({ ...row, price: '24.50' })).toEqual({ price: 'Enter a price such as 24.' });
  const dinar = rowOf({ ...variant, priceMinor: 24_500 }, true, 3);
  expect([dinar.price, variantOf(dinar).priceMinor]).toEqual(['24.500', 24_500]);
});

test('what all rows have is one thing, however each of them writes it', () => {
  const row = rowOf(variant, false, 2);
  const priced = (...prices: string[]) => prices.map((price) => ({ ...row, price }));
  expect(commonOf(priced('38', '38.00', '38,00'), 'price')).toBe('38');
  expect(commonOf(priced('38', '39'), 'price')).toBeUndefined();
  expect(commonOf(priced('', ''), 'price')).toBe('');
  expect(
    commonOf(
      [
        { ...row, sku: '1' },
        { ...row, sku: '1.0' },
      ],
      'sku',
    ),
  ).toBeUndefined();
});

test('columns that a product uses are shown, and numbers that the shop makes are no use of them', () => {
  const row = rowOf({ ...variant, priceMinor: 2400, sku: 'SQ0123456' }, true, 2);
  expect(needsMoreColumns([row], true)).toBe(false);
  for (const part of [{ salePrice: '20' }, { weight: '300' }, { sku: 'BOWL-1' }])
    expect(needsMoreColumns([row, { ...row, ...part }], false)).toBe(true);
  expect(needsMoreColumns([{ ...row, variant: { ...row.variant, pictureId: 'p' } }], false)).toBe(true);
  const uncounted = { ...row, stock: '', isUnlimited: false };
  expect([needsMoreColumns([uncounted], false), needsMoreColumns([uncounted], true)]).toEqual([false, true]);
});
