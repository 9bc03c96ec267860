import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  label: 'Languages',
  read: 'Read this page in English',
  close: 'Close',
} as const;

export type LanguageMessages = TranslationOf<typeof en>;
