import type { LanguageMessages } from './en.ts';

export const es: LanguageMessages = {
  label: 'Idiomas',
  read: 'Leer esta página en español',
  close: 'Cerrar',
};
