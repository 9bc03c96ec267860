import type { GalleryMessages, ScriptMessages } from './en.ts';

export const es: GalleryMessages = {
  stop: 'Detener la presentación',
  number: 'Imagen {number}',
  pictures: 'Imágenes de esta galería',
  place: '{number} de {count}',
  all: 'Todas las imágenes',
};

export const inScript: ScriptMessages = {
  pictures: 'Imágenes',
  carousel: 'carrusel',
  slide: 'diapositiva',
  place: '{number} de {count}',
  stop: 'Detener la presentación',
  start: 'Iniciar la presentación',
};
