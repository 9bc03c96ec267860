import type { ConsentMessages } from './en.ts';

export const pt: ConsentMessages = {
  text: 'Ao usar este site, você concorda com o uso de cookies.',
  accept: 'Aceitar',
  decline: 'Recusar',
  label: 'Cookies',
  signal:
    'Seu navegador pede aos sites que não rastreiem você (Global Privacy Control). Respeitamos isso, a menos que você permita mais aqui.',
  eu: 'Você pode mudar isso a qualquer momento em “Opções de cookies” no final de cada página.',
  policy: 'O que armazenamos e por quê',
  choose: 'Escolher individualmente',
  save: 'Salvar minha escolha',
  'functional.label': 'Extras',
  'functional.text': 'Chat, reservas e proteção contra robôs.',
  'analytics.label': 'Estatísticas',
  'analytics.text': 'Quantas pessoas visitam o site e o que leem.',
  'marketing.label': 'Publicidade',
  'marketing.text': 'Anúncios para você em outros sites.',
  'media.label': 'Vídeos, mapas e publicações',
  'media.text': 'Conteúdo de outras empresas.',
};
