export const plans = 'Tarife';
export const noPlansToUpgrade = 'Kein Tarif nötig';
export const thisIsYourOwnInstallationIt =
  'Das ist deine eigene Installation. Es gibt keine Testphase, und jede Website hat alle Funktionen.';
export const includedFeatures = 'Enthaltene Funktionen';
export const featuresCount =
  '{count, plural, one {Jede Website hat diese Funktion.} other {Jede Website hat diese # Funktionen.}}';
export const screens = 'Bereiche';
export const settings = 'Einstellungen';
export const blocks = 'Blöcke';
export const connectedServices = 'Dienste, die du verbinden kannst';
export const noneIsContactedUntilYouUse =
  'Deine Websites rufen keinen davon auf, bevor du ihn verwendest. Einbettungen und Statistik warten auf die Einwilligung deiner Besucher.';
export const payments = 'Zahlungen';
export const spamProtection = 'Spamschutz';
export const videos = 'Videos';
export const restaurantReservations = 'Tischreservierungen';
export const profiles = 'Links zu deinen Profilen';
export const sharing = 'Teilen';
export const embedsAndStatistics = 'Einbettungen und Statistik';
