import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'A few plain objects for a desk by the window.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'From the shop',
  products: [
    {
      title: 'White vase',
      excerpt: 'An example. Matte white stoneware with a narrow neck, here with three willow stems.',
      pictures: ['vase-front'],
      category: 'Table',
      option: 'Height',
      variants: [
        { value: '18 cm', price: 9000, stock: 11 },
        { value: '26 cm', price: 14_000, stock: 6 },
      ],
    },
    {
      title: 'Site notebook',
      excerpt: 'An example. Bound in green cloth and closed with an elastic, with two pencils to go with it.',
      pictures: ['notebook-front'],
      category: 'Desk',
      option: 'Paper',
      variants: [
        { value: 'Plain', price: 2400, stock: 2 },
        { value: 'Squared', price: 2400, stock: 1 },
      ],
    },
    {
      title: 'Snake plant in a terracotta pot',
      excerpt: 'An example. Stands upright in any corner with some light. With its saucer.',
      pictures: ['pot-front'],
      category: 'Plants',
      variants: [{ value: '', price: 3800, stock: 8 }],
    },
    {
      title: 'Carafe and glass',
      excerpt: 'An example. Clear glass with straight lines, and one drinking glass to match.',
      pictures: ['carafe-front'],
      category: 'Table',
      variants: [{ value: '', price: 6400, salePrice: 4800, stock: 40 }],
    },
    {
      title: 'Gift box of prints',
      excerpt: 'An example. Small prints of buildings in a kraft box, tied with cotton twine.',
      pictures: ['gift-box-front'],
      category: 'Desk',
      option: 'Inside',
      variants: [
        { value: 'Six prints', price: 9000, stock: 14 },
        { value: 'Twelve prints', price: 16_000, stock: 9 },
      ],
    },
    {
      title: 'Two dipped tumblers',
      excerpt:
        'An example. Stoneware dipped in pale glaze above a band of raw clay, one white and one green. Sold out.',
      pictures: ['tumblers-front'],
      category: 'Table',
      variants: [{ value: '', price: 5600, stock: 0 }],
    },
  ],
};
