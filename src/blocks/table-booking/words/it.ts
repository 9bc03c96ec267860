import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const it: TableBookingMessages = {
  guests: 'Ospiti',
  day: 'Giorno',
  time: 'Ora',
  name: 'Nome',
  email: 'Email',
  phone: 'Telefono',
  note: 'C’è qualcosa che dovremmo sapere?',
  wishes: 'Allergie, un compleanno, un passeggino',
  earlier: 'Prima',
  later: 'Dopo',
  bookWith: 'Prenota con {service}',
  bookTable: 'Prenota un tavolo',
  closed: 'Al momento non è possibile prenotare un tavolo.',
};

export const inScript: ScriptMessages = {
  sum: 'Un tavolo per {party}, {date} alle {time}',
  loading: 'Caricamento dei tavoli liberi…',
};
