import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Sou uma pessoa',
  working: 'Um momento…',
  done: 'Obrigado. Agora você pode enviar.',
  failed: 'Não funcionou. Marque a caixa novamente.',
  unavailable: 'O captcha não carregou. Você pode enviar o formulário sem ele.',
  allow: 'Permitir {service} neste formulário',
  why: 'Ele bloqueia robôs e pode ver sua visita. É necessário para enviar este formulário.',
};
