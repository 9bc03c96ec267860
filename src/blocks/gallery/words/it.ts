import type { GalleryMessages, ScriptMessages } from './en.ts';

export const it: GalleryMessages = {
  stop: 'Ferma la presentazione',
  number: 'Immagine {number}',
  pictures: 'Immagini di questa galleria',
  place: '{number} di {count}',
  all: 'Tutte le immagini',
};

export const inScript: ScriptMessages = {
  pictures: 'Immagini',
  carousel: 'carosello',
  slide: 'diapositiva',
  place: '{number} di {count}',
  stop: 'Ferma la presentazione',
  start: 'Avvia la presentazione',
};
