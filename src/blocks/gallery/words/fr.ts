import type { GalleryMessages, ScriptMessages } from './en.ts';

export const fr: GalleryMessages = {
  stop: 'Arrêter le diaporama',
  number: 'Image {number}',
  pictures: 'Images de cette galerie',
  place: '{number} sur {count}',
  all: 'Toutes les images',
};

export const inScript: ScriptMessages = {
  pictures: 'Images',
  carousel: 'carrousel',
  slide: 'diapositive',
  place: '{number} sur {count}',
  stop: 'Arrêter le diaporama',
  start: 'Lancer le diaporama',
};
