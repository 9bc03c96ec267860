import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'For the table, the shelf and the workbench. No two are quite alike.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'Fresh from the kiln',
  products: [
    {
      title: 'Leaf bowl',
      excerpt:
        'An example. Thrown round, then pressed to a point while it is still soft. For figs, keys, or nothing.',
      photo: 'leaf-bowl-square',
      category: 'Tableware',
      option: 'Size',
      variants: [
        { value: '14 cm', price: 3200, stock: 9 },
        { value: '22 cm', price: 5400, stock: 4 },
        { value: '30 cm', price: 8800, stock: 0 },
      ],
    },
    {
      title: 'Glaze brush',
      excerpt: 'An example. Goat hair that holds half a spoon of glaze, on a handle of beech.',
      photo: 'brushes-detail',
      category: 'Tools',
      option: 'Width',
      variants: [
        { value: '12 mm', price: 1400, stock: 20 },
        { value: '25 mm', price: 1900, stock: 12 },
      ],
    },
    {
      title: 'Pouring dish',
      excerpt: 'An example. The tip is the spout. Goes into the oven, and comes out of the dishwasher.',
      photo: 'leaf-bowl-tip',
      category: 'Tableware',
      variants: [{ value: '', price: 2600, stock: 2 }],
    },
    {
      title: 'Dandelion clock, card',
      excerpt: 'An example. From the meadow behind the workshop, printed on heavy paper, with an envelope.',
      photo: 'seedhead-clock',
      category: 'Paper',
      variants: [{ value: '', price: 350 }],
    },
    {
      title: 'Fruit bowl, second choice',
      excerpt: 'An example. The glaze ran a little at the foot. It stands as straight as the others.',
      photo: 'leaf-bowl',
      category: 'Tableware',
      variants: [{ value: '', price: 6400, salePrice: 4800, stock: 5 }],
    },
    {
      title: 'Jar of brushes',
      excerpt: 'An example. Nine brushes that have seen some paint, in the jar they always stood in.',
      photo: 'brushes',
      category: 'Tools',
      variants: [{ value: '', price: 5200, stock: 0 }],
    },
  ],
};
