import type { CalendarMessages } from './en.ts';

export const de: CalendarMessages = {
  months: 'Monate',
  monthsOf: '{heading}: Monate',
  previous: 'Vorheriger Monat:',
  next: 'Nächster Monat:',
  events: 'Veranstaltungen im {month}',
  none: 'Keine Veranstaltungen im {month}.',
};
