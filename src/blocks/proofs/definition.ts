import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { mediaRefSchema } from '#domain/links/link.ts';
import { MAX_PROOFS } from '#domain/proofing/limits.ts';
import { EXAMPLE_MEDIA } from '../kit/example-media.ts';

const proof = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field('Id', { control: 'id' })),
  image: mediaRefSchema.optional().meta(field('Picture', { files: 'image' })),
  caption: z.string().max(200).meta(field('Caption')),
});

const props = z.object({
  heading: z.string().max(200).meta(field('Heading')),
  items: z
    .array(proof)
    .max(MAX_PROOFS, `At most ${MAX_PROOFS} pictures are put before a client at once.`)
    .meta(field('Pictures', { entry: 'picture' })),
  /** Of favourites. */
  maximum: z
    .int()
    .min(1)
    .max(MAX_PROOFS)
    .optional()
    .meta(field('Favourites, at most', { hint: 'As many as your client likes, where nothing is said.' })),
  takesComments: z.boolean().meta(field('A comment on each picture')),
  showsNames: z.boolean().meta(field('Names of the files', { group: 'look' })),
  columns: z
    .int()
    .min(2)
    .max(5)
    .meta(field('Columns', { group: 'look' })),
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
  label: 'Proofs for a client',
  description: 'A client marks favourites and writes comments, on a page with a password; you get the list.',
  emptyHint: 'Choose the pictures, then give the page a password in its settings.',
  category: 'media',
  version: 1,
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
