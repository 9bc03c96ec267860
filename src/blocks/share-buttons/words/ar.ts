import type { ScriptMessages, ShareMessages } from './en.ts';

export const ar: ShareMessages = {
  share: 'مشاركة',
  link: 'رابط هذه الصفحة',
  more: 'طرق أخرى للمشاركة',
};

export const inScript: ScriptMessages = {
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  failed: 'تعذّر نسخ الرابط',
};
