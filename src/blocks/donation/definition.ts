import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  /** Empty: the first that is open. */
  campaignId: z.string().max(40).meta(field('Campaign')),
  showsText: z.boolean().meta(field('Show name and description')),
  showsGoal: z.boolean().meta(field('Show goal and progress')),
  buttonLabel: z.string().max(60).meta(field('Button')),
});
export type DonationProps = z.infer<typeof props>;

const defaults: DonationProps = { campaignId: '', showsText: true, showsGoal: true, buttonLabel: '' };

export const donation = defineBlock<DonationProps>({
  type: 'donation',
  code: 52,
  label: 'Donation',
  description: 'Visitors choose an amount and donate to a campaign.',
  category: 'forms',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'With its goal', props: defaults },
    {
      name: 'Amounts only',
      props: { ...defaults, showsText: false, showsGoal: false, buttonLabel: 'Give to the kiln' },
    },
  ],
  text: () => '',
});
