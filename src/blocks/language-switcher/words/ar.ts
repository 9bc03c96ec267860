import type { LanguageMessages } from './en.ts';

export const ar: LanguageMessages = {
  label: 'اللغات',
  read: 'اقرأ هذه الصفحة بالعربية',
  close: 'إغلاق',
};
