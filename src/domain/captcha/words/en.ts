import type { TranslationOf } from '../../locale/messages.ts';

export const inScript = {
  label: 'I am a person',
  working: 'One moment…',
  done: 'Thank you. You can send it now.',
  failed: 'That did not work. Tick the box again.',
  unavailable: 'The captcha did not load. You can send the form without it.',
  allow: 'Allow {service} for this form',
  why: 'It keeps out bots and can see your visit. You need it to send this form.',
} as const;

export type CaptchaScriptMessages = TranslationOf<typeof inScript>;
