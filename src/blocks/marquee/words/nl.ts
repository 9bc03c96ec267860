import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const nl: MarqueeMessages = {
  stop: 'Bewegende tekst stoppen',
};

export const inScript: ScriptMessages = {
  stop: 'Bewegende tekst stoppen',
  start: 'Tekst laten bewegen',
};
