import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'Small prints in a box, and what I like to have with me on the way up.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'From the shop',
  products: [
    {
      title: 'Gift box of small prints',
      excerpt: 'An example. Prints from all three series in a kraft box, tied with cotton twine.',
      pictures: ['gift-box-front'],
      category: 'Prints',
      option: 'Inside',
      variants: [
        { value: 'Six prints', price: 9000, stock: 9 },
        { value: 'Twelve prints', price: 16_000, stock: 2 },
        { value: 'Twenty prints', price: 24_000, stock: 0 },
      ],
    },
    {
      title: 'Iron mug',
      excerpt: 'An example. Dark stoneware that keeps the coffee warm until the light is right. Holds 30 cl.',
      pictures: ['mug-iron-front', 'mug-iron-detail'],
      category: 'For the hut',
      variants: [{ value: '', price: 3200, stock: 16 }],
    },
    {
      title: 'Soy candle, cedar and salt',
      excerpt: 'An example. 180 g of soy wax in a clear tumbler, for the long evenings in the hut.',
      pictures: ['candle-front'],
      category: 'For the hut',
      variants: [{ value: '', price: 2800, stock: 21 }],
    },
    {
      title: 'Field notebook, to download',
      excerpt:
        'An example of a file to download: the pages of the green notebook that I carry on every walk, as a PDF.',
      pictures: ['notebook-front'],
      category: 'Prints',
      kind: 'digital',
      variants: [{ value: '', price: 1200 }],
    },
    {
      title: 'Tea caddy with Assam',
      excerpt:
        'An example. A brushed steel caddy with a close-fitting lid, filled with 100 g of loose leaf Assam.',
      pictures: ['caddy-front'],
      category: 'For the hut',
      variants: [{ value: '', price: 1900, stock: 18 }],
    },
    {
      title: 'Carafe and glass',
      excerpt: 'An example. A glass carafe with a drinking glass beside it. Both are sold out.',
      pictures: ['carafe-front'],
      category: 'For the hut',
      variants: [{ value: '', price: 5400, stock: 0 }],
    },
  ],
};
