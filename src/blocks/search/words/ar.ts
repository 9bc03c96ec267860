import type { ScriptMessages, SearchMessages } from './en.ts';

export const ar: SearchMessages = {
  pages: 'صفحات النتائج',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: 'الصفحة {page} من {pages}',
  count:
    '{total, plural, =0 {لا توجد نتائج عن «{words}». جرّب كلمات أخرى.} zero {لا توجد نتائج عن «{words}»} one {نتيجة واحدة عن «{words}»} two {نتيجتان عن «{words}»} few {# نتائج عن «{words}»} many {# نتيجة عن «{words}»} other {# نتيجة عن «{words}»}}',
};

export const inScript: ScriptMessages = {
  list: 'اقتراحات',
  searching: 'جارٍ البحث…',
  results:
    '{total, plural, =0 {لا توجد نتائج. جرّب كلمات أخرى.} zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  more: '{total, plural, zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}. اضغط Enter لعرضها كلها.',
  failed: 'تعذّر تحميل النتائج',
};
