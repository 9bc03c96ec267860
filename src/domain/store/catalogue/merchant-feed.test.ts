import { expect, test } from 'vitest';
import { type FeedProduct, merchantEntries, merchantFeed } from './merchant-feed.ts';

const shop = { title: 'Ember & Ash', url: 'https://ash.example', description: 'Pots', currency: 'EUR' };
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
    '<g:brand>Ember &amp; Ash</g:brand>',
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
