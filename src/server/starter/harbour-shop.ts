import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'For the house, for the garden, and an hour of advice in between.',
  grid: { columns: 3, ratio: '4:3' },
  homeHeading: 'Ready to take home',
  products: [
    {
      title: 'Peace lily',
      excerpt: 'An example. Content in a corner, and says by itself when it is thirsty.',
      photo: 'peace-lilies',
      category: 'For the house',
      option: 'Pot',
      variants: [
        { value: '12 cm', price: 1600, stock: 18 },
        { value: '17 cm', price: 2700, stock: 5 },
      ],
    },
    {
      title: 'Yellow poppies, a tray of six',
      excerpt: 'An example. Plant them out in April; in June they need nobody.',
      photo: 'yellow-poppy',
      category: 'For the garden',
      variants: [{ value: '', price: 1400, stock: 2 }],
    },
    {
      title: 'Young larch',
      excerpt: 'An example. With its roots in a cloth, from October on. We bring the spade if you like.',
      photo: 'larches',
      category: 'For the garden',
      variants: [{ value: '', price: 4200, salePrice: 3400, stock: 6 }],
    },
    {
      title: 'Meadow in a bag',
      excerpt: 'An example. Forty kinds that like each other. Rake, sow, wait, and mow in August.',
      photo: 'meadow-oak',
      category: 'For the garden',
      option: 'For',
      variants: [
        { value: '5 m²', price: 1100, stock: 30 },
        { value: '20 m²', price: 3600, stock: 12 },
      ],
    },
    {
      title: 'Hibiscus',
      excerpt: 'An example. As tall as a child of six. Outside from May, inside from October.',
      photo: 'red-hibiscus',
      category: 'For the house',
      variants: [{ value: '', price: 3400, stock: 0 }],
    },
    {
      title: 'An hour in your garden',
      excerpt: 'An example of a service: we walk round with you, and you get it in writing.',
      photo: 'seedhead-clock',
      category: 'Advice',
      kind: 'service',
      variants: [{ value: '', price: 6500 }],
    },
  ],
};
