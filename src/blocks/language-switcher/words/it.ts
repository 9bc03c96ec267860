import type { LanguageMessages } from './en.ts';

export const it: LanguageMessages = {
  label: 'Lingue',
  read: 'Leggi questa pagina in italiano',
  close: 'Chiudi',
};
