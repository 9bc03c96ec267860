import type { CalendarMessages } from './en.ts';

export const it: CalendarMessages = {
  months: 'Mesi',
  monthsOf: '{heading}: mesi',
  previous: 'Mese precedente:',
  next: 'Mese successivo:',
  events: 'Eventi di {month}',
  none: 'Nessun evento a {month}.',
};
