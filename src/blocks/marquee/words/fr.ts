import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const fr: MarqueeMessages = {
  stop: 'Arrêter le texte défilant',
};

export const inScript: ScriptMessages = {
  stop: 'Arrêter le texte défilant',
  start: 'Relancer le texte défilant',
};
