import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';

const props = z.object({
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
  /** Shows languages that the site does not have. No panel offers it. */
  isExample: z
    .boolean()
    .default(false)
    .meta(field('Sample languages', { control: 'id' })),
});
export type LanguageSwitcherProps = z.infer<typeof props>;

export const languageSwitcher = defineBlock<LanguageSwitcherProps>({
  type: 'language-switcher',
  code: 36,
  label: 'Language switcher',
  description: 'Links to this page in the other languages of the site.',
  emptyHint: 'Add a language in the settings of the site.',
  category: 'navigation',
  version: 1,
  hydrate: 'idle',
  keepsMarkup: true,
  props,
  defaults: { align: 'start', isExample: false },
  examples: [
    { name: 'Languages in a line', props: { align: 'start', isExample: true } },
    { name: 'In the middle', props: { align: 'center', isExample: true } },
    { name: 'At the end', props: { align: 'end', isExample: true } },
  ],
});
