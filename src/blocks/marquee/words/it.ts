import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const it: MarqueeMessages = {
  stop: 'Ferma il testo scorrevole',
};

export const inScript: ScriptMessages = {
  stop: 'Ferma il testo scorrevole',
  start: 'Fai scorrere il testo',
};
