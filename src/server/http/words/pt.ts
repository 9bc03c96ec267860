import type { HttpMessages } from './en.ts';

export const pt: HttpMessages = {
  busy: 'Um momento, por favor',
  password: 'A senha, por favor',
  openPage: 'Abrir a página em outra aba',
  sendAgain: 'Enviar novamente',
  tryAgain: 'Tentar novamente',
  goBack: 'Volte ao formulário. Seus dados ainda estão lá.',
  'long.title': 'Isto é longo demais',
  'long.text': 'Sua mensagem é longa demais para esta página. Encurte-a e envie novamente.',
  'away.title': 'Voltamos em instantes',
  'away.page': 'Esta página não pode ser exibida agora. Tente novamente em breve.',
  'away.sent': 'Não foi possível enviar agora, e não recebemos nada.',
  cutOff: 'O envio chegou incompleto. Envie novamente.',
  unplanned: 'Algo deu errado. Tente novamente mais tarde.',
};
