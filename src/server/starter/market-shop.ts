/** What a shop that has just been opened shows: examples, named as such, in every shape a product can have. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { slugOf } from '#domain/content/slug.ts';
import type { ProductKind } from '#domain/store/product.ts';
import type { PhotoName } from './photos.ts';
import {
  heading,
  type PageName,
  paragraph,
  type StarterPage,
  type StarterProduct,
  type Writer,
} from './writer.ts';

interface ExampleVariant {
  /** Of the option; empty where there is none. */
  readonly value: string;
  readonly priceMinor: number;
  readonly salePriceMinor?: number;
  /** Absent: however many are asked for. */
  readonly stock?: number;
}

interface Example {
  readonly title: string;
  readonly excerpt: string;
  readonly photo: PhotoName;
  readonly category: string;
  readonly kind: ProductKind;
  /** Name of its option; empty where it has none. */
  readonly option: string;
  readonly variants: readonly ExampleVariant[];
}

/** By which an owner finds them all, and takes them out together. */
const EXAMPLE_TAG = 'Example';

const PRODUCTS: readonly Example[] = [
  {
    title: 'Peace lily',
    excerpt: 'An example. White sails above dark leaves, content with a north window.',
    photo: 'peace-lilies',
    category: 'Plants',
    kind: 'physical',
    option: 'Pot',
    variants: [
      { value: '12 cm', priceMinor: 1800, stock: 14 },
      { value: '17 cm', priceMinor: 2900, stock: 3 },
      { value: '24 cm', priceMinor: 4800, stock: 0 },
    ],
  },
  {
    title: 'Hibiscus “Vesuvius”',
    excerpt: 'An example. Opens in the morning, and means it.',
    photo: 'red-hibiscus',
    category: 'Plants',
    kind: 'physical',
    option: '',
    variants: [{ value: '', priceMinor: 3200, salePriceMinor: 2600, stock: 6 }],
  },
  {
    title: 'Welsh poppy, seeds',
    excerpt: 'An example. A pinch is enough; it sows itself from then on.',
    photo: 'yellow-poppy',
    category: 'Seeds',
    kind: 'physical',
    option: '',
    variants: [{ value: '', priceMinor: 450 }],
  },
  {
    title: 'Meadow for one tree',
    excerpt: 'An example. Forty kinds in a bag, for two square metres.',
    photo: 'meadow-oak',
    category: 'Seeds',
    kind: 'physical',
    option: 'For',
    variants: [
      { value: '2 m²', priceMinor: 950, stock: 40 },
      { value: '10 m²', priceMinor: 3400, stock: 12 },
    ],
  },
  {
    title: 'Phacelia, print',
    excerpt: 'An example. Blossfeldt, 1928: a flower as an engineer would draw it.',
    photo: 'phacelia',
    category: 'Prints',
    kind: 'physical',
    option: 'Size',
    variants: [
      { value: '30 × 40 cm', priceMinor: 3900, stock: 20 },
      { value: '50 × 70 cm', priceMinor: 7200, stock: 2 },
    ],
  },
  {
    title: 'Bellflower, print',
    excerpt: 'An example. One stem, twelve times as large as it was.',
    photo: 'bellflower',
    category: 'Prints',
    kind: 'physical',
    option: '',
    variants: [{ value: '', priceMinor: 3900, stock: 0 }],
  },
  {
    title: 'Larkspur, for your own printer',
    excerpt: 'An example of a file to download: 300 dpi, up to A3.',
    photo: 'larkspur',
    category: 'Prints',
    kind: 'digital',
    option: '',
    variants: [{ value: '', priceMinor: 900 }],
  },
  {
    title: 'An hour for your windowsill',
    excerpt: 'An example of a service: we come by and say what would like it there.',
    photo: 'star-thistle',
    category: 'Plants',
    kind: 'service',
    option: '',
    variants: [{ value: '', priceMinor: 5500 }],
  },
];

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

export function shopPage(write: Writer): StarterPage {
  const { section, text } = write;
  const page = write.page(
    'shop',
    'Shop',
    section(
      { name: 'Shop', width: 'wide', spacing: 'small' },
      text(
        [1, 8],
        { size: 'large' },
        heading(1, 'Shop'),
        paragraph(
          'These are examples. Put your own in their place: products are in the menu of your owner area.',
        ),
      ),
    ),
    section(
      { name: 'Products', width: 'wide', spacing: 'small' },
      write.collected('product-grid', [1, 12], {
        collection: write.shop,
        columns: 4,
        limit: 24,
        order: 'manual',
        followsAddress: true,
        ratio: '4:5',
      }),
    ),
  );
  const items = PRODUCTS.map((product, index) => productPage(write, NAMES[index] ?? 'first', product, index));
  return { ...page, collection: { type: COLLECTION_TYPES.products, items } };
}

function productPage(write: Writer, name: PageName, product: Example, index: number): StarterPage {
  const { title, excerpt, category, photo } = product;
  const image = write.media(photo);
  const { body } = write.page(
    name,
    title,
    write.section(
      { width: 'wide', spacing: 'medium' },
      write.collected('product', [1, 12], { layout: 'pictures-first', showsExcerpt: true }),
    ),
  );
  return {
    name,
    slug: slugOf(title),
    body: {
      ...body,
      fields: {
        excerpt,
        categories: [category],
        tags: [EXAMPLE_TAG],
        ...(image && { image, pictures: [image] }),
      },
    },
    product: costOf(product, index),
  };
}

function costOf({ kind, option, variants }: Example, index: number): StarterProduct {
  return {
    kind,
    taxClass: '',
    options: option === '' ? [] : [{ name: option, values: variants.map(({ value }) => value) }],
    variants: variants.map(({ value, priceMinor, salePriceMinor, stock }, at) => ({
      optionValues: option === '' ? [] : [{ name: option, value }],
      sku: `EXAMPLE-${index + 1}-${at + 1}`,
      priceMinor,
      salePriceMinor: salePriceMinor ?? 0,
      isOnSale: salePriceMinor !== undefined,
      stock: stock ?? 0,
      isUnlimited: stock === undefined,
    })),
  };
}
