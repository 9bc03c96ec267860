export const shape = 'Form';
export const wordsInIt = 'Text darin';
export const shrinksToFitCanBeEmpty = 'Wird verkleinert, bis er passt. Kann leer bleiben.';
export const filled = 'Füllung';
export const withTheAccent = 'In der Akzentfarbe';
export const softly = 'Zart';
export const notAtAll = 'Keine';
export const size = 'Größe';
export const position = 'Position';
export const aCircleStarOrOtherShape =
  'Ein Kreis, ein Stern oder eine andere Form in den Farben deiner Website, auf Wunsch mit Text.';
export const circleStarBadgeStickerSealLabel =
  'kreis stern abzeichen badge sticker aufkleber siegel etikett form';
