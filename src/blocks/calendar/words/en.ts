import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  months: 'Months',
  monthsOf: '{heading}: months',
  previous: 'Previous month:',
  next: 'Next month:',
  events: 'Events in {month}',
  none: 'No events in {month}.',
} as const;

export type CalendarMessages = TranslationOf<typeof en>;
