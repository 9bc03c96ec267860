import type { GalleryMessages, ScriptMessages } from './en.ts';

export const pt: GalleryMessages = {
  stop: 'Parar a apresentação',
  number: 'Imagem {number}',
  pictures: 'Imagens desta galeria',
  place: '{number} de {count}',
  all: 'Todas as imagens',
};

export const inScript: ScriptMessages = {
  pictures: 'Imagens',
  carousel: 'carrossel',
  slide: 'slide',
  place: '{number} de {count}',
  stop: 'Parar a apresentação',
  start: 'Iniciar a apresentação',
};
