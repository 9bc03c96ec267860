import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Je suis une personne',
  working: 'Un instant…',
  done: 'Merci. Vous pouvez maintenant envoyer.',
  failed: 'Cela n’a pas fonctionné. Cochez à nouveau la case.',
  unavailable: 'Le captcha ne s’est pas chargé. Vous pouvez envoyer le formulaire sans.',
  allow: 'Autoriser {service} pour ce formulaire',
  why: 'Ce service bloque les robots et peut voir votre visite. Il est nécessaire pour envoyer ce formulaire.',
};
