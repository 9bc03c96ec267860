/** A stock or sale that a table says once for several variants is that much, and at that time, for all of them together. */
import { expect, test } from 'vitest';
import { parseCsv } from '../../../table/csv.ts';
import { openTable, readProducts } from './read-products.ts';

function read(...lines: string[]) {
  const table = openTable(parseCsv(lines.join('\n')));
  if (!table) throw new Error('no table');
  const { products, problems } = readProducts(table, { digits: 2, timeZone: 'UTC' });
  expect(problems).toEqual([]);
  return products;
}

const stocksOf = ([found]: ReturnType<typeof read>) => found?.product.variants.map(({ stock }) => stock);

const ETSY =
  'TITLE,PRICE,CURRENCY_CODE,QUANTITY,VARIATION 1 NAME,VARIATION 1 VALUES,VARIATION 2 NAME,VARIATION 2 VALUES';

test.each([
  [10, 'Size,"S,M,L,XL",,', [3, 3, 2, 2]],
  [4, 'Size,"S,M",Colour,"Red,Blue"', [1, 1, 1, 1]],
  [1, 'Size,"S,M,L",,', [1, 0, 0]],
  [5, ',,,', [5]],
])('a listing of Etsy has %i pieces, however many variants (%s)', (quantity, cells, stocks) => {
  const found = read(ETSY, `Bowl,24.00,EUR,${quantity},${cells}`);
  expect(stocksOf(found)).toEqual(stocks);
  expect(found[0]?.notes).toHaveLength(stocks.length > 1 ? 1 : 0);
});

const WOO =
  'ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends,Stock,Parent,Attribute 1 name,Attribute 1 value(s)';

test('variations of WooCommerce that their main row counts share its stock; a stock of their own stays', () => {
  const found = read(
    WOO,
    '7,variable,TEE,Tee,,,,,7,,Size,"S, M, L"',
    '8,variation,T-S,Tee,18,,,,parent,TEE,Size,S',
    '9,variation,T-M,Tee,18,,,,parent,TEE,Size,M',
    '10,variation,T-L,Tee,18,,,,2,TEE,Size,L',
  );
  expect(stocksOf(found)).toEqual([4, 3, 2]);
  expect(found[0]?.notes[0]).toContain('divided');
});

test('a variation for any value shares its stock among those it is for', () => {
  const found = read(
    WOO,
    '7,variable,TEE,Tee,,,,,,,Size,"S, M, L"',
    '8,variation,T-S,Tee,18,,,,4,TEE,Size,S',
    '9,variation,T-X,Tee,18,,,,5,TEE,Size,',
  );
  expect(stocksOf(found)).toEqual([4, 3, 2]);
});

test('of variations on sale at different times only those of the first time are on sale, and the report says so', () => {
  const found = read(
    WOO,
    '7,variable,TEE,Tee,,,,,,,Size,"S, M, L, XL"',
    '8,variation,T-S,Tee,18,12,2027-06-01,2027-06-30,4,TEE,Size,S',
    '9,variation,T-M,Tee,18,13,2027-07-01,2027-07-31,4,TEE,Size,M',
    '10,variation,T-L,Tee,18,14,,,4,TEE,Size,L',
    '11,variation,T-XL,Tee,18,15,2027-06-01,2027-06-30,4,TEE,Size,XL',
  );
  const [tee] = found;
  expect(tee?.product.variants.map(({ salePriceMinor }) => salePriceMinor)).toEqual([1200, null, null, 1500]);
  expect(new Date(tee?.product.saleFrom ?? 0).toISOString()).toBe('2027-06-01T00:00:00.000Z');
  expect(tee?.notes).toEqual([expect.stringContaining('different times')]);
  const same = read(
    WOO,
    '7,variable,TEE,Tee,,,,,,,Size,"S, M"',
    '8,variation,T-S,Tee,18,12,2027-06-01,2027-06-30,4,TEE,Size,S',
    '9,variation,T-M,Tee,18,13,2027-06-01,2027-06-30,4,TEE,Size,M',
  );
  expect([same[0]?.notes, same[0]?.product.variants.map(({ salePriceMinor }) => salePriceMinor)]).toEqual([
    [],
    [1200, 1300],
  ]);
});
