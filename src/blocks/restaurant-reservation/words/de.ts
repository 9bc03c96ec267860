import type { ReservationMessages, ScriptMessages } from './en.ts';

export const de: ReservationMessages = {
  free: 'Freie Tische',
  reserveWith: 'Bei {service} reservieren',
  reserve: 'Tisch reservieren',
  seen: 'Der Anbieter erfährt von Ihrem Besuch, wenn sie angezeigt werden.',
};

export const inScript: ScriptMessages = {
  free: 'Freie Tische',
};
