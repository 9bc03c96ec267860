import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Soy una persona',
  working: 'Un momento…',
  done: 'Gracias. Ya puedes enviarlo.',
  failed: 'No ha funcionado. Vuelve a marcar la casilla.',
  unavailable: 'El captcha no se ha cargado. Puedes enviar el formulario sin él.',
  allow: 'Permitir {service} en este formulario',
  why: 'Bloquea los bots y puede ver tu visita. Es necesario para enviar este formulario.',
};
