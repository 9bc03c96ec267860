/** Tables as other programs write them, and as people do: what is in them comes over, and what is not clear stays a draft. */
import { expect, test } from 'vitest';
import { parseCsv } from '../../../table/csv.ts';
import { readPrice } from './read-price.ts';
import { openTable, readProducts } from './read-products.ts';

function read(...lines: string[]) {
  const table = openTable(parseCsv(lines.join('\n')));
  if (!table) throw new Error('no table');
  const { products, problems } = readProducts(table, { digits: 2, timeZone: 'Europe/Zurich' });
  return {
    program: table.program,
    mapping: table.mapping,
    products: products.map(({ product }) => product),
    messages: problems.map(({ message }) => message),
  };
}

const skusOf = ({ products }: ReturnType<typeof read>) =>
  products.map(({ variants }) => variants.map(({ sku }) => sku ?? ''));

test('every SKU is there, and names alike are products of their own', () => {
  const alike = read('Name,SKU,Price', 'Bowl (blue),C-1,5', '"Bowl, blue",C-2,5', 'Bowl blue!,C-3,5');
  expect(skusOf(alike)).toEqual([['C-1'], ['C-2'], ['C-3']]);
  expect(new Set(alike.products.map(({ key }) => key)).size).toBe(3);

  const long = `A very long name of a bowl that begins the same ${'x'.repeat(40)}`;
  expect(skusOf(read('Name,SKU,Price', `${long}1,A,5`, `${long}2,B,5`))).toEqual([['A'], ['B']]);

  const twice = read('Name,SKU,Price', 'Bowl,A,5', 'Cup,C,4', 'Bowl,B,6');
  expect(twice.products.map(({ title, variants }) => [title, variants[0]?.sku]).toSorted()).toEqual([
    ['Bowl', 'A'],
    ['Bowl', 'B'],
    ['Cup', 'C'],
  ]);
  expect(new Set(twice.products.map(({ key }) => key)).size).toBe(3);

  const handle = read('Handle,Title,Variant SKU,Variant Price', 'bowl,Bowl,A,5', 'bowl,,B,6');
  expect(handle.products.map(({ title, variants }) => [title, variants[0]?.sku])).toEqual([
    ['Bowl', 'A'],
    ['Bowl', 'B'],
  ]);

  const options = read(
    'Name,SKU,Price,Option 1,Value of option 1',
    'Bowl,A,5,Size,S',
    'Cup,C,4,,',
    'Bowl,B,6,Size,L',
  );
  expect(skusOf(options)).toEqual([['A', 'B'], ['C']]);
});

const WOO =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Stock,Backorders allowed?,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)';

test('a variation above its main row waits for it; a number is no SKU', () => {
  const found = read(
    WOO,
    '8,variation,TEE-R,Tee,1,visible,18,3,0,,,id:7,Colour,Red',
    '7,variable,8,Tee,1,visible,,,,,,,Colour,"Red, Blue"',
    '9,variation,TEE-B,Tee,1,visible,19,3,0,,,8,Colour,Blue',
  );
  expect([found.messages, skusOf(found)]).toEqual([[], [['TEE-R', 'TEE-B']]]);
});

test('a variation for any value is for each that has no row of its own', () => {
  const [tee] = read(
    WOO,
    '7,variable,TEE,Tee,1,visible,,,,,,,Colour,"Red, Blue, Green\\, dark"',
    '8,variation,TEE-R,Tee,1,visible,18,3,0,,,TEE,Colour,Red',
    '9,variation,TEE-X,Tee,1,visible,20,,0,,,TEE,Colour,',
  ).products;
  expect(
    tee?.variants.map(({ optionValues, sku, priceMinor }) => [optionValues[0]?.value, sku, priceMinor]),
  ).toEqual([
    ['Red', 'TEE-R', 1800],
    ['Blue', undefined, 2000],
    ['Green, dark', undefined, 2000],
  ]);
});

test('what is not clearly published is a draft', () => {
  const woo = read(
    WOO,
    ...[
      '1,visible',
      '1,catalog',
      '1,search',
      '0,visible',
      '-1,visible',
      '1,hidden',
      ',visible',
      'draft,visible',
    ].map((cells, index) => `${index},simple,S${index},P${index},${cells},5,1,0,,,,,`),
  );
  expect(woo.products.map(({ isVisible }) => isVisible)).toEqual([
    ...[true, true, true],
    ...[false, false, false, false, false],
  ]);
  const shopify = read(
    'Handle,Title,Published,Status,Variant Price,Variant SKU',
    ...['true,active', 'true,draft', 'true,archived', 'false,active', ',active'].map(
      (cells, index) => `p${index},P,${cells},5,S${index}`,
    ),
  );
  expect(shopify.products.map(({ isVisible }) => isVisible)).toEqual([true, false, false, false, false]);
  expect(
    read('Name,SKU,Price,Visible', 'A,1,5,ja', 'B,2,5,Entwurf').products.map((each) => each.isVisible),
  ).toEqual([true, false]);
});

