import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasSharedData, sharedDataPath } from '../../../../../scripts/shared-data.ts';
import { parseCsv } from '../../../table/csv.ts';
import { mergeProduct } from './merge-product.ts';
import { openTable, readProducts } from './read-products.ts';
import { productTableHead, productTableRows } from './write-products.ts';

function read(text: string, digits = 2) {
  const table = openTable(parseCsv(text));
  if (!table) throw new Error('no table');
  return { program: table.program, ...readProducts(table, { digits, timeZone: 'UTC' }) };
}

const shopify = (...rows: string[]) =>
  [
    'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src',
    ...rows,
  ].join('\n');

test('tables of Shopify: rows of one handle are variants, a compared price is a sale, a picture is no variant', () => {
  const { program, products, problems } = read(
    shopify(
      'cup,Cup,<p>Thrown.</p>,Cups,"tea, blue",true,Size,Small,C-1,300,shopify,4,20.00,25.00,',
      'cup,,,,,,,Large,C-2,500,,0,30.00,,',
      'cup,,,,,,,,,,,,,,https://example.org/x.jpg',
      'bowl,Bowl,,,,false,Title,Default Title,,,,,8,,',
    ),
  );
  expect([program, problems]).toEqual(['shopify', []]);
  expect(products.map(({ lines }) => lines)).toEqual([[2, 3, 4], [5]]);
  expect(products[0]?.product).toMatchObject({
    title: 'Cup',
    handle: 'cup',
    categories: ['Cups'],
    tags: ['tea', 'blue'],
    isVisible: true,
    variants: [
      {
        sku: 'C-1',
        optionValues: [{ name: 'Size', value: 'Small' }],
        priceMinor: 2500,
        salePriceMinor: 2000,
        stock: 4,
        weightGrams: 300,
      },
      { sku: 'C-2', optionValues: [{ name: 'Size', value: 'Large' }], priceMinor: 3000, isUnlimited: true },
    ],
  });
  expect(products[1]?.product).toMatchObject({ isVisible: false, variants: [{ optionValues: [] }] });
});

test('tables of WooCommerce: variations find their main row, by SKU or by number', () => {
  const { program, products, problems } = read(
    [
      'ID,Type,SKU,Name,Published,Short description,Regular price,Sale price,Stock,In stock?,Weight (kg),Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      '7,variable,TEE,Tee,1,Soft.,,,,1,,"Clothing > Tees",,Colour,"Red, Blue"',
      '8,variation,TEE-R,Tee - Red,1,,18,15,3,1,0.2,,TEE,Colour,Red',
      '9,variation,TEE-B,Tee - Blue,1,,18,,,1,0.2,,id:7,Colour,Blue',
      '10,grouped,SET,Set,1,,,,,1,,,,,',
      '11,variation,LOST,Lost,1,,5,,1,1,,,GONE,Colour,Red',
    ].join('\n'),
  );
  expect(program).toBe('woocommerce');
  expect(products.map(({ product }) => product)).toMatchObject([
    {
      title: 'Tee',
      categories: ['Tees'],
      variants: [
        { sku: 'TEE-R', priceMinor: 1800, salePriceMinor: 1500, stock: 3, weightGrams: 200 },
        { sku: 'TEE-B', priceMinor: 1800, salePriceMinor: null, isUnlimited: true },
      ],
    },
  ]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [5, '“grouped” is not a product type.'],
    [6, 'The main row “GONE” is not in the table.'],
  ]);
});

test('tables of Squarespace: rows without a name go on with the product above', () => {
  const { program, products } = read(
    [
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Tags,Weight,Visible',
      'p1,v1,PHYSICAL,moon-jar,Moon jar,<b>Round</b>,SQ1,Size,Small,48.00,40.00,Yes,Unlimited,/shop/jars,,1.5,Yes',
      ',v2,,,,,SQ2,,Large,68.00,40.00,No,2,,,2.5,',
      'p2,v3,DIGITAL,pattern,Pattern,,SQ3,,,9,0,No,Unlimited,,,0,No',
    ].join('\n'),
  );
  expect(program).toBe('squarespace');
  expect(products.map(({ product }) => product)).toMatchObject([
    {
      handle: 'moon-jar',
      categories: ['jars'],
      variants: [
        { priceMinor: 4800, salePriceMinor: 4000, isUnlimited: true, weightGrams: 1500 },
        { optionValues: [{ name: 'Size', value: 'Large' }], salePriceMinor: null, stock: 2 },
      ],
    },
    { kind: 'digital', isVisible: false },
  ]);
});

