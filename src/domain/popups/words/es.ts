import type { OverMessages } from './en.ts';

export const es: OverMessages = {
  announcement: 'Anuncio',
  closeAnnouncement: 'Cerrar el anuncio',
  licences: 'Licencias',
  badge: 'Distintivo',
  reach: 'Cómo contactarnos',
  call: 'Llamar',
  write: 'Escribir',
  find: 'Cómo llegar',
  close: 'Cerrar',
};
