export const campaign = 'Kampagne';
export const showCampaign = 'Kampagne anzeigen';
export const button = 'Button';
export const donation = 'Spende';
export const donationsToACampaign = 'Spenden für eine Kampagne.';
export const donateCharity = 'spende spenden donate charity verein hilfe';
