/** What a player says: in English, and the shape of any other language. */
import type { TranslationOf } from '#domain/locale/messages.ts';

export const PLAYER_WORDS = {
  play: 'Play {title}',
  pause: 'Pause {title}',
  position: 'Position in {title}',
  place: '{at} of {end}',
  failed: 'This recording could not be played.',
} as const;

export type PlayerWords = TranslationOf<typeof PLAYER_WORDS>;
