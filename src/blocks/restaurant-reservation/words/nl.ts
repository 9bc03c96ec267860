import type { ReservationMessages, ScriptMessages } from './en.ts';

export const nl: ReservationMessages = {
  free: 'Vrije tafels',
  reserveWith: 'Reserveren via {service}',
  reserve: 'Tafel reserveren',
  seen: 'De dienst kan je bezoek zien wanneer ze worden getoond.',
};

export const inScript: ScriptMessages = {
  free: 'Vrije tafels',
};
