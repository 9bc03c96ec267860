export const campaign = 'Campaign';
export const showCampaign = 'Show campaign';
export const button = 'Button';
export const donation = 'Donation';
export const donationsToACampaign = 'Donations to a campaign.';
export const donateCharity = 'donate charity';
