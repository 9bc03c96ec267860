export const members = 'Mitglieder';
export const membersSignInOnYourSite =
  'Mitglieder melden sich auf deiner Website unter /account an. Dort sehen sie ihre Bestellungen und Buchungen und können ihre Daten herunterladen oder löschen.';
export const visitorsCanCreateAccounts = 'Besucher können Konten erstellen';
export const theyJoinAtAccountJoinAnd =
  'Sie treten unter /account/join bei und bestätigen ihre E-Mail-Adresse. Bestehende Mitglieder können sich immer anmelden.';
export const showAnAccountLink = 'Link zum Konto anzeigen';
export const theHeaderLinksToAccount =
  'Der Kopfbereich jeder Seite verlinkt auf /account. Dort melden sich Besucher an.';
