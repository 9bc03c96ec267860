import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const nl: TableBookingMessages = {
  guests: 'Gasten',
  day: 'Dag',
  time: 'Tijd',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  note: 'Moeten we iets weten?',
  wishes: 'Allergieën, een verjaardag, een kinderwagen',
  earlier: 'Eerder',
  later: 'Later',
  bookWith: 'Reserveren via {service}',
  bookTable: 'Tafel reserveren',
  closed: 'Je kunt nu geen tafel reserveren.',
};

export const inScript: ScriptMessages = {
  sum: 'Een tafel voor {party} op {date} om {time}',
  loading: 'Vrije tafels laden…',
};
