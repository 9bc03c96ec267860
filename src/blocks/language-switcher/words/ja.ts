import type { LanguageMessages } from './en.ts';

export const ja: LanguageMessages = {
  label: '言語',
  read: 'このページを日本語で読む',
  close: '閉じる',
};
