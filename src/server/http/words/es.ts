import type { HttpMessages } from './en.ts';

export const es: HttpMessages = {
  busy: 'Un momento, por favor',
  password: 'La contraseña, por favor',
  openPage: 'Abrir la página en otra pestaña',
  sendAgain: 'Enviar de nuevo',
  tryAgain: 'Reintentar',
  goBack: 'Vuelve al formulario. Tus datos siguen ahí.',
  'long.title': 'Es demasiado largo',
  'long.text': 'Tu mensaje es demasiado largo para esta página. Acórtalo y envíalo de nuevo.',
  'away.title': 'Volvemos enseguida',
  'away.page': 'Esta página no se puede mostrar en este momento. Inténtalo pronto de nuevo.',
  'away.sent': 'No se pudo enviar en este momento y no hemos recibido nada.',
  cutOff: 'El envío llegó incompleto. Envíalo de nuevo.',
  unplanned: 'Algo ha ido mal. Inténtalo más tarde.',
};
