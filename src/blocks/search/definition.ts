import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  label: z
    .string()
    .min(1)
    .max(100)
    .meta(field('Label', { hint: 'Describes the search field.' })),
  placeholder: z.string().max(100).meta(field('Placeholder')),
  buttonLabel: z.string().min(1).max(60).meta(field('Button text')),
  /** Shows hits below the field while the visitor types. */
  hasPreview: z.boolean().meta(field('Show results while typing')),
  /** Lists what the address asks for below the form: for the search page. */
  showResults: z.boolean().meta(field('Show results below', { hint: 'For a search results page.' })),
});
export type SearchProps = z.infer<typeof props>;

const defaults: SearchProps = {
  label: 'Search this site',
  placeholder: '',
  buttonLabel: 'Search',
  hasPreview: true,
  showResults: false,
};

export const search = defineBlock<SearchProps>({
  type: 'search',
  code: 9,
  label: 'Search',
  description: 'A search field for the whole site, with results while typing.',
  category: 'navigation',
  version: 1,
  props,
  defaults,
  hydrate: 'interaction',
  examples: [
    { name: 'With a preview', props: defaults },
    {
      name: 'Plain form',
      props: {
        ...defaults,
        label: 'Look through the journal',
        placeholder: 'Celadon, raku, wood ash…',
        hasPreview: false,
      },
    },
    {
      name: 'As the search page shows it',
      props: { ...defaults, label: 'What are you looking for?', showResults: true },
    },
  ],
  text: ({ label }) => label,
});
