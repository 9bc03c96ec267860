export const getTitleAndPictureFromProvider = 'Titel und Bild von {provider} holen';
export const thisServerContactsProviderOnceVisitors =
  'Dieser Server kontaktiert {provider} einmal. Besucher kontaktieren {provider} erst, wenn sie das Video abspielen.';
export const titleAndPictureAddedThePicture =
  'Titel und Bild hinzugefügt. Das Bild ist in deiner Medienbibliothek.';
export const titleAddedNoPictureWasAvailable = 'Titel hinzugefügt. Es war kein Bild verfügbar.';
export const pictureAddedToYourMediaLibrary = 'Bild zu deiner Medienbibliothek hinzugefügt.';
export const nothingAvailable = 'Nichts verfügbar.';
