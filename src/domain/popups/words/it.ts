import type { OverMessages } from './en.ts';

export const it: OverMessages = {
  announcement: 'Annuncio',
  closeAnnouncement: 'Chiudi l’annuncio',
  licences: 'Licenze',
  badge: 'Badge',
  reach: 'Come contattarci',
  call: 'Chiama',
  write: 'Scrivi',
  find: 'Dove siamo',
  close: 'Chiudi',
};
