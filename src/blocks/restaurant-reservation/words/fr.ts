import type { ReservationMessages, ScriptMessages } from './en.ts';

export const fr: ReservationMessages = {
  free: 'Tables libres',
  reserveWith: 'Réserver avec {service}',
  reserve: 'Réserver une table',
  seen: 'Le service saura que vous avez visité ce site quand elles s’afficheront.',
};

export const inScript: ScriptMessages = {
  free: 'Tables libres',
};
