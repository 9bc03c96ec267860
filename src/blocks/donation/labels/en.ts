export const campaign = 'Campaign';
export const showCampaign = 'Show campaign';
export const button = 'Button';
export const donation = 'Donation';
export const donationsToACampaign = 'Donations to a campaign.';
export const donateCharity = 'donate charity';
export const addACampaign =
  'Add a campaign under Donations, or choose another one in this block’s panel. Visitors don’t see this block until then.';
