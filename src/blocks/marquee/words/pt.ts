import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const pt: MarqueeMessages = {
  stop: 'Parar o texto em movimento',
};

export const inScript: ScriptMessages = {
  stop: 'Parar o texto em movimento',
  start: 'Deixar o texto se mover',
};
