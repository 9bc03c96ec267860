import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field(labels.position, { choices: ALIGN_CHOICES, group: 'look' })),
  /** Shows languages that the site does not have. No panel offers it. */
  isExample: z
    .boolean()
    .default(false)
    .meta(field(labels.sampleLanguages, { control: 'id' })),
});
export type LanguageSwitcherProps = z.infer<typeof props>;

export const languageSwitcher = defineBlock<LanguageSwitcherProps>({
  type: 'language-switcher',
  code: 36,
  label: labels.languageSwitcher,
  description: labels.linksToThisPageInThe,
  emptyHint: labels.addALanguageInTheSettings,
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
