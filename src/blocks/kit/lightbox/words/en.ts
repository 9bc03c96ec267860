import type { TranslationOf } from '#domain/locale/messages.ts';
import { LIGHTBOX_WORDS } from '#widgets/lightbox/words.ts';

export const inScript = LIGHTBOX_WORDS;

export type ScriptMessages = TranslationOf<typeof inScript>;
