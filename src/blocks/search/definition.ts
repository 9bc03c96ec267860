import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  label: z
    .string()
    .min(1)
    .max(100)
    .meta(field(labels.label, { hint: labels.describesTheSearchField })),
  placeholder: z.string().max(100).meta(field(labels.placeholder)),
  buttonLabel: z.string().min(1).max(60).meta(field(labels.buttonText)),
  /** Shows hits below the field while the visitor types. */
  hasPreview: z.boolean().meta(field(labels.showResultsWhileTyping)),
  /** Lists what the address asks for below the form: for the search page. */
  showResults: z.boolean().meta(field(labels.showResultsBelow, { hint: labels.forASearchResultsPage })),
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
  label: labels.search,
  description: labels.aSearchFieldForTheWhole,
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
        label: labels.lookThroughTheJournal,
        placeholder: 'Celadon, raku, wood ash…',
        hasPreview: false,
      },
    },
    {
      name: 'As the search page shows it',
      props: { ...defaults, label: labels.whatAreYouLookingFor, showResults: true },
    },
  ],
  text: ({ label }) => label,
});
