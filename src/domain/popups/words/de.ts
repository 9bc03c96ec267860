import type { OverMessages } from './en.ts';

export const de: OverMessages = {
  announcement: 'Ankündigung',
  closeAnnouncement: 'Ankündigung schließen',
  licences: 'Lizenzen',
  badge: 'Abzeichen',
  reach: 'So erreichen Sie uns',
  call: 'Anrufen',
  write: 'Schreiben',
  find: 'So finden Sie uns',
  close: 'Schließen',
};
