/** What the studio sells, and what each piece costs: every look a product can have is among them. */
import { idSchema } from '#domain/links/link.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import {
  combinationsOf,
  type ProductForm,
  type ProductOption,
} from '#domain/store/catalogue/product-form.ts';
import type { PackshotName } from '#server/starter/packshots.ts';
import { type BodySource, block, text } from './build.ts';
import { blockId, toMedia } from './ids.ts';
import { pictureId } from './pictures.ts';

interface Piece {
  readonly euros: number;
  /** What it costs while it is on sale. */
  readonly sale?: number;
  /** Absent: however many are asked for. */
  readonly stock?: number;
  readonly grams?: number;
}

export interface ProductSource {
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
  readonly story: string;
  /** Pictures of what the title names; the first is shown in lists. */
  readonly pictures: readonly [PackshotName, ...PackshotName[]];
  readonly category: string;
  readonly tags: readonly string[];
  readonly kind?: ProductKind;
  /** Of a gift card: the lowest and the highest amount that buyers choose themselves, in euros. */
  readonly freeAmount?: readonly [number, number];
  readonly options?: readonly ProductOption[];
  /** One for each combination of the options, in their order. */
  readonly pieces: readonly Piece[];
}

export const PRODUCTS: readonly ProductSource[] = [
  {
    name: 'buy-oatmeal-bowl',
    title: 'Oatmeal bowl',
    excerpt: 'Speckled all over, toasted along the rim, and bare at the foot.',
    story: `
Each one is turned from Hollow Way clay, glazed to a finger above the foot, and fired until the iron in the clay comes through as freckles. Yours is one of the eight that came out of the last firing.

The turning lines are left in. It holds porridge, soup, or a salad for two.
`,
    pictures: ['bowl-oatmeal-front', 'bowl-oatmeal-above'],
    category: 'Bowls',
    tags: ['table', 'speckled'],
    options: [{ name: 'Size', values: ['Breakfast, 14 cm', 'Serving, 28 cm', 'Kiln size, 40 cm'] }],
    pieces: [
      { euros: 38, stock: 8, grams: 420 },
      { euros: 118, stock: 3, grams: 1600 },
      { euros: 220, stock: 0, grams: 3100 },
    ],
  },
  {
    name: 'buy-tumblers',
    title: 'Dipped tumblers',
    excerpt: 'Pale glaze above, a band of raw clay below. Water tastes colder.',
    story: `
Dipped upside down, once, and held until the arm gets tired: that is how the line finds its height. White comes from the trade; celadon has lime from the gorge in it, a bucket each August.

Fits two fingers and a thumb. They stack four high.
`,
    pictures: ['tumblers-front'],
    category: 'Cups',
    tags: ['table', 'celadon'],
    options: [
      { name: 'Glaze', values: ['White and celadon', 'White', 'Celadon'] },
      { name: 'Set of', values: ['Two', 'Four'] },
    ],
    pieces: [
      { euros: 64, stock: 20, grams: 520 },
      { euros: 120, stock: 4, grams: 1100 },
      { euros: 64, stock: 0, grams: 520 },
      { euros: 120, stock: 2, grams: 1100 },
      { euros: 64, stock: 6, grams: 520 },
      { euros: 120, stock: 0, grams: 1100 },
    ],
  },
  {
    name: 'buy-jar',
    title: 'Blue storage jar',
    excerpt: 'Speckled blue stoneware with a lid of pale wood. Salt stays loose in it.',
    story: `
The lid is turned from the maple that fell across the mill race, and sits a little loose on purpose: clay breathes, and so does flour. Wipe the wood, and wash the jar as you like.
`,
    pictures: ['jar-front'],
    category: 'Jars',
    tags: ['kitchen', 'stoneware'],
    pieces: [{ euros: 58, stock: 2, grams: 900 }],
  },
  {
    name: 'buy-plates',
    title: 'Four dinner plates',
    excerpt: 'Thrown by hand, white on both sides, and alike enough to stack.',
    story: `
Twenty-six centimetres across, with a low rim that keeps the sauce in. The blue bowl on top of the stack fits on any of them, and you can have it with them. All of it goes into the dishwasher.
`,
    pictures: ['plates-front'],
    category: 'Plates',
    tags: ['table', 'stoneware'],
    options: [{ name: 'Set', values: ['Plates only', 'With the blue bowl'] }],
    pieces: [
      { euros: 176, sale: 148, stock: 14, grams: 3500 },
      { euros: 208, sale: 176, stock: 9, grams: 3900 },
    ],
  },
  {
    name: 'buy-carafe',
    title: 'Glass carafe',
    excerpt: '75 cl and a glass to go with it. No drip.',
    story: `
The one thing on the shelf that is not clay: our neighbour blows it, and we lend him the kiln to cool it in. The lip took him forty tries. It stops when you stop.
`,
    pictures: ['carafe-front'],
    category: 'Jugs',
    tags: ['table', 'glass'],
    pieces: [{ euros: 74, stock: 0, grams: 900 }],
  },
  {
    name: 'buy-teapot',
    title: 'Celadon teapot',
    excerpt: 'A round lid, a spout that pours, and a glaze that breaks pale at the edges.',
    story: `
Celadon runs like water and pools like water: it is pale on every edge and deep in every groove, so the grooves are all the decoration there is. The lid stays on until the last cup.
`,
    pictures: ['teapot-front'],
    category: 'Jugs',
    tags: ['table', 'celadon'],
    options: [{ name: 'Holds', values: ['60 cl', '1 litre'] }],
    pieces: [
      { euros: 128, stock: 5, grams: 780 },
      { euros: 164, stock: 1, grams: 1040 },
    ],
  },
  {
    name: 'buy-mug',
    title: 'Iron mug',
    excerpt: 'Dark all over, rust along the rim, and a handle for four fingers.',
    story: `
The glaze is a third iron. Where it is thick it stays nearly black, and where it runs thin it breaks to rust: along the rim, and on every turning line. Thirty centilitres, for people who drink their coffee by the window.
`,
    pictures: ['mug-iron-front', 'mug-iron-detail'],
    category: 'Cups',
    tags: ['kitchen', 'stoneware'],
    pieces: [{ euros: 36, sale: 29, stock: 31, grams: 390 }],
  },
  {
    name: 'buy-vase',
    title: 'White vase',
    excerpt: 'Matte white stoneware, and a neck so narrow that three stems are a bouquet.',
    story: `
Twenty-four centimetres, rubbed with a stone from the gorge instead of glazed outside. The willow in the picture is from the bank behind the mill; yours will have to be picked.
`,
    pictures: ['vase-front'],
    category: 'Vases',
    tags: ['stoneware', 'white'],
    pieces: [{ euros: 92, stock: 4, grams: 980 }],
  },
  {
    name: 'buy-morning',
    title: 'Gift box: a morning at the wheel',
    excerpt: 'Three hours, one wheel, two pots to keep. The box holds an apron and a card.',
    story: `
Kraft cardboard, tied with cotton twine. It waits at the mill for you to pick up, or for the person you give the card to.

Any Thursday. You pick the day by letter after you have paid, and we fire what was made within six weeks. The dogs come along.
`,
    pictures: ['gift-box-front'],
    category: 'Gifts',
    tags: ['course', 'gift'],
    kind: 'service',
    pieces: [{ euros: 85 }],
  },
  {
    name: 'buy-gift-card',
    title: 'Gift card',
    excerpt: 'By email, on the day you choose, with a line from you. Good for pots and courses.',
    story: `
For the person who turns every plate over. The card can be printed, and it can be used in parts: what is left stays on it.

Write who it is for and when it is to arrive. The name and the line go on the card.
`,
    pictures: ['gift-card-front'],
    category: 'Gifts',
    tags: ['gift'],
    kind: 'giftCard',
    options: [{ name: 'Amount', values: ['€ 25', '€ 50', '€ 100'] }],
    pieces: [{ euros: 25 }, { euros: 50 }, { euros: 100 }],
    freeAmount: [10, 500],
  },
  {
    name: 'buy-recipes',
    title: 'The glaze notebook, to download',
    excerpt: 'Twelve recipes from the green notebook on our bench as a PDF, 32 pages.',
    story: `
Weights, firings and what goes wrong with each. Written in pencil, for people with a kiln of their own and some patience.
`,
    pictures: ['notebook-front'],
    category: 'Gifts',
    tags: ['glaze', 'gift'],
    kind: 'digital',
    pieces: [{ euros: 18 }],
  },
];

