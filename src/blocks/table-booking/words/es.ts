import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const es: TableBookingMessages = {
  guests: 'Comensales',
  day: 'Día',
  time: 'Hora',
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  note: '¿Algo que debamos saber?',
  wishes: 'Alergias, un cumpleaños, un carrito de bebé',
  earlier: 'Antes',
  later: 'Después',
  bookWith: 'Reservar con {service}',
  bookTable: 'Reservar mesa',
  closed: 'Ahora mismo no se puede reservar mesa.',
};

export const inScript: ScriptMessages = {
  sum: 'Mesa para {party} el {date} a las {time}',
  loading: 'Cargando mesas libres…',
};
