import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';

const props = z.object({
  /** Empty: the first that is open. */
  campaignId: z.string().max(60).meta(field('Campaign')),
  /** With its name, description and goal. */
  showsCampaign: z.boolean().meta(field('Show campaign')),
  buttonLabel: z.string().max(60).meta(field('Button')),
});
export type DonationProps = z.infer<typeof props>;

const defaults: DonationProps = { campaignId: '', showsCampaign: true, buttonLabel: '' };

export const donation = defineBlock<DonationProps>({
  type: 'donation',
  code: 52,
  label: 'Donation',
  description: 'Donations to a campaign.',
  category: 'forms',
  version: 1,
  props,
  defaults,
  examples: [{ name: 'Campaign', props: defaults }],
  text: () => '',
});
