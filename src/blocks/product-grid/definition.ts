import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { field } from '#domain/fields/field.ts';
import { collectionRefSchema } from '../kit/collection.ts';
import { RATIOS } from '../kit/ratio.ts';
import * as labels from './labels/en.ts';

/** Orders a visitor may choose by the address; the owner chooses the first. */
export const ORDERS = ['newest', 'manual', 'price-low', 'price-high', 'title'] as const;

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  /** When absent, the page's own collection, or the site's first. */
  collection: collectionRefSchema.optional().meta(field(labels.from)),
  shows: z
    .enum(['all', 'alike', 'bought-together'])
    .optional()
    .meta(
      field(labels.whichOnes, {
        choices: {
          all: labels.allOfThem,
          alike: labels.similarToThisPagesProduct,
          'bought-together': labels.oftenBoughtWithIt,
        },
        hint: labels.theLastTwoOnlyWorkOn,
      }),
    ),
  columns: z
    .int()
    .min(2)
    .max(4)
    .meta(field(labels.columns, { group: 'look' })),
  limit: z
    .int()
    .min(1)
    .max(60)
    .meta(field(labels.maximumNumber, { unit: labels.products })),
  order: z.enum(ORDERS).meta(
    field(labels.order, {
      choices: {
        newest: labels.newestFirst,
        manual: labels.manually,
        'price-low': labels.priceLowToHigh,
        'price-high': labels.priceHighToLow,
        title: labels.byName,
      },
    }),
  ),
  category: z
    .string()
    .max(100)
    .optional()
    .meta(field(labels.onlyThisCategory, { control: 'category' })),
  followsAddress: z.boolean().meta(
    field(labels.visitorsCanSortAndFilter, {
      hint: labels.withLinksAboveTheProductsAnd,
    }),
  ),
  ratio: z.enum(RATIOS).meta(
    field(labels.pictureCrop, {
      choices: { original: labels.asTheyAre, '1:1': labels.square },
      group: 'look',
    }),
  ),
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
  label: labels.productGrid,
  description: labels.storeProductsWithPictureNameAnd,
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
