import { expect, test } from 'vitest';
import { type FeedProduct, merchantEntries, merchantFeed, whyLeftOut } from './merchant-feed.ts';

const shop = {
  title: 'Ember & Ash',
  url: 'https://ash.example',
  description: 'Pots',
  currency: 'EUR',
  now: Date.UTC(2027, 5, 10),
};
const variant = {
  id: 'v',
  productId: 'p',
  sku: 'BOWL-1',
  optionValues: [{ name: 'Size', value: 'Small' }],
  priceMinor: 3200,
  salePriceMinor: 2500,
  isOnSale: true,
  stock: 0,
  isUnlimited: false,
  weightGrams: 420,
};
const product: FeedProduct = {
  id: 'p',
  title: 'Bowl <b>\u0000',
  description: 'Round ]]> & deep',
  url: 'https://ash.example/shop/bowl',
  pictures: ['https://ash.example/1.jpg', 'https://ash.example/2.jpg'],
  categories: ['Bowls'],
  kind: 'physical',
  variants: [variant, { ...variant, sku: 'BOWL-2', isOnSale: false, stock: 2 }],
};

test('each variant is an item with price, sale price, stock, pictures and its group', () => {
  const feed = merchantFeed(shop, merchantEntries(shop, [product]));
  expect(feed.match(/<item>/g)).toHaveLength(2);
  const [first = '', second = ''] = feed.split('<item>').slice(1);
  for (const part of [
    '<g:id>BOWL-1</g:id><g:item_group_id>p</g:item_group_id><g:title>Bowl &lt;b&gt;, Small</g:title>',
    '<g:description>Round ]]&gt; &amp; deep</g:description>',
    '<g:image_link>https://ash.example/1.jpg</g:image_link>',
    '<g:additional_image_link>https://ash.example/2.jpg</g:additional_image_link>',
    '<g:availability>out_of_stock</g:availability><g:price>32.00 EUR</g:price><g:sale_price>25.00 EUR</g:sale_price>',
    '<g:link>https://ash.example/shop/bowl?variant=v</g:link><g:canonical_link>https://ash.example/shop/bowl</g:canonical_link>',
    '<g:size>Small</g:size><g:shipping_weight>420 g</g:shipping_weight>',
  ])
    expect(first).toContain(part);
  expect(second).toContain(
    '<g:availability>in_stock</g:availability><g:price>32.00 EUR</g:price><g:condition>',
  );
});

test('a variant with a picture and a size of its own is shown with them, the product’s pictures beside', () => {
  const own = {
    ...variant,
    picture: 'https://ash.example/blue.jpg',
    dimensions: { length: 255, width: 180, height: 90 },
  };
  const known = { ...own, sku: 'BOWL-2', picture: 'https://ash.example/2.jpg' };
  const feed = merchantFeed(
    shop,
    merchantEntries(shop, [{ ...product, variants: [own, known, { ...variant, sku: 'BOWL-3' }] }]),
  );
  const picturesIn = (item: string | undefined) =>
    [...(item ?? '').matchAll(/image_link>https:\/\/ash\.example\/(\w+)/g)].map(([, name]) => name);
  const [first, second, third] = feed.split('<item>').slice(1);
  expect(picturesIn(first)).toEqual(['blue', '1', '2']);
  expect(picturesIn(second)).toEqual(['2', '1']);
  expect(picturesIn(third)).toEqual(['1', '2']);
  expect(first).toContain(
    '<g:shipping_weight>420 g</g:shipping_weight><g:shipping_length>25.5 cm</g:shipping_length><g:shipping_width>18 cm</g:shipping_width><g:shipping_height>9 cm</g:shipping_height>',
  );
  expect(third).not.toContain('shipping_length');
});

test('services, files and what costs nothing are not offered there', () => {
  const free = { ...product, variants: [{ ...variant, salePriceMinor: 0 }] };
  expect(merchantEntries(shop, [{ ...product, kind: 'digital' }, free]).join()).not.toContain('<item>');
});

const itemsOf = (...products: FeedProduct[]) => merchantEntries(shop, products).join('\n');
const one = { ...product, variants: [variant] };

