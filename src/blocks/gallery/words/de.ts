import type { GalleryMessages, ScriptMessages } from './en.ts';

export const de: GalleryMessages = {
  stop: 'Diashow anhalten',
  number: 'Bild {number}',
  pictures: 'Bilder dieser Galerie',
  place: '{number} von {count}',
  all: 'Alle Bilder',
};

export const inScript: ScriptMessages = {
  pictures: 'Bilder',
  carousel: 'Karussell',
  slide: 'Folie',
  place: '{number} von {count}',
  stop: 'Diashow anhalten',
  start: 'Diashow starten',
};
