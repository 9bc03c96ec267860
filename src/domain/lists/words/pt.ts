import type { ListMessages } from './en.ts';

export const pt: ListMessages = {
  'title.confirm': 'Confirme sua inscrição',
  'title.confirmed': 'Você está na lista',
  'title.unsubscribe': 'Cancelar inscrição',
  'title.unsubscribed': 'Inscrição cancelada',
  'title.unknown': 'Este link não funciona mais',
  'title.busy': 'Aguarde um momento',
  confirm: '{list} chegará em {email}.',
  confirmed:
    'Obrigado. A partir de agora, {list} chegará em {email}. Todo e-mail tem um link para cancelar a inscrição.',
  unsubscribe: '{list} não chegará mais em {email}.',
  unsubscribed: '{list} não chega mais em {email}.',
  unknown: 'Ele pode ser antigo ou estar incompleto. Inscreva-se novamente para receber um novo link.',
  busy: 'Tentativas demais. Abra o link do e-mail novamente em um minuto.',
  incomplete:
    'Ele está incompleto. Use o link de cancelamento do último e-mail da lista ou responda a esse e-mail.',
  'button.confirm': 'Confirmar',
  'button.unsubscribe': 'Cancelar inscrição',
  home: 'Ir para a página inicial',
  'mail.subject': 'Confirme: {list} de {site}',
  'mail.heading': 'Só mais um passo',
  'mail.entered': 'Alguém, esperamos que você, informou este endereço para “{list}” de {site}',
  'mail.confirm': 'Confirme-o para entrar na lista.',
  'mail.closing':
    'O link vale por {days} dias. Se não foi você, ignore este e-mail e não entraremos mais em contato.',
};
