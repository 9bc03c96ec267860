import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { DEFAULT_FRAME_HEIGHT, frameHeightSchema, htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  /** As another service gives it out to paste. */
  html: htmlSchema.meta(
    field('Embed code', { control: 'code', hint: 'Paste the code from the other service.' }),
  ),
  trust: trustSchema.meta(
    field('How it runs', {
      choices: { trusted: 'As part of the page', sandboxed: 'In a separate frame' },
      hint: 'Only people who can add code can run it as part of the page.',
    }),
  ),
  /** Names the frame, e.g. "Map of the studio". */
  title: z
    .string()
    .max(200)
    .meta(field('What it shows', { hint: 'Read by screen readers, for example: Map of the studio.' })),
  height: frameHeightSchema.meta(field('Height', { unit: 'px', group: 'look' })),
  caption: z
    .string()
    .max(500)
    .meta(field('Caption', { control: 'long-text' })),
});
export type EmbedProps = z.infer<typeof props>;

const defaults: EmbedProps = {
  html: '',
  trust: 'sandboxed',
  title: '',
  height: DEFAULT_FRAME_HEIGHT,
  caption: '',
};

export const embed = defineBlock<EmbedProps>({
  type: 'embed',
  code: 20,
  label: 'Embed',
  description: 'HTML from another service, such as a map, a player or a booking form.',
  emptyHint: 'Paste the code from the other service in the panel.',
  category: 'code',
  version: 1,
  carriesCode: true,
  props,
  defaults,
  examples: [
    {
      name: 'In a frame of its own',
      props: {
        ...defaults,
        title: 'Firing calendar',
        height: 150,
        caption: 'The kiln is booked by the half shelf.',
        html: '<p>Next firing: <b>Saturday, 30 May</b>. Four half shelves are free.</p><p><a href="https://kiln.example/book" target="_blank">Reserve one</a></p>',
      },
    },
    {
      name: 'As part of the page',
      props: {
        ...defaults,
        trust: 'trusted',
        title: 'Opening hours',
        html: '<p><strong>Open now?</strong> If the lamp by the gate is lit, we are.</p>',
      },
    },
  ],
  text: ({ title, caption }) => `${title} ${caption}`.trim(),
});
