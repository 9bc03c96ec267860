import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const de: TableBookingMessages = {
  guests: 'Gäste',
  day: 'Tag',
  time: 'Uhrzeit',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  note: 'Sollten wir etwas wissen?',
  wishes: 'Allergien, ein Geburtstag, ein Kinderwagen',
  earlier: 'Früher',
  later: 'Später',
  bookWith: 'Bei {service} buchen',
  bookTable: 'Tisch buchen',
  closed: 'Im Moment können Sie keinen Tisch buchen.',
};

export const inScript: ScriptMessages = {
  sum: 'Ein Tisch für {party} am {date} um {time}',
  loading: 'Freie Tische werden geladen…',
};
