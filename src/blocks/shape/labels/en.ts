export const shape = 'Shape';
export const wordsInIt = 'Words in it';
export const shrinksToFitCanBeEmpty = 'Shrinks to fit. Can be empty.';
export const filled = 'Filled';
export const withTheAccent = 'With the accent';
export const softly = 'Softly';
export const notAtAll = 'Not at all';
export const size = 'Size';
export const position = 'Position';
export const aCircleStarOrOtherShape =
  'A circle, star or other shape in your site’s colours, with optional text.';
export const circleStarBadgeStickerSealLabel = 'circle star badge sticker seal label';
