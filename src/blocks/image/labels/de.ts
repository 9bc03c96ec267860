export const picture = 'Bild';
export const alternativeTextOnThisPage = 'Alternativtext auf dieser Seite';
export const replacesThePicturesOwnTextDescribe =
  'Ersetzt den eigenen Text des Bildes. Beschreibe es für Menschen, die es nicht sehen können.';
export const onlyDecoration = 'Nur Dekoration';
export const screenReadersSkipIt = 'Screenreader überspringen es.';
export const caption = 'Bildunterschrift';
export const leadsTo = 'Führt zu';
export const opensLarge = 'Groß öffnen';
export const opensOnClickUnlessThePicture = 'Öffnet sich beim Anklicken, sofern das Bild keinen Link hat.';
export const crop = 'Zuschnitt';
export const asItIs = 'Originalformat';
export const square = 'Quadratisch';
export const width = 'Breite';
export const allOfIt = 'Ganz';
export const mostOfIt = 'Überwiegend';
export const half = 'Halb';
export const aThird = 'Ein Drittel';
export const ofItsColumnOnPhonesAnd =
  'Gemessen an der Spalte. Auf Smartphones und in schmalen Spalten füllt es die Spalte aus.';
export const position = 'Position';
export const corners = 'Ecken';
export const rounded = 'Abgerundet';
export const round = 'Rund';
export const image = 'Bild';
export const aPictureWithAnOptionalCaption = 'Ein Bild, auf Wunsch mit Bildunterschrift und Link.';
export const chooseAPictureOrDropOne = 'Wähle ein Bild aus oder lege eins hier ab.';
export const picturePhotoPhotographGallery = 'bild foto fotografie aufnahme galerie picture photo image';
