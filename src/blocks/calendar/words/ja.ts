import type { CalendarMessages } from './en.ts';

export const ja: CalendarMessages = {
  months: '月',
  monthsOf: '{heading}：月',
  previous: '前の月：',
  next: '次の月：',
  events: '{month}のイベント',
  none: '{month}のイベントはありません。',
};
