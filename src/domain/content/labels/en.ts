export const list = 'List';
export const cards = 'Cards';
export const grid = 'Grid';
export const wordsOnThePicture = 'Words on the picture';
export const sideBySide = 'Side by side';
export const autoGrid = 'Auto-grid';
