import type { TranslationOf } from '#domain/locale/messages.ts';

export const inScript = {
  stop: 'Stop the moving text',
  start: 'Let the text move',
} as const;

export const en = {
  stop: inScript.stop,
} as const;

export type MarqueeMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
