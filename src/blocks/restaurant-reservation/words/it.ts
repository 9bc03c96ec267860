import type { ReservationMessages, ScriptMessages } from './en.ts';

export const it: ReservationMessages = {
  free: 'Tavoli liberi',
  reserveWith: 'Prenota con {service}',
  reserve: 'Prenota un tavolo',
  seen: 'Il servizio potrà vedere la tua visita quando verranno mostrati.',
};

export const inScript: ScriptMessages = {
  free: 'Tavoli liberi',
};
