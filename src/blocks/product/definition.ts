import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** The product that the page itself is about when absent. */
  product: linkSchema.optional().meta(field(labels.product, { hint: labels.leaveEmptyForTheProductOf })),
  layout: z.enum(['pictures-first', 'words-first', 'stacked']).meta(
    field(labels.layout, {
      samples: true,
      choices: {
        'pictures-first': labels.picturesBesideText,
        'words-first': labels.textBesidePictures,
        stacked: labels.picturesAboveText,
      },
      group: 'look',
    }),
  ),
  showsExcerpt: z.boolean().meta(field(labels.showTheShortDescription)),
});
export type ProductProps = z.infer<typeof props>;

const defaults: ProductProps = { layout: 'pictures-first', showsExcerpt: true };

const example = (id: string) => ({ ref: 'item', id }) as const;

export const product = defineBlock<ProductProps>({
  type: 'product',
  code: 43,
  label: labels.product,
  description: labels.aProductWithPicturesPriceAnd,
  emptyHint: labels.chooseAProduct,
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
