import type { MarqueeMessages, ScriptMessages } from './en.ts';

export const ja: MarqueeMessages = {
  stop: '流れる文字を止める',
};

export const inScript: ScriptMessages = {
  stop: '流れる文字を止める',
  start: '文字を流す',
};
