import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ENTRANCES } from '#domain/design/style.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  kind: z.enum(ENTRANCES).meta(
    field('Blocks come', {
      choices: { fade: 'Fading in', rise: 'Rising', scale: 'Growing' },
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
  label: 'Entrances',
  description: 'Animates the blocks of a page as visitors scroll. The site’s design sets the animation.',
  category: 'system',
  version: 1,
  hydrate: 'load',
  props,
  defaults: { kind: 'fade', isExample: false },
  examples: [{ name: 'Rising', props: { kind: 'rise', isExample: true } }],
});
