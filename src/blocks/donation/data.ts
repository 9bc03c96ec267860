import type { OfferedCampaign } from '#domain/store/donations/campaign.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { DonationProps } from './definition.ts';

export const load: BlockDataLoader<DonationProps, OfferedCampaign | undefined> = ({ campaignId }, { site }) =>
  site.donationCampaign(campaignId);
