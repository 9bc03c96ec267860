export const members = 'Mitglieder';
export const member = 'Mitglied';
export const email = 'E-Mail';
export const joined = 'Beigetreten';
export const lastSignIn = 'Letzte Anmeldung';
export const never = 'Nie';
export const signsInWith = 'Meldet sich an mit';
export const aPasswordOrAnEmailedLink = 'Passwort oder Link per E-Mail';
export const anEmailedLink = 'Link per E-Mail';
export const signedInOn = 'Angemeldet auf';
export const sessionsDevices = '{sessions, plural, one {# Gerät} other {# Geräten}}';
export const theAccountIsDeleted = 'Das Konto ist gelöscht.';
export const deleteTheAccountOfName = 'Konto von {name} löschen?';
export const theyAreSignedOutEverywhereTheir =
  'Die Person wird überall abgemeldet. Ihre Bestellungen, Buchungen und Newsletter-Listen bleiben.';
export const deleteAccount = 'Konto löschen';
export const everyoneWithAnAccountOnName = 'Alle mit einem Konto auf {name}.';
export const searchMembers = 'Mitglieder suchen';
export const noMembersYet = 'Noch keine Mitglieder';
export const noMatches = 'Keine Treffer';
export const noMembersNameOrEmailMatches = 'Kein Name und keine E-Mail-Adresse passt.';
export const visitorsCanCreateAnAccountAt =
  'Besucher können auf deiner Website unter /account/join ein Konto erstellen.';
export const letVisitorsCreateAccounts = 'Besucher Konten erstellen lassen';
export const visitorsCantCreateAccountsOnYour =
  'Besucher können auf deiner Website noch keine Konten erstellen. {mayChange}';
export const address = 'Adresse';
