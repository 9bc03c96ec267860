import type { ListMessages } from './en.ts';

export const es: ListMessages = {
  'title.confirm': 'Confirma tu suscripción',
  'title.confirmed': 'Ya estás en la lista',
  'title.unsubscribe': 'Darse de baja',
  'title.unsubscribed': 'Te has dado de baja',
  'title.unknown': 'Este enlace ya no funciona',
  'title.busy': 'Espera un momento',
  confirm: '{list} llegará a {email}.',
  confirmed:
    'Gracias. A partir de ahora, {list} llegará a {email}. Cada correo incluye un enlace para darse de baja.',
  unsubscribe: '{list} dejará de llegar a {email}.',
  unsubscribed: '{list} ya no llega a {email}.',
  unknown: 'Puede que sea antiguo o esté incompleto. Suscríbete de nuevo para recibir otro enlace.',
  busy: 'Demasiados intentos. Vuelve a abrir el enlace del correo dentro de un minuto.',
  incomplete:
    'Está incompleto. Usa el enlace para darte de baja del último correo que recibiste o responde a ese correo.',
  'button.confirm': 'Confirmar',
  'button.unsubscribe': 'Darse de baja',
  home: 'Ir a la página de inicio',
  'mail.subject': 'Confirma: {list} de {site}',
  'mail.heading': 'Un paso más',
  'mail.entered': 'Alguien, esperamos que tú, ha indicado esta dirección para «{list}» de {site}',
  'mail.confirm': 'Confírmala para suscribirte.',
  'mail.closing':
    'El enlace funciona durante {days} días. Si no has sido tú, ignora este correo y no volverás a saber de nosotros.',
};
