import type { OverMessages } from './en.ts';

export const ar: OverMessages = {
  announcement: 'إعلان',
  closeAnnouncement: 'إغلاق الإعلان',
  licences: 'التراخيص',
  badge: 'شارة',
  reach: 'كيفية التواصل معنا',
  call: 'اتصل بنا',
  write: 'راسلنا',
  find: 'موقعنا',
  close: 'إغلاق',
};