export function productBody(product: ProductSource): BodySource {
  const pictures = product.pictures.map((name) => toMedia(pictureId(name)));
  return {
    title: product.title,
    fields: {
      excerpt: product.excerpt,
      description: product.excerpt,
      image: pictures[0],
      pictures,
      categories: [product.category],
      tags: [...product.tags],
    },
    sections: [
      {
        width: 'wide',
        spacing: 'medium',
        blocks: [
          block('product', '1/12', { layout: 'pictures-first', showsExcerpt: true }),
          text('1/7', `## About it\n\n${product.story}`),
        ],
      },
    ],
  };
}

export function productForm(product: ProductSource): ProductForm {
  const options = [...(product.options ?? [])];
  const variants = combinationsOf(options).map((optionValues, index) => {
    const { euros, sale, stock, grams } = product.pieces[index] ?? { euros: 0 };
    return {
      id: idSchema.parse(blockId(`v${product.name}`, index + 1)),
      optionValues,
      sku: `${product.name.replace('buy-', '').toUpperCase()}-${index + 1}`,
      priceMinor: euros * 100,
      salePriceMinor: (sale ?? 0) * 100,
      isOnSale: sale !== undefined,
      stock: stock ?? 0,
      isUnlimited: stock === undefined,
      ...(grams === undefined ? {} : { weightGrams: grams }),
    };
  });
  const [from, to] = product.freeAmount ?? [];
  return {
    kind: product.kind ?? 'physical',
    taxClass: '',
    options,
    variants,
    ...(from && to ? { freeAmount: { minMinor: from * 100, maxMinor: to * 100 } } : {}),
  };
}
