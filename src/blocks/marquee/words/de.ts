import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const de: MarqueeMessages = {
  stop: 'Lauftext anhalten',
};

export const inScript: ScriptMessages = {
  stop: 'Lauftext anhalten',
  start: 'Lauftext abspielen',
};
