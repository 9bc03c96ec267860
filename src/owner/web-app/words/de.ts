export const custom = 'Eigene Auswahl.';
export const homeScreens = 'Startbildschirm';
export const icon = 'Symbol';
export const sourceUseASquarePictureOf =
  '{source} Verwende ein quadratisches Bild mit mindestens 512 Pixeln.';
export const changeThePicture = 'Bild ändern';
export const chooseAPicture = 'Bild auswählen';
export const removeThePicture = 'Bild entfernen';
export const madeFromTheChosenPicture = 'Aus dem ausgewählten Bild erstellt.';
export const showsTheSitesInitialLetter = 'Zeigt den Anfangsbuchstaben der Website, {letter}.';
export const madeFromTheSiteIcon = 'Aus dem Symbol der Website erstellt.';
export const android = 'Android';
export const computers = 'Computer';
export const iconPreview = 'Vorschau des Symbols';
export const savedVisitorsSeeItNow = 'Gespeichert. Besucher sehen es jetzt.';
export const inTheBrowser = 'Im Browser';
export const inItsOwnWindowWithA = 'In einem eigenen Fenster mit Zurück-Taste';
export const inItsOwnWindowLikeAn = 'In einem eigenen Fenster wie eine App';
export const onHomeScreens = 'Auf dem Startbildschirm';
export const visitorsCanAddYourSiteTo =
  'Besucher können deine Website zum Startbildschirm ihres Smartphones oder zu ihrem Computer hinzufügen. Das ist wie ein Lesezeichen mit Symbol. Die Website braucht weiterhin Internet und sendet keine Mitteilungen.';
export const useACustomNameIconAnd = 'Eigenen Namen, eigenes Symbol und eigene Farben verwenden';
export const withoutThesePhonesUseThePage =
  'Sonst verwenden Smartphones den Seitentitel und ein Bildschirmfoto.';
export const nameBelowTheIcon = 'Name unter dem Symbol';
export const countOfMaxshortnameCharactersPhonesCut =
  '{count} von {maxShortName} Zeichen. Smartphones kürzen längere Namen.';
export const opens = 'Öffnet sich';
export const windowFrameColour = 'Farbe des Fensterrahmens';
export const accentColour = 'Akzentfarbe.';
export const accentColourAgainWindowFrameColour = 'Wieder die Akzentfarbe (Farbe des Fensterrahmens)';
export const loadingBackground = 'Hintergrund beim Laden';
export const pageBackground = 'Hintergrund der Seite.';
export const pageBackgroundAgainLoadingBackground =
  'Wieder der Hintergrund der Seite (Hintergrund beim Laden)';
export const iphoneAndIpad = 'iPhone und iPad';
