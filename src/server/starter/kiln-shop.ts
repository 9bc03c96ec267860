import type { ExampleShop } from './example-shop.ts';

export const SHOP: ExampleShop = {
  title: 'Shop',
  introduction: 'For the table and the shelf. No two are quite alike.',
  grid: { columns: 3, ratio: '4:5' },
  homeHeading: 'Fresh from the kiln',
  products: [
    {
      title: 'Oatmeal bowl',
      excerpt:
        'An example. Speckled stoneware with a toasted rim and a foot of bare clay. For soup, salad or porridge.',
      pictures: ['bowl-oatmeal-front', 'bowl-oatmeal-above'],
      category: 'Tableware',
      option: 'Size',
      variants: [
        { value: '14 cm', price: 3200, stock: 9 },
        { value: '22 cm', price: 5400, stock: 4 },
        { value: '30 cm', price: 8800, stock: 0 },
      ],
    },
    {
      title: 'Iron mug',
      excerpt:
        'An example. A dark iron glaze that breaks to rust along the rim, and a handle for three fingers.',
      pictures: ['mug-iron-front', 'mug-iron-detail'],
      category: 'Tableware',
      option: 'Holds',
      variants: [
        { value: '25 cl', price: 2400, stock: 20 },
        { value: '35 cl', price: 2900, stock: 12 },
      ],
    },
    {
      title: 'Blue storage jar',
      excerpt: 'An example. Speckled blue stoneware with a pale wooden lid. Keeps coffee, flour or salt dry.',
      pictures: ['jar-front'],
      category: 'Storage',
      variants: [{ value: '', price: 5800, stock: 2 }],
    },
    {
      title: 'Gift box',
      excerpt:
        'An example. Kraft cardboard, tied with cotton twine. Add it to your order and we pack your choice in it.',
      pictures: ['gift-box-front'],
      category: 'Gifts',
      variants: [{ value: '', price: 450 }],
    },
    {
      title: 'Four dinner plates, second choice',
      excerpt:
        'An example. A stack of four white plates with small marks in the glaze. Sold without the blue bowl.',
      pictures: ['plates-front'],
      category: 'Tableware',
      variants: [{ value: '', price: 16_000, salePrice: 12_000, stock: 5 }],
    },
    {
      title: 'White vase',
      excerpt: 'An example. Matte white stoneware with a narrow neck, made for a few bare stems.',
      pictures: ['vase-front'],
      category: 'Vases',
      variants: [{ value: '', price: 7200, stock: 0 }],
    },
  ],
};
