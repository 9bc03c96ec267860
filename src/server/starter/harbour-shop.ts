import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'For the house, for the potting bench, and an hour of advice in between.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'Ready to take home',
  products: [
    {
      title: 'Snake plant in a terracotta pot',
      excerpt: 'An example. Content in a corner, and needs water once in a while. With its saucer.',
      pictures: ['pot-front'],
      category: 'For the house',
      option: 'Pot',
      variants: [
        { value: '12 cm', price: 1800, stock: 18 },
        { value: '17 cm', price: 2900, stock: 5 },
      ],
    },
    {
      title: 'Soap for gardeners, three bars',
      excerpt: 'An example. Two bars of oat soap and one of rose clay, each in a paper band.',
      pictures: ['soap-front'],
      category: 'For your hands',
      variants: [{ value: '', price: 1900, stock: 2 }],
    },
    {
      title: 'Bottle of hand wash',
      excerpt: 'An example. Fig and vetiver in amber glass, for after the digging.',
      pictures: ['bottle-front'],
      category: 'For your hands',
      variants: [{ value: '', price: 1800, salePrice: 1500, stock: 6 }],
    },
    {
      title: 'White vase with willow',
      excerpt:
        'An example. Matte white stoneware with a narrow neck, and three willow stems from our own hedge.',
      pictures: ['vase-front'],
      category: 'For the house',
      option: 'Height',
      variants: [
        { value: '18 cm', price: 4600, stock: 12 },
        { value: '26 cm', price: 6800, stock: 3 },
      ],
    },
    {
      title: 'Blue jar for seeds',
      excerpt: 'An example. Speckled blue stoneware with a pale wooden lid, to keep next year’s seeds dry.',
      pictures: ['jar-front'],
      category: 'For the house',
      variants: [{ value: '', price: 4800, stock: 0 }],
    },
    {
      title: 'Garden notebook and an hour with us',
      excerpt:
        'An example of a service: we walk round your garden with you, and write down in the notebook what to do.',
      pictures: ['notebook-front'],
      category: 'Advice',
      kind: 'service',
      variants: [{ value: '', price: 6500 }],
    },
  ],
};
