import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  showsSubtotal: z
    .boolean()
    .meta(field('Subtotal', { hint: 'Shows the cart subtotal beside the item count.' })),
});
export type CartLinkProps = z.infer<typeof props>;

export const cartLink = defineBlock<CartLinkProps>({
  type: 'cart-link',
  code: 31,
  label: 'Cart link',
  description: 'Links to the cart and shows its contents. The header of a site with a shop already has one.',
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
