import type { Example, ExampleShop } from './example-shop.ts';

const framed = (loose: number, oak: number): Pick<Example, 'option' | 'variants'> => ({
  option: 'Frame',
  variants: [
    { value: 'None', price: 18_000, stock: loose },
    { value: 'Oak', price: 29_000, stock: oak },
    { value: 'Black', price: 29_000, stock: oak },
  ],
});

export const SHOP: ExampleShop = {
  title: 'Prints',
  introduction: 'Buildings to hang on a wall, loose or in a frame.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'Prints',
  products: [
    {
      title: 'Long roof',
      excerpt: 'An example. It reaches eleven metres out over nothing. An edition of twenty.',
      photo: 'wide-roof',
      category: 'Outside',
      ...framed(11, 6),
    },
    {
      title: 'Drawn blinds',
      excerpt: 'An example. Sunday, half past ten, and not one of them open. An edition of twenty.',
      photo: 'blind-windows',
      category: 'Outside',
      ...framed(2, 1),
    },
    {
      title: 'Timber and sky',
      excerpt: 'An example. The stairs come later, and only on foot. An edition of twenty.',
      photo: 'angular-roof',
      category: 'Outside',
      ...framed(8, 3),
    },
    {
      title: 'Plan of a city',
      excerpt: 'An example. The sheet that hangs above my desk, as a poster, folded once.',
      photo: 'old-plan',
      category: 'Paper',
      variants: [{ value: '', price: 3400, salePrice: 2600, stock: 40 }],
    },
    {
      title: 'Hall at noon',
      excerpt: 'An example. The nine minutes in which the sun reaches the floor. An edition of twenty.',
      photo: 'museum-hall',
      category: 'Inside',
      ...framed(14, 9),
    },
    {
      title: 'Balconies by night',
      excerpt: 'An example. One lamp, forty rails, and nobody home. All twenty are sold.',
      photo: 'night-balconies',
      category: 'Outside',
      ...framed(0, 0),
    },
  ],
};
