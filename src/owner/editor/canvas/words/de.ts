export const moveName = '{name} verschieben';
export const resizeName = 'Größe ändern: {name}';
export const tryAgain = 'Noch einmal versuchen';
export const thePageCantBeShownRight =
  'Die Seite kann gerade nicht angezeigt werden. Deine Änderungen sind sicher. Versuche es noch einmal.';
export const openingThePage = 'Seite wird geöffnet…';
export const thePage = 'Die Seite';
export const uploadingCountFiles =
  '{count, plural, one {1 Datei wird hochgeladen.} other {# Dateien werden hochgeladen.}}';
export const filenameIsInYourMediaLibrary =
  '„{filename}“ ist in deinen Medien. Verlinke einen Text oder einen Button damit.';
export const youCantOpenThisLinkFrom = 'Dieser Link lässt sich von hier nicht öffnen.';
export const untitled = 'Ohne Titel';
export const editTitle = '„{title}“ bearbeiten?';
export const openThisLink = 'Diesen Link öffnen?';
export const yourChangesHereAreSaved = 'Deine Änderungen hier sind gespeichert.';
export const sliceOpensInANewWindow = '{slice} öffnet sich in einem neuen Fenster.';
export const stayHere = 'Hier bleiben';
export const editThatPage = 'Diese Seite bearbeiten';
export const openIt = 'Öffnen';
export const splitText = 'Text teilen';
