import type { CalendarMessages } from './en.ts';

export const ar: CalendarMessages = {
  months: 'الأشهر',
  monthsOf: '{heading}: الأشهر',
  previous: 'الشهر السابق:',
  next: 'الشهر التالي:',
  events: 'فعاليات {month}',
  none: 'لا توجد فعاليات في {month}.',
};
