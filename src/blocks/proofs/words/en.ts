import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  upTo: 'Choose up to {maximum} favourites.',
  chosen: 'Chosen',
} as const;

export const inScript = {
  left: '{left} of {maximum} left',
  full: 'You have chosen all {maximum}. Remove one to choose another.',
} as const;

export type ProofsMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
