import type { ReservationMessages, ScriptMessages } from './en.ts';

export const es: ReservationMessages = {
  free: 'Mesas libres',
  reserveWith: 'Reservar con {service}',
  reserve: 'Reservar mesa',
  seen: 'El servicio podrá ver tu visita cuando se muestren.',
};

export const inScript: ScriptMessages = {
  free: 'Mesas libres',
};
