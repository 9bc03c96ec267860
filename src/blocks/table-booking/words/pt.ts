import type { ScriptMessages, TableBookingMessages } from './en.ts';

export const pt: TableBookingMessages = {
  guests: 'Pessoas',
  day: 'Dia',
  time: 'Hora',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  note: 'Algo que devemos saber?',
  wishes: 'Alergias, um aniversário, um carrinho de bebê',
  earlier: 'Antes',
  later: 'Depois',
  bookWith: 'Reservar com {service}',
  bookTable: 'Reservar mesa',
  closed: 'No momento não é possível reservar mesa.',
};

export const inScript: ScriptMessages = {
  sum: 'Uma mesa para {party} em {date}, às {time}',
  loading: 'Carregando mesas livres…',
};
