import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Sono una persona',
  working: 'Un momento…',
  done: 'Grazie. Ora puoi inviare.',
  failed: 'Non ha funzionato. Seleziona di nuovo la casella.',
  unavailable: 'Il captcha non si è caricato. Puoi inviare il modulo anche senza.',
  allow: 'Consenti {service} per questo modulo',
  why: 'Blocca i bot e può vedere la tua visita. È necessario per inviare questo modulo.',
};
