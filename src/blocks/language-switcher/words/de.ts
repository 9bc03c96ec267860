import type { LanguageMessages } from './en.ts';

export const de: LanguageMessages = {
  label: 'Sprachen',
  read: 'Diese Seite auf Deutsch lesen',
  close: 'Schließen',
};
