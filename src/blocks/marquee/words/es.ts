import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const es: MarqueeMessages = {
  stop: 'Detener el texto en movimiento',
};

export const inScript: ScriptMessages = {
  stop: 'Detener el texto en movimiento',
  start: 'Poner el texto en movimiento',
};
