import type { LanguageMessages } from './en.ts';

export const fr: LanguageMessages = {
  label: 'Langues',
  read: 'Lire cette page en français',
  close: 'Fermer',
};
