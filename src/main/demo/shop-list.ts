/** What the studio sells, and what each piece costs: every look a product can have is among them. */
import { idSchema } from '#domain/links/link.ts';
import type { ProductKind } from '#domain/store/product.ts';
import { combinationsOf, type ProductForm, type ProductOption } from '#domain/store/product-form.ts';
import { type BodySource, block, text } from './build.ts';
import { blockId, toMedia } from './ids.ts';
import { type PictureName, pictureId } from './pictures.ts';

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
  readonly pictures: readonly PictureName[];
  readonly category: string;
  readonly tags: readonly string[];
  readonly kind?: ProductKind;
  readonly options?: readonly ProductOption[];
  /** One for each combination of the options, in their order. */
  readonly pieces: readonly Piece[];
}

export const PRODUCTS: readonly ProductSource[] = [
  {
    name: 'buy-leaf-bowl',
    title: 'Leaf bowl',
    excerpt: 'Thrown round, folded once. The red that took six years.',
    story: `
Each one is turned from a kilo of Hollow Way clay and folded in the ten minutes when it still remembers being liquid. No two points are alike; yours is one of the eight that came out of the last firing.

The turning lines are left in. It holds fruit, or a salad for two, and it pours.
`,
    pictures: ['leaf-bowl', 'leaf-bowl-square', 'leaf-bowl-tip'],
    category: 'Bowls',
    tags: ['table', 'red'],
    options: [{ name: 'Size', values: ['Small, 14 cm', 'Serving, 28 cm', 'Kiln size, 40 cm'] }],
    pieces: [
      { euros: 46, stock: 8, grams: 420 },
      { euros: 138, stock: 3, grams: 1600 },
      { euros: 240, stock: 0, grams: 3100 },
    ],
  },
  {
    name: 'buy-tumbler',
    title: 'Gorge tumbler',
    excerpt: 'Celadon, the colour of the pools below the third fall. Water tastes colder.',
    story: `
Pale on every edge and deep in every groove. The lime in the glaze is from the gorge itself, a bucket each August.

Fits two fingers and a thumb. It stacks four high.
`,
    pictures: ['gorge', 'gorge-steps'],
    category: 'Cups',
    tags: ['table', 'celadon'],
    options: [
      { name: 'Glaze', values: ['Pale celadon', 'Deep celadon', 'Ash'] },
      { name: 'Set of', values: ['One', 'Four'] },
    ],
    pieces: [
      { euros: 34, stock: 20, grams: 260 },
      { euros: 124, stock: 4, grams: 1100 },
      { euros: 34, stock: 0, grams: 260 },
      { euros: 124, stock: 2, grams: 1100 },
      { euros: 34, stock: 6, grams: 260 },
      { euros: 124, stock: 0, grams: 1100 },
    ],
  },
  {
    name: 'buy-salt-jar',
    title: 'Hollow Way salt jar',
    excerpt: 'Bare clay with a lid that rattles. Salt stays loose in it.',
    story: `
No glaze outside, none needed. The clay is fired until it closes, then rubbed with a stone from the gorge. It darkens where you hold it.
`,
    pictures: ['hollow-way', 'hollow-way-earth'],
    category: 'Jars',
    tags: ['kitchen', 'raw clay'],
    pieces: [{ euros: 52, stock: 2, grams: 700 }],
  },
  {
    name: 'buy-larch-plate',
    title: 'Larch plate',
    excerpt: 'Nothing is brushed on. Thirty hours of flame leave a comet on the rim.',
    story: `
We choose where a plate stands in the kiln. The rest is weather: a blush on one rim, a tail of ash on another. They stack, and they go into the dishwasher.
`,
    pictures: ['larches', 'crest'],
    category: 'Plates',
    tags: ['table', 'wood firing'],
    options: [{ name: 'Size', values: ['Side, 19 cm', 'Dinner, 26 cm'] }],
    pieces: [
      { euros: 44, sale: 36, stock: 14, grams: 520 },
      { euros: 64, sale: 52, stock: 9, grams: 880 },
    ],
  },
  {
    name: 'buy-carafe',
    title: 'Vintage carafe',
    excerpt: 'Glazed with the ash of the vines the wine grew on. 75 cl, and no drip.',
    story: `
The lip took us forty tries. It stops when you stop. Every February there is ash for twenty of them, and every May they are gone.
`,
    pictures: ['evening-table', 'evening'],
    category: 'Jars',
    tags: ['table', 'ash'],
    pieces: [{ euros: 96, stock: 0, grams: 1200 }],
  },
  {
    name: 'buy-lantern',
    title: 'Seedhead lantern',
    excerpt: 'Porcelain pierced like a dandelion clock. A tea light is enough.',
    story: `
Two hundred holes, each drilled by hand while the wall is as hard as cheese. By day it is white. By night it is the ceiling you look at.
`,
    pictures: ['seedheads', 'seedhead-clock'],
    category: 'Lights',
    tags: ['porcelain', 'evening'],
    options: [{ name: 'Height', values: ['12 cm', '18 cm'] }],
    pieces: [
      { euros: 148, stock: 5, grams: 380 },
      { euros: 210, stock: 1, grams: 640 },
    ],
  },
  {
    name: 'buy-mug',
    title: 'Snow Line mug',
    excerpt: 'White above, bare stone below, and a handle for four fingers.',
    story: `
The line is where the glaze stops, and it is never level: it was dipped by eye, at the height of that year’s snow. Thirty centilitres, for people who drink their coffee by the window.
`,
    pictures: ['snow-line'],
    category: 'Cups',
    tags: ['kitchen', 'stoneware'],
    pieces: [{ euros: 36, sale: 29, stock: 31, grams: 390 }],
  },
  {
    name: 'buy-last-light',
    title: 'Last Light platter',
    excerpt: 'Thirty-eight centimetres of evening, from the hottest shelf of the wood kiln.',
    story: `
For a whole trout, or for hanging. There is a hole under the foot for the nail.
`,
    pictures: ['last-light', 'sundial'],
    category: 'Plates',
    tags: ['table', 'wood firing'],
    pieces: [{ euros: 190, stock: 4, grams: 2400 }],
  },
  {
    name: 'buy-morning',
    title: 'A morning at the wheel',
    excerpt: 'Three hours, one wheel, two pots you keep. The dogs come along.',
    story: `
Any Thursday. You pick the day by letter after you have paid, and we fire what you made within six weeks.
`,
    pictures: ['studio-dogs', 'studio-dogs-heads'],
    category: 'Gifts',
    tags: ['course', 'gift'],
    kind: 'service',
    pieces: [{ euros: 85 }],
  },
  {
    name: 'buy-recipes',
    title: 'Twelve glazes that behave',
    excerpt: 'Our recipes for stoneware and porcelain as a booklet, 32 pages.',
    story: `
Weights, firings and what goes wrong with each. Written for people with a kiln of their own and some patience.
`,
    pictures: ['brushes', 'brushes-detail'],
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
  return { kind: product.kind ?? 'physical', taxClass: '', options, variants };
}
