export const id = 'ID';
export const picture = 'Bild';
export const caption = 'Bildunterschrift';
export const heading = 'Überschrift';
export const pictures = 'Bilder';
export const favouritesLimit = 'Höchstzahl der Favoriten';
export const leaveEmptyForNoLimit = 'Leer lassen, wenn es kein Limit gibt.';
export const allowACommentOnEachPicture = 'Kommentar zu jedem Bild erlauben';
export const showFileNames = 'Dateinamen anzeigen';
export const columns = 'Spalten';
export const proofsForAClient = 'Bildauswahl für einen Kunden';
export const aClientMarksFavouritesAndComments =
  'Ein Kunde markiert Favoriten und kommentiert Bilder, auf einer Seite mit Passwort. Du bekommst die Liste.';
export const chooseThePicturesThenSetA =
  'Wähle die Bilder aus und lege dann in den Einstellungen der Seite ein Passwort fest.';
export const proofingClientFavouritesSelectionChooseWedding =
  'bildauswahl proofing kunde favoriten auswahl auswählen hochzeit shooting passwort';
export const picture2 = 'Bild';
