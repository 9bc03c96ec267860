/** What videos say: in English, and the shape of any other language. */
import type { TranslationOf } from '#domain/locale/messages.ts';
import { INVALID_EMBED, INVALID_WITH_OVERLAY } from '#domain/video/messages.ts';

export const VIDEO_WORDS = { invalid: INVALID_EMBED, invalidWithOverlay: INVALID_WITH_OVERLAY } as const;
export type VideoWords = TranslationOf<typeof VIDEO_WORDS>;

/** Of one that plays automatically. */
export const AMBIENT_WORDS = { play: 'Play', pause: 'Pause' } as const;
export type AmbientWords = TranslationOf<typeof AMBIENT_WORDS>;
