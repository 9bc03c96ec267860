export const visitorsSeeThisBlockOnceYou = 'Visitors see this block once you have a campaign.';
export const setUpACampaign = 'Set up a campaign';
export const campaign = 'Campaign';
export const firstOpenCampaign = 'First open campaign';
export const deletedCampaign = 'Deleted campaign';
export const manageCampaigns = 'Manage campaigns';
