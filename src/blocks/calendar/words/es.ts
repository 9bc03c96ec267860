import type { CalendarMessages } from './en.ts';

export const es: CalendarMessages = {
  months: 'Meses',
  monthsOf: '{heading}: meses',
  previous: 'Mes anterior:',
  next: 'Mes siguiente:',
  events: 'Eventos de {month}',
  none: 'No hay eventos en {month}.',
};
