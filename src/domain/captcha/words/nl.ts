import type { CaptchaScriptMessages } from './en.ts';

export const inScript: CaptchaScriptMessages = {
  label: 'Ik ben een mens',
  working: 'Een ogenblik…',
  done: 'Bedankt. Je kunt nu versturen.',
  failed: 'Dat is niet gelukt. Vink het vakje opnieuw aan.',
  unavailable: 'De captcha is niet geladen. Je kunt het formulier ook zonder versturen.',
  allow: '{service} toestaan voor dit formulier',
  why: 'Dit weert bots en kan je bezoek zien. Je hebt het nodig om dit formulier te versturen.',
};
