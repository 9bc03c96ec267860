import type { LanguageMessages } from './en.ts';

export const nl: LanguageMessages = {
  label: 'Talen',
  read: 'Lees deze pagina in het Nederlands',
  close: 'Sluiten',
};
