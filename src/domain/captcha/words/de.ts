import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Ich bin ein Mensch',
  working: 'Einen Moment…',
  done: 'Danke. Sie können jetzt absenden.',
  failed: 'Das hat nicht geklappt. Setzen Sie das Häkchen noch einmal.',
  unavailable: 'Das Captcha wurde nicht geladen. Sie können das Formular auch ohne senden.',
  allow: '{service} für dieses Formular erlauben',
  why: 'Es hält Bots fern und kann Ihren Besuch sehen. Sie brauchen es, um dieses Formular zu senden.',
};
