import type { TranslationOf } from '#domain/locale/messages.ts';
import { AMBIENT_WORDS, VIDEO_WORDS } from '#widgets/video/words.ts';

export const inScript = { ...AMBIENT_WORDS, ...VIDEO_WORDS } as const;

export type ScriptMessages = TranslationOf<typeof inScript>;
