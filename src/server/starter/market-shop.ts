import type { ExampleShop } from './example-shop.ts';

/** A product of every kind, in every state that a label can tell of. */
export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'Plants in their pots, seeds by the pinch, and prints on cotton paper.',
  grid: { columns: 4, ratio: '4:5' },
  homeHeading: 'On the table now',
  products: [
    {
      title: 'Peace lily',
      excerpt: 'An example. White sails above dark leaves, content with a north window.',
      photo: 'peace-lilies',
      category: 'Plants',
      option: 'Pot',
      variants: [
        { value: '12 cm', price: 1800, stock: 14 },
        { value: '17 cm', price: 2900, stock: 3 },
        { value: '24 cm', price: 4800, stock: 0 },
      ],
    },
    {
      title: 'Welsh poppy, seeds',
      excerpt: 'An example. A pinch is enough; it sows itself from then on.',
      photo: 'yellow-poppy',
      category: 'Seeds',
      variants: [{ value: '', price: 450 }],
    },
    {
      title: 'Bellflower, print',
      excerpt: 'An example. One stem, twelve times as large as it was.',
      photo: 'bellflower',
      category: 'Prints',
      variants: [{ value: '', price: 3900, stock: 2 }],
    },
    {
      title: 'Larkspur, for your own printer',
      excerpt: 'An example of a file to download: 300 dpi, up to A3.',
      photo: 'larkspur',
      category: 'Prints',
      kind: 'digital',
      variants: [{ value: '', price: 900 }],
    },
    {
      title: 'Hibiscus “Vesuvius”',
      excerpt: 'An example. Opens in the morning, and means it.',
      photo: 'red-hibiscus',
      category: 'Plants',
      variants: [{ value: '', price: 3200, salePrice: 2600, stock: 6 }],
    },
    {
      title: 'Meadow for one tree',
      excerpt: 'An example. Forty kinds in a bag, for two square metres.',
      photo: 'meadow-oak',
      category: 'Seeds',
      option: 'For',
      variants: [
        { value: '2 m²', price: 950, stock: 40 },
        { value: '10 m²', price: 3400, stock: 12 },
      ],
    },
    {
      title: 'Phacelia, print',
      excerpt: 'An example. Blossfeldt, 1928: a flower as an engineer would draw it.',
      photo: 'phacelia',
      category: 'Prints',
      option: 'Size',
      variants: [
        { value: '30 × 40 cm', price: 3900, stock: 0 },
        { value: '50 × 70 cm', price: 7200, stock: 0 },
      ],
    },
    {
      title: 'An hour for your windowsill',
      excerpt: 'An example of a service: we come by and say what would like it there.',
      photo: 'star-thistle',
      category: 'Plants',
      kind: 'service',
      variants: [{ value: '', price: 5500 }],
    },
  ],
};
