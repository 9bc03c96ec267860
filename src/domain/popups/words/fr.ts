import type { OverMessages } from './en.ts';

export const fr: OverMessages = {
  announcement: 'Annonce',
  closeAnnouncement: 'Fermer l’annonce',
  licences: 'Licences',
  badge: 'Badge',
  reach: 'Nous contacter',
  call: 'Appeler',
  write: 'Écrire',
  find: 'Nous trouver',
  close: 'Fermer',
};
