import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const fr: TableBookingMessages = {
  guests: 'Convives',
  day: 'Jour',
  time: 'Heure',
  name: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  note: 'Quelque chose à nous signaler ?',
  wishes: 'Allergies, un anniversaire, une poussette',
  earlier: 'Plus tôt',
  later: 'Plus tard',
  bookWith: 'Réserver avec {service}',
  bookTable: 'Réserver une table',
  closed: 'Vous ne pouvez pas réserver de table pour le moment.',
};

export const inScript: ScriptMessages = {
  sum: 'Une table pour {party} le {date} à {time}',
  loading: 'Chargement des tables libres…',
};
