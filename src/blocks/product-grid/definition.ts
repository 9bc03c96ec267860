import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import { RATIOS } from '../kit/ratio.ts';

/** Orders a visitor may choose by the address; the owner chooses the first. */
export const ORDERS = ['newest', 'manual', 'price-low', 'price-high', 'title'] as const;

const props = z.object({
  heading: z.string().max(200).meta(field('Heading')),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field('From')),
  shows: z
    .enum(['all', 'alike', 'bought-together'])
    .optional()
    .meta(
      field('Which ones', {
        choices: {
          all: 'All of them',
          alike: 'Similar to this page’s product',
          'bought-together': 'Often bought with it',
        },
        hint: 'The last two only work on product pages. If there are none, nothing is shown.',
      }),
    ),
  columns: z
    .int()
    .min(2)
    .max(4)
    .meta(field('Columns', { group: 'look' })),
  limit: z
    .int()
    .min(1)
    .max(60)
    .meta(field('Maximum number', { unit: 'products' })),
  order: z.enum(ORDERS).meta(
    field('Order', {
      choices: {
        newest: 'Newest first',
        manual: 'Manually',
        'price-low': 'Price, low to high',
        'price-high': 'Price, high to low',
        title: 'By name',
      },
    }),
  ),
  category: z
    .string()
    .max(100)
    .optional()
    .meta(field('Only this category', { control: 'category' })),
  followsAddress: z.boolean().meta(
    field('Visitors can sort and filter', {
      hint: 'With links above the products and further pages below.',
    }),
  ),
  ratio: z
    .enum(RATIOS)
    .meta(field('Picture crop', { choices: { original: 'As they are', '1:1': 'Square' }, group: 'look' })),
});
export type ProductGridProps = z.infer<typeof props>;

const defaults: ProductGridProps = {
  heading: '',
  columns: 3,
  limit: 12,
  order: 'newest',
  followsAddress: false,
  ratio: '4:5',
};

export const productGrid = defineBlock<ProductGridProps>({
  type: 'product-grid',
  code: 30,
  label: 'Product grid',
  description: 'Store products with picture, name and price.',
  category: 'collections',
  collectionType: () => COLLECTION_TYPES.products,
  version: 1,
  listsItems: () => 'products',
  beginsWithPicture: ({ shows = 'all' }) => shows === 'all',
  props,
  defaults,
  examples: [
    { name: 'Grid', props: { ...defaults, heading: 'New in the shop' } },
    { name: 'Bought together', props: { ...defaults, shows: 'bought-together', columns: 4, limit: 4 } },
    { name: 'A whole shop, to be sorted and filtered', props: { ...defaults, followsAddress: true } },
    {
      name: 'Four square ones',
      props: { ...defaults, columns: 4, limit: 4, ratio: '1:1', order: 'price-low' },
    },
  ],
  text: ({ heading }) => heading,
});
