import type { CalendarMessages } from './en.ts';

export const pt: CalendarMessages = {
  months: 'Meses',
  monthsOf: '{heading}: meses',
  previous: 'Mês anterior:',
  next: 'Próximo mês:',
  events: 'Eventos de {month}',
  none: 'Nenhum evento em {month}.',
};
