import type { TranslationOf } from '#domain/locale/messages.ts';
import { PLAYER_WORDS } from '#widgets/audio-player/words.ts';

export const en = {
  missing: 'This recording is no longer available.',
  download: 'Download',
} as const;

export const inScript = PLAYER_WORDS;

export type AudioMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
