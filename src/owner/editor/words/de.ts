export const openingThePage = 'Seite wird geöffnet…';
export const editTitle = '{title} bearbeiten';
export const viewTitle = '{title} ansehen';
export const goToThePage = 'Zur Seite springen';
export const youCanViewThisPageAsk =
  'Du kannst diese Seite ansehen. Bitte einen Inhaber um die Berechtigung, sie zu bearbeiten.';
export const notFound = 'Nicht gefunden';
export const pageNotFound = 'Seite nicht gefunden';
export const backToPages = 'Zurück zu den Seiten';
export const itMayHaveBeenDeletedOr = 'Vielleicht wurde sie gelöscht, oder die Adresse ist falsch.';
export const select = 'Auswählen';
export const clickAnyPartOfThePage =
  'Klicke auf einen Teil der Seite, um ihn auszuwählen. Klicke noch einmal, um seinen Text zu bearbeiten.';
export const add = 'Hinzufügen';
export const pressTheBetweenTwoParts = 'Drücke das + zwischen zwei Teilen.';
export const pressTheBetweenTwoPartsOr = 'Drücke das + zwischen zwei Teilen oder die Taste {keys}.';
export const move = 'Verschieben';
export const dragItByItsName = 'Zieh ein Element an seinem Namen.';
export const dragItByItsNameOr = 'Zieh ein Element an seinem Namen oder drücke {keys} und {keys2}.';
export const publish = 'Veröffentlichen';
export const yourChangesSaveAutomaticallyVisitorsSee =
  'Deine Änderungen werden automatisch gespeichert. Besucher sehen sie, wenn du veröffentlichst.';
export const howTheEditorWorks = 'So funktioniert der Editor';
export const closeTheGuide = 'Anleitung schließen';
export const allShortcuts = 'Alle Tastenkürzel';
export const gotIt = 'Verstanden';
export const preview = 'Vorschau';
export const backToEditingEsc = 'Zurück zum Bearbeiten<key>Esc</key>';
