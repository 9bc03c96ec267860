import type { Example, ExampleShop } from './example-shop.ts';

const sizes = (small: number, middle: number, large: number): Pick<Example, 'option' | 'variants'> => ({
  option: 'Size',
  variants: [
    { value: '30 × 20 cm', price: 9000, stock: small },
    { value: '60 × 40 cm', price: 22_000, stock: middle },
    { value: '90 × 60 cm', price: 42_000, stock: large },
  ],
});

export const SHOP: ExampleShop = {
  title: 'Prints',
  introduction: 'Pictures to live with, in three sizes.',
  grid: { columns: 3, ratio: '3:2' },
  homeHeading: 'Prints',
  products: [
    {
      title: 'Gorge',
      excerpt:
        'An example. Two seconds of water, and stones that took rather longer. An edition of twenty-five.',
      photo: 'gorge',
      category: 'Water',
      ...sizes(9, 2, 0),
    },
    {
      title: 'Last snow',
      excerpt: 'An example. North face, the first of June. An edition of twenty-five in each size.',
      photo: 'snow-line',
      category: 'High ground',
      ...sizes(16, 7, 3),
    },
    {
      title: 'Last light',
      excerpt: 'An example. Four minutes after everybody else had gone down. An edition of twenty-five.',
      photo: 'last-light',
      category: 'Against the light',
      ...sizes(21, 14, 9),
    },
    {
      title: 'Seedheads',
      excerpt: 'An example of a file to download: for screens up to 5K, without a mark on it.',
      photo: 'seedheads',
      category: 'Against the light',
      kind: 'digital',
      variants: [{ value: '', price: 1200 }],
    },
    {
      title: 'Crest, October',
      excerpt: 'An example. The week in which the larches turn. An edition of twenty-five in each size.',
      photo: 'crest',
      category: 'High ground',
      ...sizes(18, 11, 6),
    },
    {
      title: 'Hollow way',
      excerpt:
        'An example. A path that cattle made, on the way up to the snow. All twenty-five are on somebody’s wall.',
      photo: 'hollow-way',
      category: 'High ground',
      ...sizes(0, 0, 0),
    },
  ],
};
