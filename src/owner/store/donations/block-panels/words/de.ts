export const visitorsSeeThisBlockOnceYou = 'Besucher sehen diesen Block, sobald du eine Kampagne hast.';
export const setUpACampaign = 'Kampagne einrichten';
export const campaign = 'Kampagne';
export const firstOpenCampaign = 'Erste offene Kampagne';
export const deletedCampaign = 'Gelöschte Kampagne';
export const manageCampaigns = 'Kampagnen verwalten';
