import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { DEFAULT_FRAME_HEIGHT, frameHeightSchema, htmlSchema, trustSchema } from '#domain/code/owner-html.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** As another service gives it out to paste. */
  html: htmlSchema.meta(field(labels.embedCode, { control: 'code', hint: labels.pasteTheCodeFromTheOther })),
  trust: trustSchema.meta(
    field(labels.howItRuns, {
      choices: { trusted: labels.asPartOfThePage, sandboxed: labels.inASeparateFrame },
      hint: labels.onlyPeopleWhoCanAddCode,
    }),
  ),
  /** Names the frame, e.g. "Map of the studio". */
  title: z
    .string()
    .max(200)
    .meta(field(labels.whatItShows, { hint: labels.readByScreenReadersForExample })),
  height: frameHeightSchema.meta(field(labels.height, { unit: 'px', group: 'look' })),
  caption: z
    .string()
    .max(500)
    .meta(field(labels.caption, { control: 'long-text' })),
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
  label: labels.embed,
  description: labels.htmlFromAnotherServiceSuchAs,
  emptyHint: labels.pasteTheCodeFromTheOtherService,
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
