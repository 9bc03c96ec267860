export const plans = 'Tarife';
export const noPlansToUpgrade = 'Kein Tarif nötig';
export const thisIsYourOwnInstallationIt =
  'Das ist deine eigene Installation. Es gibt keine Testphase, und jede Website hat alle Funktionen.';