test('what is sold beyond the stock is never sold out', () => {
  const stock = (table: ReturnType<typeof read>) =>
    table.products.map(({ variants: [variant] }) => variant?.isUnlimited || variant?.stock);
  expect(
    stock(
      read(
        'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy',
        'a,A,5,shopify,0,continue',
        'b,B,5,shopify,0,deny',
      ),
    ),
  ).toEqual([true, 0]);
  expect(
    stock(read(WOO, '1,simple,A,A,1,visible,5,0,notify,,,,,', '2,simple,B,B,1,visible,5,0,0,,,,,')),
  ).toEqual([true, 0]);
});

test('WooCommerce escapes commas, ends of lines and letters; a slash is part of a tag', () => {
  const [bowl] = read(
    'ID,Type,SKU,Name,Regular price,Description,Categories,Tags',
    '1,simple,A,Salt &amp; pepper&#8217;s,5,"<p>One</p>\\nTwo, three","Home > Salt\\, pepper, Table &amp; bar","24/7, hand\\, made, R&amp;D"',
  ).products;
  expect(bowl).toMatchObject({
    title: 'Salt & pepper’s',
    description: '<p>One</p>\nTwo, three',
    categories: ['Salt, pepper', 'Table & bar'],
    tags: ['24/7', 'hand, made', 'R&D'],
  });
  for (const head of ['Handle,Title,Variant Price,Tags', 'Name,SKU,Price,Tags'])
    expect(read(head, 'a,A,5,24/7').products[0]?.tags).toEqual(['24/7']);
});

test('the tables that Shopify writes since 2025', () => {
  const { program, products } = read(
    'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Gift card',
    'Cup,cup,<p>Thrown.</p>,Ada,"Cups, large","tea, 24/7",TRUE,Active,C-1,401,Size,Small,20.00,25.00,shopify,4,DENY,300,FALSE',
    ',cup,,,,,,,C-2,,,Large,30.00,,shopify,0,CONTINUE,500,',
    'Card,card,,,,,TRUE,Active,G-1,,Title,Default Title,25,,,,,,TRUE',
  );
  expect(program).toBe('shopify');
  expect(products).toMatchObject([
    {
      handle: 'cup',
      description: '<p>Thrown.</p>',
      categories: ['Cups, large'],
      tags: ['tea', '24/7'],
      isVisible: true,
      variants: [
        { sku: 'C-1', priceMinor: 2500, salePriceMinor: 2000, stock: 4, weightGrams: 300 },
        { sku: 'C-2', priceMinor: 3000, isUnlimited: true, weightGrams: 500 },
      ],
    },
    { kind: 'giftCard', variants: [{ priceMinor: 2500, optionValues: [] }] },
  ]);
});

test('Etsy: a row is all variations of a listing, in whatever language its columns are named', () => {
  const english = read(
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,VARIATION 1 TYPE,VARIATION 1 NAME,VARIATION 1 VALUES,SKU',
    'Cup,Thrown.,24.5,EUR,3,"tea_cup,hand_made",https://i.example/1.jpg,Custom,Glaze,"Blue,Green","C-1,C-2"',
    'Bowl,Round.,30,EUR,1,bowl,,,,,B-1',
  );
  expect(english.program).toBe('etsy');
  expect(english.products[0]).toMatchObject({
    title: 'Cup',
    tags: ['tea cup', 'hand made'],
    variants: [
      { sku: 'C-1', optionValues: [{ name: 'Glaze', value: 'Blue' }], priceMinor: 2450, stock: 2 },
      { sku: 'C-2', optionValues: [{ name: 'Glaze', value: 'Green' }], priceMinor: 2450, stock: 1 },
    ],
  });
  const words = 'Auf der Scheibe gedreht, zweimal gebrannt und mit einer Glasur aus Asche überzogen. '.repeat(
    3,
  );
  const german = read(
    'TITEL,BESCHREIBUNG,PREIS,WÄHRUNGSCODE,ANZAHL,SCHLAGWÖRTER,BILD1',
    `Tasse,"${words}","24,50",EUR,3,"tee,becher,ton",https://i.example/1.jpg`,
    `Schale,"${words}","30,00",EUR,1,"ton,rund,blau,neu",https://i.example/2.jpg`,
  );
  expect(german.mapping).toEqual(['title', 'description', 'price', undefined, 'stock', 'tags', undefined]);
  expect(german.products[0]).toMatchObject({ title: 'Tasse', variants: [{ priceMinor: 2450, stock: 3 }] });
});