test('sizes of parcels are taken as the other programs write them, in centimetres', () => {
  const woo = read(
    [
      'ID,Type,SKU,Name,Regular price,Length (cm),Width (cm),Height (cm)',
      '1,simple,A,Box,5,24,12.5,8',
      '2,simple,B,Card,5,,,',
      '3,simple,C,Roll,5,90,,',
      '4,simple,D,Odd,5,long,1,1',
    ].join('\n'),
  );
  expect(woo.program).toBe('woocommerce');
  expect(woo.products.map(({ product }) => product.variants[0]?.dimensions)).toEqual([
    { length: 240, width: 125, height: 80 },
    undefined,
    { length: 900, width: 0, height: 0 },
  ]);
  expect(woo.problems.map(({ line, message }) => [line, message])).toEqual([[5, '“long” is not a length.']]);
  const squarespace = read(
    [
      'Product ID [Non Editable],Title,SKU,Price,Weight,Length,Width,Height',
      'p1,Box,A,5,1.5,24.0,12.5,8.0',
      'p2,Card,B,5,0.0,0.0,0.0,0.0',
    ].join('\n'),
  );
  expect(squarespace.products.map(({ product }) => product.variants[0]?.dimensions)).toEqual([
    { length: 240, width: 125, height: 80 },
    undefined,
  ]);
});

test('a picture is named by its id, or the row gets an error', () => {
  const { products, problems } = read(
    ['Product ID,Name,Weight in g,Price,Picture', ',A,,5,pic000000000000000000001', ',B,,5,my cat.jpg'].join(
      '\n',
    ),
  );
  expect(products.map(({ product }) => product.variants[0]?.pictureId)).toEqual(['pic000000000000000000001']);
  expect(problems.map(({ message }) => message)).toEqual([
    '“my cat.jpg” is not a picture in the media library.',
  ]);
});

test('each row that can’t be imported is reported with its line, and takes only its own product with it', () => {
  const { products, problems } = read(
    ['Name,SKU,Price,Stock', 'A,1,free,2', 'B,2,5,lots', 'C,3,5,1', 'D,3,5,1', ',4,5,1', 'A,5,6,7'].join(
      '\n',
    ),
  );
  expect(products.map(({ product }) => [product.title, product.variants[0]?.sku])).toEqual([
    ['A', '5'],
    ['C', '3'],
    ['D', '4'],
  ]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [2, '“free” is not a price.'],
    [3, '“lots” is not a stock quantity.'],
    [5, 'The SKU “3” is in the table twice.'],
  ]);
});

test('amounts have the digits of the currency', () => {
  const table = 'Name,Price\nFan,1200\n';
  expect(read(table, 0).products[0]?.product.variants[0]?.priceMinor).toBe(1200);
  expect(read(table, 2).products[0]?.product.variants[0]?.priceMinor).toBe(120_000);
  expect(read('Name,Price\nFan,12.5\n', 0).problems).toHaveLength(1);
});

test('a table of our own is taken in as what it was written from, formulas among its words', () => {
  const first = read(
    shopify(
      'cup,=HYPERLINK("x"),,,,true,Size,+Small,@1,300,shopify,4,20.00,25.00,',
      'cup,,,,,,,-Large,C-2,,,,30,,',
    ),
  ).products[0];
  if (!first) throw new Error('no product');
  let count = 0;
  const { form: made } = mergeProduct(first.product, undefined, () => `${++count}`.padStart(24, 'v'));
  const dimensions = { length: 240, width: 125, height: 80 };
  const [cup, ...others] = made.variants;
  if (!cup) throw new Error('no variant');
  const product = { ...made, variants: [{ ...cup, dimensions, pictureId: 'm'.repeat(24) }, ...others] };
  const about = { excerpt: '=1+1', categories: ['Cups'], tags: [], isVisible: true };
  const own = { ...about, id: 'p'.repeat(24), handle: 'cup', title: first.product.title, product };
  const text = productTableHead() + productTableRows([own], { digits: 2, timeZone: 'UTC' });
  expect(text).toContain("'=1+1");
  const again = read(text);
  expect([again.program, again.problems]).toEqual(['vitrine', []]);
  const [back] = again.products;
  expect(back?.product).toMatchObject({ id: own.id, title: own.title, excerpt: '=1+1' });
  expect(back && mergeProduct(back.product, product, () => 'new').form).toEqual(product);
  // Also where it is read into a product that has neither.
  expect(back && mergeProduct(back.product, made, () => 'new').form).toEqual(product);
});