test('nothing unknown is claimed: brand, barcode and part number are there where they are known', () => {
  for (const field of ['g:brand', 'g:gtin', 'g:mpn', 'g:identifier_exists'])
    expect(itemsOf(one)).not.toContain(field);
  const known = { ...one, brand: 'Halden', variants: [{ ...variant, gtin: '4006381333931', mpn: 'H-1' }] };
  expect(itemsOf(known)).toContain(
    '<g:gtin>4006381333931</g:gtin><g:mpn>H-1</g:mpn><g:brand>Halden</g:brand>',
  );
  expect(itemsOf(known)).not.toContain('identifier_exists');
  const handmade = { ...one, brand: 'Halden', hasNoBarcode: true as const };
  expect(itemsOf(handmade)).toContain(
    '<g:brand>Halden</g:brand><g:identifier_exists>no</g:identifier_exists>',
  );
  expect(itemsOf({ ...known, hasNoBarcode: true })).not.toContain('identifier_exists');
  const inStoreOnly = { ...one, variants: [{ ...variant, gtin: '2000000000008' }] };
  expect(itemsOf(inStoreOnly)).not.toContain('g:gtin');
  expect(itemsOf(one)).toContain('<g:condition>new</g:condition>');
  expect(itemsOf({ ...one, condition: 'used' })).toContain('<g:condition>used</g:condition>');
});

test('what has no picture is left out, and why is known', () => {
  const bare = { ...product, pictures: [] };
  expect(itemsOf(bare)).toBe('');
  expect(whyLeftOut(bare)).toBe('no-picture');
  const half = {
    ...bare,
    variants: [
      { ...variant, picture: 'https://ash.example/v.jpg' },
      { ...variant, sku: 'X' },
    ],
  };
  expect(itemsOf(half).match(/<item>/g)).toHaveLength(1);
  expect(whyLeftOut(half)).toBe('no-picture');
  expect([whyLeftOut(product), whyLeftOut({ ...product, kind: 'digital' })]).toEqual([
    undefined,
    'not-goods',
  ]);
  expect(whyLeftOut({ ...one, variants: [{ ...variant, salePriceMinor: 0 }] })).toBe('no-price');
});

test('a sale says when it holds; one that has ended, or costs no less, is none', () => {
  const from = Date.UTC(2027, 5, 1, 22);
  const until = Date.UTC(2027, 5, 30, 22);
  const dated = { ...one, saleFrom: from, saleUntil: until };
  expect(itemsOf(dated)).toContain(
    '<g:sale_price>25.00 EUR</g:sale_price><g:sale_price_effective_date>2027-06-01T22:00Z/2027-06-30T22:00Z</g:sale_price_effective_date>',
  );
  expect(itemsOf({ ...one, saleUntil: until })).toContain('2027-06-10T00:00Z/2027-06-30T22:00Z');
  expect(itemsOf(one)).not.toContain('effective_date');
  const waiting = { ...variant, isOnSale: false, hasSale: true };
  const planned = {
    ...one,
    saleFrom: Date.UTC(2027, 6, 1),
    saleUntil: Date.UTC(2027, 6, 9),
    variants: [waiting],
  };
  expect(itemsOf(planned)).toContain('2027-07-01T00:00Z/2027-07-09T00:00Z');
  expect(itemsOf({ ...one, saleFrom: planned.saleFrom, variants: [waiting] })).not.toContain('sale_price');
  expect(itemsOf({ ...planned, saleFrom: from, saleUntil: Date.UTC(2027, 5, 5) })).not.toContain(
    'sale_price',
  );
  expect(itemsOf({ ...one, variants: [{ ...variant, salePriceMinor: 3200 }] })).not.toContain('sale_price');
});

test('options, categories and lengths are what services read, in any language', () => {
  const [size, color] = [
    { name: 'Größe', value: '18 cm' },
    { name: 'Couleur', value: 'Bleu' },
  ];
  const long = {
    ...one,
    title: `${'Bowl '.repeat(28)}of 𝒞lay`,
    description: 'x'.repeat(6000),
    categories: ['Bowls', 'For the table'],
    variants: [{ ...variant, sku: 'S'.repeat(51), optionValues: [size, color] }],
  } as FeedProduct;
  const item = itemsOf(long);
  expect(item).toContain('<g:color>Bleu</g:color><g:size>18 cm</g:size>');
  expect(item).toContain(
    '<g:product_type>Bowls</g:product_type><g:product_type>For the table</g:product_type>',
  );
  expect(item).toContain('<g:id>v</g:id>');
  const textOf = (name: string) => new RegExp(`<g:${name}>(.*?)</g:${name}>`, 's').exec(item)?.[1] ?? '';
  expect([textOf('title').length, textOf('description').length]).toEqual([150, 5000]);
  expect(textOf('title').isWellFormed()).toBe(true);
});
