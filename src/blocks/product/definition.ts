import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';

const props = z.object({
  /** The product that the page itself is about when absent. */
  product: linkSchema
    .optional()
    .meta(field('Product', { hint: 'Leave empty for the product of this page.' })),
  layout: z.enum(['pictures-first', 'words-first', 'stacked']).meta(
    field('Layout', {
      samples: true,
      choices: {
        'pictures-first': 'Pictures beside text',
        'words-first': 'Text beside pictures',
        stacked: 'Pictures above text',
      },
      group: 'look',
    }),
  ),
  showsExcerpt: z.boolean().meta(field('Show the short description')),
});
export type ProductProps = z.infer<typeof props>;

const defaults: ProductProps = { layout: 'pictures-first', showsExcerpt: true };

const example = (id: string) => ({ ref: 'item', id }) as const;

export const product = defineBlock<ProductProps>({
  type: 'product',
  code: 43,
  label: 'Product',
  description: 'A product with pictures, price and variants, ready to add to the cart.',
  emptyHint: 'Choose a product.',
  category: 'collections',
  version: 1,
  props,
  defaults,
  hydrate: 'load',
  keepsMarkup: true,
  beginsWithPicture: () => true,
  showsItem: ({ product: chosen }) => chosen === undefined,
  examples: [
    {
      name: 'With sizes',
      props: { ...defaults, product: example('item00000000000000000001') },
    },
    {
      name: 'Words first',
      props: { ...defaults, layout: 'words-first', product: example('item00000000000000000001') },
    },
    {
      name: 'Stacked',
      props: {
        ...defaults,
        layout: 'stacked',
        showsExcerpt: false,
        product: example('item00000000000000000001'),
      },
    },
    {
      name: 'With two options',
      props: { ...defaults, product: example('item00000000000000000001') },
    },
    {
      name: 'On sale',
      props: { ...defaults, layout: 'words-first', product: example('item00000000000000000001') },
    },
    {
      name: 'Few left',
      props: { ...defaults, product: example('item00000000000000000001') },
    },
    {
      name: 'Sold out',
      props: { ...defaults, layout: 'words-first', product: example('item00000000000000000001') },
    },
  ],
});
