import { expect, test } from 'vitest';
import { parseCsv } from '../../../table/csv.ts';
import { openTable, readProducts } from './read-products.ts';

function picturesIn(text: string) {
  const table = openTable(parseCsv(text));
  const read = table && readProducts(table, { digits: 2, timeZone: 'UTC' });
  return (read?.products ?? []).map(({ product: { pictures = [] } }) => pictures);
}

const A = 'https://shop.example/a,w_100/a.jpg';
const B = 'https://shop.example/b.jpg';

test('each program’s columns of addresses are read, in its order', () => {
  const tables = {
    woocommerce: `Type,SKU,Name,Published,Regular price,Images\nsimple,S,Cup,1,9,"${A}, ${B}"`,
    squarespace: `Product ID [Non Editable],Title,Price,Hosted Image URLs\n1,Cup,9,"${A} ${B}"`,
    etsy: `TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,IMAGE2\nCup,Words,9,EUR,1,"${A}",${B}`,
    prestashop: `Active (0/1);Name *;Price tax excluded;Image URLs (x,y,z...)\n1;Cup;9;${A},${B}`,
    newShopify: `Title,URL handle,Price,Product image URL,Image position\nCup,cup,9,${B},2\n,cup,,"${A}",1`,
    other: `Name,Price,Images\nCup,9,"${A}|${B}"`,
    unnamed: `Nom,Prix,Vue un,Vue deux\nTasse,"9,00",https://shop.example/a.jpg,${B}`,
  };
  for (const [name, text] of Object.entries(tables)) {
    const first = name === 'unnamed' ? 'https://shop.example/a.jpg' : A;
    expect([name, picturesIn(text)[0]?.map(({ url }) => url)]).toEqual([name, [first, B]]);
  }
});

test('a variation’s picture is the variant’s; what is no address is none', () => {
  const rows = [
    'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Images',
    `1,variable,T,Tee,1,,,Size,"S, M",//shop.example/t.jpg`,
    `2,variation,T-S,Tee S,1,9,T,Size,S,${B}`,
    `3,variation,T-M,Tee M,1,9,T,Size,M,javascript:alert(1)`,
  ];
  expect(picturesIn(rows.join('\n'))).toEqual([
    [
      { url: 'https://shop.example/t.jpg', alt: '' },
      { url: B, alt: '', optionValues: [{ name: 'Size', value: 'S' }] },
    ],
  ]);
});

test('a cell of separators takes no time', () => {
  const started = performance.now();
  picturesIn(`Name,Price,Images\nCup,9,"${' ,'.repeat(100_000)}"`);
  expect(performance.now() - started).toBeLessThan(1000);
});
