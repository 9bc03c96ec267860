import type { GalleryMessages, ScriptMessages } from './en.ts';

export const nl: GalleryMessages = {
  stop: 'Diavoorstelling stoppen',
  number: 'Afbeelding {number}',
  pictures: 'Afbeeldingen in deze galerij',
  place: '{number} van {count}',
  all: 'Alle afbeeldingen',
};

export const inScript: ScriptMessages = {
  pictures: 'Afbeeldingen',
  carousel: 'carrousel',
  slide: 'dia',
  place: '{number} van {count}',
  stop: 'Diavoorstelling stoppen',
  start: 'Diavoorstelling starten',
};
