export const campaign = 'Kampagne';
