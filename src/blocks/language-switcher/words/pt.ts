import type { LanguageMessages } from './en.ts';

export const pt: LanguageMessages = {
  label: 'Idiomas',
  read: 'Ler esta página em português',
  close: 'Fechar',
};
