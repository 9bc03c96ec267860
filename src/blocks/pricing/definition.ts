import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import { idSchema, linkSchema } from '#domain/links/link.ts';
import * as labels from './labels/en.ts';

const optionSchema = z.object({
  name: z
    .string()
    .max(60)
    .meta(field(labels.name, { hint: labels.forExampleMonthly })),
  price: z
    .string()
    .max(60)
    .meta(field(labels.price, { hint: labels.asYouWantItShown12 })),
  note: z.string().max(300).meta(field(labels.whatIsIncluded)),
  label: z.string().max(60).meta(field(labels.buttonText)),
  link: linkSchema.optional().meta(field(labels.leadsTo)),
  /** A plan of the site, whose page the button leads to; without it, the link. */
  planId: idSchema.optional().meta(field(labels.plan, { control: 'id' })),
});

const props = z.object({
  title: z.string().max(200).meta(field(labels.title)),
  text: z
    .string()
    .max(1000)
    .meta(field(labels.text, { control: 'long-text' })),
  first: optionSchema.meta(field(labels.firstWayToPay)),
  second: optionSchema.meta(field(labels.secondPaymentOption)),
  chosen: z.enum(['first', 'second']).meta(
    field(labels.selectedByDefault, {
      samples: true,
      choices: { first: labels.theFirst, second: 'The second' },
    }),
  ),
  features: z
    .array(z.string().max(200))
    .max(20)
    .meta(field(labels.whatMembersGet, { control: 'lines' })),
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
  label: labels.membershipPrices,
  description: labels.aMembershipWithTwoPaymentOptions,
  emptyHint: labels.writeBothPricesInThePanel,
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
