import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { mediaRefSchema } from '#domain/links/link.ts';
import { MAX_PROOFS } from '#domain/proofing/limits.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';
import * as labels from './labels/en.ts';

const proof = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field(labels.id, { control: 'id' })),
  image: mediaRefSchema.optional().meta(field(labels.picture, { files: 'image' })),
  caption: z.string().max(200).meta(field(labels.caption)),
});

const props = z.object({
  heading: z.string().max(200).meta(field(labels.heading)),
  items: z
    .array(proof)
    .max(MAX_PROOFS, `You can show a client up to ${MAX_PROOFS} pictures at once.`)
    .meta(field(labels.pictures, { entry: labels.picture2 })),
  /** Of favourites. */
  maximum: z
    .int()
    .min(1)
    .max(MAX_PROOFS)
    .optional()
    .meta(field(labels.favouritesLimit, { hint: labels.leaveEmptyForNoLimit })),
  takesComments: z.boolean().meta(field(labels.allowACommentOnEachPicture)),
  showsNames: z.boolean().meta(field(labels.showFileNames, { group: 'look' })),
  columns: z
    .int()
    .min(2)
    .max(5)
    .meta(field(labels.columns, { group: 'look' })),
});
export type ProofsProps = z.infer<typeof props>;

const defaults: ProofsProps = {
  heading: '',
  items: [],
  takesComments: true,
  showsNames: true,
  columns: 3,
};

const items = (['ridge', 'pools', 'meadow', 'dogs', 'larches', 'snow'] as const).map((role) => ({
  id: role,
  image: EXAMPLE_MEDIA[role],
  caption: '',
}));

export const proofs = defineBlock<ProofsProps>({
  type: 'proofs',
  code: 42,
  label: labels.proofsForAClient,
  description: labels.aClientMarksFavouritesAndComments,
  emptyHint: labels.chooseThePicturesThenSetA,
  category: 'media',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  needsIsland: ({ maximum }) => maximum !== undefined,
  props,
  defaults,
  examples: [
    { name: 'With comments', props: { ...defaults, heading: 'Your proofs', items, maximum: 4 } },
    {
      name: 'Favourites alone',
      props: { ...defaults, items: items.slice(0, 4), takesComments: false, showsNames: false, columns: 4 },
    },
  ],
  text: ({ heading }) => heading,
});