test('PrestaShop, whatever separates its columns', () => {
  const { program, products, messages } = read(
    'sep=;',
    'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity',
    '12;1;Cup;Cups,Home;24.500000;C-1;3',
    '13;0;Bowl;Home;1.299,00;B-1;1',
  );
  expect([program, messages]).toEqual(['prestashop', []]);
  expect(products).toMatchObject([
    {
      title: 'Cup',
      isVisible: true,
      categories: ['Cups', 'Home'],
      variants: [{ sku: 'C-1', priceMinor: 2450 }],
    },
    { title: 'Bowl', isVisible: false, variants: [{ sku: 'B-1', priceMinor: 129_900 }] },
  ]);
});

test('weights and sizes in the units of other countries', () => {
  const [box] = read(
    'ID,Type,SKU,Name,Regular price,Weight (lbs),Length (in),Width (in),Height (in)',
    '1,simple,A,Box,5,2.5,10,4,1.5',
  ).products;
  expect(box?.variants[0]).toMatchObject({
    weightGrams: 1134,
    dimensions: { length: 254, width: 102, height: 38 },
  });
});

test('a sale keeps its dates, which are days of the site', () => {
  const head =
    'ID,Type,SKU,Name,Published,Regular price,Sale price,Date sale price starts,Date sale price ends,Parent';
  const { products, messages } = read(
    head,
    '1,simple,A,A,1,20,15,2027-06-01,2027-06-30,',
    '2,simple,B,B,1,20,15,,2020-01-31 23:59:59,',
    '3,simple,C,C,1,20,15,2027-06-01 08:30:00,,',
    '4,simple,D,D,1,20,15,,,',
    '5,simple,E,E,1,20,15,next week,,',
  );
  const at = (text: string) => Date.parse(text);
  expect(products.map(({ saleFrom, saleUntil }) => [saleFrom, saleUntil])).toEqual([
    [at('2027-05-31T22:00Z'), at('2027-06-30T22:00Z')],
    [null, at('2020-01-31T23:00Z')],
    [at('2027-06-01T06:30Z'), null],
    [null, null],
  ]);
  expect(messages).toEqual(['“next week” is not a date. Write it as 2027-06-30.']);
});

test.each([
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ['1.299', 129_900],
  ['1’299.50', 129_950],
  ['24.50 EUR', 2450],
  ['EUR 24,5', 2450],
  ['€ 24', 2400],
  ['24,50 €', 2450],
  ['US$24.50', 2450],
  ['199,-', 19_900],
  ['199.–', 19_900],
  ['199 kr', 19_900],
  ['0.500', 50],
  ['1.234.567,89', 123_456_789],
  ['24.500000', 2450],
  ['0', 0],
  ['12.34.56', undefined],
  ['1,29,00', undefined],
  ['free', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['24.505', 2_450_500],
])('the price %s', (text, minor) => {
  expect(readPrice(text, 2)).toBe(minor);
});

test('a currency without cents, and one with three decimals', () => {
  expect([readPrice('1,299', 0), readPrice('¥1,299', 0), readPrice('12.5', 0)]).toEqual([
    1299,
    1299,
    undefined,
  ]);
  expect([readPrice('1.299', 3), readPrice('KWD 1.299', 3)]).toEqual([1299, 1299]);
});

test('a date of a sale that has no column stays as it is', () => {
  const [from] = read('Name,Price,Sale price,Sale from', 'Bowl,10,8,2027-06-01').products;
  expect([from?.saleFrom, from && 'saleUntil' in from]).toEqual([Date.UTC(2027, 4, 31, 22), false]);
  const [until] = read('Name,Price,Sale price,Sale until', 'Bowl,10,8,').products;
  expect([until && 'saleFrom' in until, until?.saleUntil]).toEqual([false, null]);
});

test('a sale price of 0 gives nothing away, unless its program says that it does', () => {
  const saleOf = (...lines: string[]) => read(...lines).products[0]?.variants[0]?.salePriceMinor;
  expect(saleOf('Name,Price,Sale price', 'Bowl,10,0.00')).toBeNull();
  expect(saleOf('ID,Type,SKU,Name,Published,Regular price,Sale price', '1,simple,B,Bowl,1,10,0')).toBe(0);
});
