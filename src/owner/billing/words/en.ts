export const plans = 'Plans';
export const noPlansToUpgrade = 'No plans to upgrade';
export const thisIsYourOwnInstallationIt =
  'This is your own installation. It has no trial, and every site has all features.';
export const includedFeatures = 'Included features';
export const featuresCount =
  '{count, plural, one {Every site has this feature.} other {Every site has these # features.}}';
export const screens = 'Screens';
export const settings = 'Settings';
export const blocks = 'Blocks';
export const connectedServices = 'Services you can connect';
export const noneIsContactedUntilYouUse =
  'Your sites contact none of them until you use it. Embeds and statistics wait for your visitors’ consent.';
export const payments = 'Payments';
export const spamProtection = 'Spam protection';
export const videos = 'Videos';
export const restaurantReservations = 'Restaurant reservations';
export const profiles = 'Links to your profiles';
export const sharing = 'Sharing';
export const embedsAndStatistics = 'Embeds and statistics';
