/** Barcodes, brands and part numbers of every program's tables, and of our own. */
import { expect, test } from 'vitest';
import { parseCsv } from '../../../table/csv.ts';
import type { ProductForm } from '../product-form.ts';
import { mergeProduct } from './merge-product.ts';
import { openTable, readProducts } from './read-products.ts';
import { productTableHead, productTableRows } from './write-products.ts';

const SHOP = { digits: 2, timeZone: 'Europe/Zurich' };

function read(text: string) {
  const table = openTable(parseCsv(text));
  if (!table) throw new Error('no table');
  const { products, problems } = readProducts(table, SHOP);
  return {
    program: table.program,
    products: products.map(({ product }) => product),
    notes: products.flatMap(({ notes }) => notes),
    problems,
  };
}

const EAN = '4006381333931';
const UPC = '036000291452';

test.each([
  [
    'shopify',
    'Handle,Title,Vendor,Variant SKU,Variant Price,Variant Barcode,Google Shopping / MPN,Google Shopping / Condition',
    `bowl,Bowl,Halden,B-1,5,'${EAN},M-1,used`,
  ],
  [
    'shopify',
    'Title,URL handle,Vendor,SKU,Barcode,Price,MPN,Condition',
    `Bowl,bowl,Halden,B-1,${EAN},5,M-1,used`,
  ],
  [
    'woocommerce',
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Regular price,Brands,Meta: _wc_gla_mpn,Condition',
    `1,simple,B-1,${EAN},Bowl,5,"Makers > Halden, Other",M-1,used`,
  ],
  [
    'squarespace',
    'Product ID [Non Editable],Title,SKU,Price,GTIN,MPN,Brand,Condition',
    `abc,Bowl,B-1,5,${EAN},M-1,Halden,used`,
  ],
  [
    'etsy',
    'TITLE,PRICE,CURRENCY_CODE,QUANTITY,SKU,EAN,MPN,BRAND,CONDITION',
    `Bowl,5,EUR,3,B-1,${EAN},M-1,Halden,vintage`,
  ],
  [
    'prestashop',
    'Product ID,Active (0/1),Name *,Price tax excluded,Reference #,Manufacturer,EAN13,UPC,MPN,Condition',
    `1,1,Bowl,5,B-1,Halden,${EAN},,M-1,used`,
  ],
  [
    'bagisto',
    'sku,attribute_family_code,type,name,price,brand,ean,mpn,condition',
    `B-1,default,simple,Bowl,5,Halden,${EAN},M-1,used`,
  ],
  [
    'vitrine',
    'Product ID,Name,SKU,Price,Weight in g,Brand,Barcode,Part number (MPN),Condition',
    `,Bowl,B-1,5,,Halden,${EAN},M-1,used`,
  ],
  [
    'other',
    'Produkt,Artikel,Preis,Marke,EAN,Herstellernummer,Zustand',
    `Bowl,B-1,"5,00",Halden,${EAN},M-1,Gebraucht`,
  ],
])('%s: barcode, brand, part number and condition come over', (program, head, row) => {
  const found = read(`${head}\n${row}`);
  expect([found.program, found.problems, found.notes]).toEqual([program, [], []]);
  expect(found.products).toMatchObject([
    { brand: 'Halden', condition: 'used', variants: [{ gtin: EAN, mpn: 'M-1' }] },
  ]);
});

test('each variant has a barcode of its own', () => {
  const [tee] = read(
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Barcode',
      `tee,Tee,Size,S,T-S,5,${EAN}`,
      `tee,,,M,T-M,5,${UPC}`,
      'tee,,,L,T-L,5,',
    ].join('\n'),
  ).products;
  expect(tee?.variants.map(({ gtin }) => gtin)).toEqual([EAN, UPC, undefined]);
});

test('of several columns the first with a barcode counts; zeros that a spreadsheet dropped come back', () => {
  const gtins = (...rows: string[]) =>
    read(
      ['Product ID,Active (0/1),Name *,EAN13,UPC,ISBN,Price tax excluded', ...rows].join('\n'),
    ).products.map(({ variants }) => variants[0]?.gtin);
  expect(
    gtins(`1,1,A,,${UPC},,5`, '2,1,B,,36000291452,,5', '3,1,C,,,3-16-148410-X,5', `4,1,D,12,${UPC},,5`),
  ).toEqual([UPC, UPC, '9783161484100', UPC]);
});

test('a barcode with a wrong check digit is left out, and the report says so; the product comes over', () => {
  const { products, notes, problems } = read(
    'Name,SKU,Price,Barcode\nBowl,B-1,5,4006381333932\nCup,C-1,5,4.00638E+12\nJug,J-1,5,',
  );
  expect(products.map(({ variants }) => variants[0]?.gtin)).toEqual([undefined, undefined, undefined]);
  expect([notes, problems]).toEqual([
    [
      '“4006381333932” is not a valid barcode, so it was left out.',
      '“4.00638E+12” is not a valid barcode, so it was left out.',
    ],
    [],
  ]);
});

test('columns with names in another language are told by barcodes in them', () => {
  const { products } = read(
    `Nazwa,Kod,Numer,Cena\nMiska duża,B-1,${EAN},"5,00"\nKubek mały,C-1,${UPC},"4,00"`,
  );
  expect(products.map(({ variants: [variant] }) => [variant?.gtin, variant?.sku])).toEqual([
    [EAN, 'B-1'],
    [UPC, 'C-1'],
  ]);
});

const form: ProductForm = {
  kind: 'physical',
  taxClass: '',
  brand: 'Möller, Söhne > "Halden" \\ & Co',
  condition: 'refurbished',
  hasNoBarcode: true,
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: ['S', 'M'].map((value, index) => ({
    id: `variant${index}0000000000000000`,
    optionValues: [{ name: 'Size', value }],
    sku: `T-${value}`,
    priceMinor: 500,
    salePriceMinor: 0,
    isOnSale: false,
    stock: 2,
    isUnlimited: false,
    gtin: index === 0 ? UPC : EAN,
    mpn: `0${index}, "x"`,
  })),
};

test('our own table says it, and reads it back unchanged', () => {
  const product = {
    ...{ id: 'item00000000000000000001', handle: 'tee', title: 'Tee', excerpt: '' },
    ...{ categories: [], tags: [], isVisible: true, product: form },
  };
  const [back] = read(productTableHead() + productTableRows([product], SHOP)).products;
  if (!back) throw new Error('no product');
  expect(back).toMatchObject({ brand: form.brand, condition: 'refurbished', hasNoBarcode: true });
  expect(mergeProduct(back, form, () => 'new').form).toEqual(form);
  const fresh = mergeProduct(back, undefined, () => 'new').form;
  expect(fresh.variants.map(({ gtin, mpn }) => [gtin, mpn])).toEqual([
    [UPC, '00, "x"'],
    [EAN, '01, "x"'],
  ]);
  expect(fresh).toMatchObject({ brand: form.brand, condition: 'refurbished', hasNoBarcode: true });
});