test.runIf(hasSharedData())('tables that shops have written are taken whole', () => {
  for (const [file, count] of [
    ['shopify-apparel.csv', 20],
    ['shopify-home-and-garden.csv', 20],
    ['shopify-jewelery.csv', 20],
  ] as const) {
    const { products, problems } = read(readFileSync(sharedDataPath(`import/products/${file}`), 'utf8'));
    expect.soft([file, products.length > count / 2, problems]).toEqual([file, true, []]);
  }
});

/** Cuts anywhere: by one seed, so that a red run can be repeated. */
function cutsOf(text: string): number[] {
  let seed = 7;
  return Array.from({ length: 50 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 1 + (seed % (text.length - 1));
  });
}

/** What is read of a table that ends there, against what the whole one holds. */
function expectCut(text: string, cut: number, at: string): void {
  const whole = parseCsv(text);
  const rows = parseCsv(text.slice(0, cut));
  const [head, ...body] = rows;
  const last = body.at(-1);
  const original = whole[body.length];
  if (!head || !last || !original) throw new Error(at);
  expect(rows.slice(0, -1), at).toEqual(whole.slice(0, body.length));
  // In the last cell, or at the end of a row, nobody can tell.
  const isWhole = last.cells.length === original.cells.length;
  expect([at, last.isCut === true || isWhole || body.length < 3]).toEqual([at, true]);
  const table = openTable(rows);
  if (!table) throw new Error(at);
  const { products, problems } = readProducts(table, { digits: 2, timeZone: 'UTC' });
  const linesOf = (parts: readonly { readonly lines: readonly number[] }[]) =>
    parts.flatMap(({ lines }) => lines);
  expect(new Set([...linesOf(products), ...linesOf(problems)]), at).toEqual(
    new Set(linesOf(body.map(({ line }) => ({ lines: [line] })))),
  );
  expect(linesOf(problems), at).toEqual(expect.arrayContaining(last.isCut ? [last.line] : []));
}

test.runIf(hasSharedData())(
  'a table that was cut anywhere is taken as far as it goes, and the broken row told',
  () => {
    const names = [
      'shopify-apparel',
      'shopify-home-and-garden',
      'shopify-jewelery',
      'bagisto-products',
      'bagisto-products-with-errors',
    ];
    for (const name of names) {
      const text = readFileSync(sharedDataPath(`import/products/${name}.csv`), 'utf8').trimEnd();
      const first = text.indexOf('\n') + 1;
      for (const cut of cutsOf(text)) {
        // Of a table that ends in its heading nothing is taken.
        if (cut <= first) expect(parseCsv(text.slice(0, cut)).length).toBeLessThan(2);
        else expectCut(text, cut, `${name} cut at ${cut}`);
      }
    }
  },
);

test('gift cards of other shops come in as gift cards: by a column of Shopify, by the type of WooCommerce', () => {
  const ofShopify = read(
    'Handle,Title,Variant Price,Gift Card,Variant SKU,Body (HTML)\ncard,Card,25,true,,\ncup,Cup,9,false,,',
  );
  expect([ofShopify.program, ofShopify.problems]).toEqual(['shopify', []]);
  expect(ofShopify.products.map(({ product }) => product.kind)).toEqual(['giftCard', undefined]);
  for (const type of ['Gift card', 'GIFT_CARD', 'gift-card', 'pw-gift-card', 'Gift Certificate']) {
    const { products, problems } = read(`ID,Type,SKU,Name,Published,Regular price\n1,${type},,Card,1,25`);
    expect([problems, products[0]?.product.kind], type).toEqual([[], 'giftCard']);
  }
});
