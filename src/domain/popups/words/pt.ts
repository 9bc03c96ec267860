import type { OverMessages } from './en.ts';

export const pt: OverMessages = {
  announcement: 'Aviso',
  closeAnnouncement: 'Fechar o aviso',
  licences: 'Licenças',
  badge: 'Selo',
  reach: 'Como falar conosco',
  call: 'Ligar',
  write: 'Escrever',
  find: 'Como chegar',
  close: 'Fechar',
};
