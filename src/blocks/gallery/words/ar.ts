import type { GalleryMessages, ScriptMessages } from './en.ts';

export const ar: GalleryMessages = {
  stop: 'إيقاف عرض الشرائح',
  number: 'الصورة {number}',
  pictures: 'صور هذا المعرض',
  place: '{number} من {count}',
  all: 'كل الصور',
};

export const inScript: ScriptMessages = {
  pictures: 'الصور',
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  place: '{number} من {count}',
  stop: 'إيقاف عرض الشرائح',
  start: 'بدء عرض الشرائح',
};
