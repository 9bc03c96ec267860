import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  heading: z.string().max(100).meta(field(labels.heading)),
});
export type ProductReviewsProps = z.infer<typeof props>;

const defaults: ProductReviewsProps = { heading: 'What others say' };

export const productReviews = defineBlock<ProductReviewsProps>({
  type: 'product-reviews',
  code: 32,
  label: labels.reviews,
  description: labels.showsWhatBuyersSayAboutA,
  category: 'social',
  version: 1,
  hydrate: 'interaction',
  keepsMarkup: true,
  props,
  defaults,
  examples: [{ name: 'Below a product', props: defaults }],
});
