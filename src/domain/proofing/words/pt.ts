import type { ProofMessages } from './en.ts';

export const pt: ProofMessages = {
  nothing: 'Escolha pelo menos uma imagem ou escreva um comentário.',
  gone: 'Estas imagens não são mais exibidas aqui. Fale com quem enviou o link a você.',
  locked: 'A senha desta página mudou ou expirou. Abra a página novamente e digite-a.',
  tooOften: 'Você já enviou isto várias vezes. Aguarde um minuto e envie novamente.',
  tooMany: 'Você pode escolher até {most} favoritas. Remova algumas.',
  'gone.title': 'Nada para escolher',
  'invalid.title': 'Ainda não enviado',
  needsPassword: 'Você poderá marcar favoritas quando esta página tiver uma senha.',
  sent: 'Obrigado. Enviado em {time}: {count, plural, one {# favorita} many {# favoritas} other {# favoritas}}. Você pode mudar a seleção e enviá-la novamente.',
  sentBy:
    'Obrigado, {name}. Enviado em {time}: {count, plural, one {# favorita} many {# favoritas} other {# favoritas}}. Você pode mudar a seleção e enviá-la novamente.',
  large: '{label}, abre ampliada em uma nova janela',
  favourite: 'Favorita',
  comment: 'Comentário',
  commentOn: 'Comentário sobre {label}',
  yourName: 'Seu nome',
  note: 'Mais alguma coisa',
  again: 'Enviar novamente',
  thanks: 'Obrigado',
  thanksTo: 'Obrigado, {name}',
  received:
    'Recebemos sua seleção de {count, plural, one {# favorita} many {# favoritas} other {# favoritas}}.',
  change: 'Ver ou alterar sua seleção',
  home: 'Para a página inicial',
  send: 'Enviar a seleção',
};
