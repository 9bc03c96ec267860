export const campaign = 'Campaign';
