import type { CalendarMessages } from './en.ts';

export const fr: CalendarMessages = {
  months: 'Mois',
  monthsOf: '{heading} : mois',
  previous: 'Mois précédent :',
  next: 'Mois suivant :',
  events: 'Événements en {month}',
  none: 'Aucun événement en {month}.',
};
