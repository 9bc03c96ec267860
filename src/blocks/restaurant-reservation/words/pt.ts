import type { ReservationMessages, ScriptMessages } from './en.ts';

export const pt: ReservationMessages = {
  free: 'Mesas livres',
  reserveWith: 'Reservar com {service}',
  reserve: 'Reservar mesa',
  seen: 'O serviço poderá ver sua visita quando forem exibidas.',
};

export const inScript: ScriptMessages = {
  free: 'Mesas livres',
};
