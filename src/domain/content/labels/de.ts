export const list = 'Liste';
export const cards = 'Karten';
export const grid = 'Raster';
export const wordsOnThePicture = 'Text auf dem Bild';
export const sideBySide = 'Nebeneinander';
export const autoGrid = 'Automatisches Raster';
