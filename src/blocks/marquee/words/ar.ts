import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const ar: MarqueeMessages = {
  stop: 'إيقاف النص المتحرك',
};

export const inScript: ScriptMessages = {
  stop: 'إيقاف النص المتحرك',
  start: 'تحريك النص',
};
