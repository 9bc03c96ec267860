import type { CalendarMessages } from './en.ts';

export const nl: CalendarMessages = {
  months: 'Maanden',
  monthsOf: '{heading}: maanden',
  previous: 'Vorige maand:',
  next: 'Volgende maand:',
  events: 'Evenementen in {month}',
  none: 'Geen evenementen in {month}.',
};
