import type { TranslationOf } from '#domain/locale/messages.ts';
import { CONFIRMATION_WORDS } from '#widgets/confirmation/confirmation-settings.ts';

export const inScript = CONFIRMATION_WORDS;

export type ScriptMessages = TranslationOf<typeof inScript>;
