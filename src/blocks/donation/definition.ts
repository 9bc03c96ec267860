import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  /** Empty: the first that is open. */
  campaignId: z.string().max(60).meta(field(labels.campaign)),
  /** With its name, description and goal. */
  showsCampaign: z.boolean().meta(field(labels.showCampaign)),
  buttonLabel: z.string().max(60).meta(field(labels.button)),
});
export type DonationProps = z.infer<typeof props>;

const defaults: DonationProps = { campaignId: '', showsCampaign: true, buttonLabel: '' };

export const donation = defineBlock<DonationProps>({
  type: 'donation',
  code: 52,
  label: labels.donation,
  description: labels.donationsToACampaign,
  category: 'forms',
  emptyHint: labels.addACampaign,
  version: 1,
  props,
  defaults,
  examples: [{ name: 'Campaign', props: defaults }],
  text: () => '',
});
