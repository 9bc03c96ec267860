import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  showsSubtotal: z
    .boolean()
    .meta(field('Subtotal', { hint: 'What is in the cart comes to, beside how many there are.' })),
});
export type CartLinkProps = z.infer<typeof props>;

export const cartLink = defineBlock<CartLinkProps>({
  type: 'cart-link',
  code: 31,
  label: 'Cart link',
  description:
    'Leads to the cart, and says what is in it. The header of a site with a shop has one by itself.',
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
