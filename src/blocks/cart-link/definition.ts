import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  showsSubtotal: z.boolean().meta(field(labels.subtotal, { hint: labels.showsTheCartSubtotalBesideThe })),
});
export type CartLinkProps = z.infer<typeof props>;

export const cartLink = defineBlock<CartLinkProps>({
  type: 'cart-link',
  code: 31,
  label: labels.cartLink,
  description: labels.linksToTheCartAndShows,
  category: 'system',
  version: 1,
  hydrate: 'load',
  props,
  defaults: { showsSubtotal: true },
  examples: [
    { name: 'With the subtotal', props: { showsSubtotal: true } },
    { name: 'The count only', props: { showsSubtotal: false } },
  ],
});
