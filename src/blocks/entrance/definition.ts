import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ENTRANCES } from '#domain/design/style.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  kind: z.enum(ENTRANCES).meta(
    field(labels.blocksCome, {
      choices: { fade: labels.fadingIn, rise: labels.rising, scale: labels.growing },
    }),
  ),
  /** Stands where it is put, and says what it does. */
  isExample: z.boolean().default(false),
});
export type EntranceProps = z.infer<typeof props>;

/** The design of a site puts it on pages; nobody adds it. */
export const entrance = defineBlock<EntranceProps>({
  type: 'entrance',
  code: 40,
  label: labels.entrances,
  description: labels.animatesTheBlocksOfAPage,
  category: 'system',
  version: 1,
  hydrate: 'load',
  props,
  defaults: { kind: 'fade', isExample: false },
  examples: [{ name: 'Rising', props: { kind: 'rise', isExample: true } }],
});
