import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { type NewsletterSettings, newsletterForm } from '#domain/forms/newsletter.ts';
import { formNameProp, sentProps, submitLabelProp } from '../kit/form-props.ts';
import * as labels from './labels/en.ts';

export type NewsletterProps = NewsletterSettings;

const props: z.ZodType<NewsletterProps> = z.object({
  name: formNameProp,
  title: z.string().max(200).meta(field(labels.title)),
  description: z
    .string()
    .max(1000)
    .meta(field(labels.text, { control: 'long-text' })),
  hasName: z.boolean().meta(field(labels.askForTheName)),
  submitLabel: submitLabelProp,
  note: z
    .string()
    .max(500)
    .meta(field(labels.note, { control: 'long-text', hint: labels.explainsWhatYouDoWithThe })),
  ...sentProps,
});

const defaults: NewsletterProps = {
  name: 'Newsletter',
  title: 'Letters from us',
  description: 'News now and then, never more than once a month.',
  hasName: false,
  submitLabel: 'Sign up',
  note: '',
  successText: 'Thank you. Please check your email and confirm your sign-up.',
  html: '',
  trust: 'sandboxed',
};

export const newsletter = defineBlock<NewsletterProps>({
  type: 'newsletter',
  code: 6,
  label: labels.newsletter,
  description: labels.aFieldToCollectEmailAddresses,
  category: 'forms',
  version: 1,
  hydrate: 'interaction',
  carriesCode: 'beside',
  form: (props) => ({ settings: newsletterForm(props), isSignUp: true }),
  props,
  defaults,
  examples: [
    {
      name: 'Email alone',
      props: {
        ...defaults,
        title: 'Two letters a year',
        description: labels.oneBeforeEachOpeningOfThe,
        note: 'We use your address for these letters only. You can unsubscribe at any time.',
      },
    },
    { name: 'With the name', props: { ...defaults, hasName: true, submitLabel: 'Write to me' } },
    { name: 'Nothing but the field', props: { ...defaults, title: '', description: '' } },
  ],
  text: ({ title, description }) => `${title} ${description}`.trim(),
});
