import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'عارض الصور',
  caption: 'وصف الصورة',
  zoomIn: 'تكبير',
  close: 'إغلاق',
  previous: 'السابق',
  next: 'التالي',
  slide: 'شريحة',
  place: '{number} من {count}',
  stop: 'إيقاف عرض الشرائح',
  start: 'بدء عرض الشرائح',
  play: 'تشغيل: {title}',
  captions: 'الترجمة النصية',
  failed: 'تعذّر تحميل هذه الصورة.',
  failedLarge: 'تعذّر تحميل هذه الصورة بحجمها الكامل.',
};
