import type { ExampleShop } from './example-shop.ts';

/** A product of every kind, in every state that a label can tell of. */
export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'Plain things for the table, the bath and the windowsill.',
  grid: { columns: 4, ratio: '4:5' },
  homeHeading: 'On the table now',
  products: [
    {
      title: 'Snake plant in a terracotta pot',
      excerpt: 'An example. Upright leaves with a yellow edge, content with a north window.',
      pictures: ['pot-front'],
      category: 'Plants',
      option: 'Pot',
      variants: [
        { value: '12 cm', price: 1800, stock: 14 },
        { value: '17 cm', price: 2900, stock: 3 },
        { value: '24 cm', price: 4800, stock: 0 },
      ],
    },
    {
      title: 'Soy candle, cedar and salt',
      excerpt: 'An example. 180 g of soy wax in a clear tumbler with a printed label.',
      pictures: ['candle-front'],
      category: 'Gifts',
      variants: [{ value: '', price: 2400 }],
    },
    {
      title: 'Linen napkins, set of four',
      excerpt: 'An example. White, ink blue, clay and natural. They get softer with every wash.',
      pictures: ['linen-front'],
      category: 'Table',
      variants: [{ value: '', price: 4800, stock: 2 }],
    },
    {
      title: 'Plant notebook, to download',
      excerpt:
        'An example of a file to download: the pages of our green notebook, one for each plant, ready to print.',
      pictures: ['notebook-front'],
      category: 'Plants',
      kind: 'digital',
      variants: [{ value: '', price: 900 }],
    },
    {
      title: 'Bottle of hand wash',
      excerpt: 'An example. Fig and vetiver in amber glass, with a black cap.',
      pictures: ['bottle-front'],
      category: 'Bath',
      variants: [{ value: '', price: 2200, salePrice: 1800, stock: 6 }],
    },
    {
      title: 'Tea caddy',
      excerpt: 'An example. Brushed steel with a close-fitting lid, empty or with 100 g of loose leaf Assam.',
      pictures: ['caddy-front'],
      category: 'Table',
      option: 'Filling',
      variants: [
        { value: 'Empty', price: 1800, stock: 40 },
        { value: 'Assam, 100 g', price: 2600, stock: 12 },
      ],
    },
    {
      title: 'Celadon teapot',
      excerpt: 'An example. Stoneware with a round lid, its glaze pale along every edge.',
      pictures: ['teapot-front'],
      category: 'Table',
      option: 'Holds',
      variants: [
        { value: '50 cl', price: 6800, stock: 0 },
        { value: '90 cl', price: 8900, stock: 0 },
      ],
    },
    {
      title: 'Gift box, packed for you',
      excerpt: 'An example of a service: say who it is for. We choose, pack, and tie it with cotton twine.',
      pictures: ['gift-box-front'],
      category: 'Gifts',
      kind: 'service',
      variants: [{ value: '', price: 1500 }],
    },
  ],
};
