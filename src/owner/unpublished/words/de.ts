export const page = 'Seite';
export const folder = 'Ordner';
export const post = 'Beitrag';
export const reusableSection = 'Wiederverwendbarer Abschnitt';
export const header = 'Kopfbereich';
export const footer = 'Fußbereich';
export const menus = 'Menüs';
export const unpublishedChanges = 'Unveröffentlichte Änderungen';
export const everythingVisitorsCantSeeYet = 'Alles, was Besucher noch nicht sehen.';
export const everythingIsPublished = 'Alles ist veröffentlicht';
export const visitorsSeeTheLatestVersion = 'Besucher sehen die neueste Version.';
export const countOfCount2Chosen = '{count} von {count2} ausgewählt';
export const discardChanges = 'Änderungen verwerfen…';
export const publishAll = 'Alle veröffentlichen';
export const publishCount = '{count} veröffentlichen';
export const discardTheChangesToCount =
  '{count, plural, one {Diese Änderungen verwerfen?} other {Änderungen an # Elementen verwerfen?}}';
export const draftsReturnToWhatVisitorsSee =
  'Entwürfe werden auf den Stand zurückgesetzt, den Besucher jetzt sehen. Die Änderungen findest du weiterhin unter „Versionen“. Was nie veröffentlicht wurde, bleibt ein Entwurf.';
export const discard = 'Verwerfen';
export const untitled = 'Ohne Titel';
export const selectTitle = '„{title}“ auswählen';
export const countPublished = '{count} veröffentlicht.';
export const countAsVisitorsSeeIt = '{count} auf den Stand für Besucher zurückgesetzt.';
export const countPublishedLeft = '{count} veröffentlicht. Noch unveröffentlicht: {left}.';
export const countAsVisitorsSeeItLeft =
  '{count} auf den Stand für Besucher zurückgesetzt. Noch unveröffentlicht: {left}.';
export const titleReason = '„{title}“: {reason}';
export const design = 'Design';
export const home = 'Startseite';
