import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';

const optionSchema = z.object({
  name: z
    .string()
    .max(60)
    .meta(field('Name', { hint: 'For example “Monthly”.' })),
  price: z
    .string()
    .max(60)
    .meta(field('Price', { hint: 'As you want it shown: “12 € a month”.' })),
  note: z.string().max(300).meta(field('What is included')),
  label: z.string().max(60).meta(field('Button text')),
  link: linkSchema.optional().meta(field('Leads to')),
});

const props = z.object({
  title: z.string().max(200).meta(field('Title')),
  text: z
    .string()
    .max(1000)
    .meta(field('Text', { control: 'long-text' })),
  first: optionSchema.meta(field('First way to pay')),
  second: optionSchema.meta(field('Second payment option')),
  chosen: z.enum(['first', 'second']).meta(
    field('Selected by default', {
      samples: true,
      choices: { first: 'The first', second: 'The second' },
    }),
  ),
  features: z
    .array(z.string().max(200))
    .max(20)
    .meta(field('What members get', { control: 'lines' })),
});
export type PricingProps = z.infer<typeof props>;
export type PriceOption = z.infer<typeof optionSchema>;

const nothing: PriceOption = { name: '', price: '', note: '', label: 'Join' };
const defaults: PricingProps = {
  title: '',
  text: '',
  first: { ...nothing, name: 'Monthly' },
  second: { ...nothing, name: 'Yearly' },
  chosen: 'first',
  features: [],
};

const monthly: PriceOption = {
  name: 'Monthly',
  price: '24 € a month',
  note: 'Ends whenever you like.',
  label: 'Join for a month',
  link: { url: '/contact?plan=monthly' },
};
const yearly: PriceOption = {
  name: 'Yearly',
  price: '240 € a year',
  note: 'Two months are on us.',
  label: 'Join for a year',
  link: { url: '/contact?plan=yearly' },
};

export const pricing = defineBlock<PricingProps>({
  type: 'pricing',
  code: 39,
  label: 'Membership prices',
  description: 'A membership with two payment options and a join button.',
  emptyHint: 'Write both prices in the panel.',
  category: 'navigation',
  version: 1,
  hydrate: 'visible',
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    {
      name: 'By the month or the year',
      props: {
        ...defaults,
        title: 'Open studio',
        text: 'A key, a shelf, and the wheels whenever there is no class.',
        first: monthly,
        second: yearly,
        features: ['Twelve kilos of clay a month', 'Both firings', 'Tea'],
      },
    },
    {
      name: 'The second chosen, prices alone',
      props: { ...defaults, first: monthly, second: yearly, chosen: 'second' },
    },
  ],
  text: ({ title, text, first, second, features }) =>
    [title, text, first.name, first.price, second.name, second.price, ...features].filter(Boolean).join(' '),
});
