export const campaign = 'Kampagne';
export const showCampaign = 'Kampagne anzeigen';
export const button = 'Button';
export const donation = 'Spende';
export const donationsToACampaign = 'Spenden für eine Kampagne.';
export const donateCharity = 'spende spenden donate charity verein hilfe';
export const addACampaign =
  'Lege unter Spenden eine Kampagne an oder wähle in den Einstellungen dieses Blocks eine andere. Bis dahin ist er auf der Website nicht zu sehen.';
