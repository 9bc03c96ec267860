export const plans = 'Plans';
export const noPlansToUpgrade = 'No plans to upgrade';
export const thisIsYourOwnInstallationIt =
  'This is your own installation. It has no trial, and every site has all features.';
