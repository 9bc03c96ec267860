import type { TranslationOf } from '#domain/locale/messages.ts';
import { GALLERY_WORDS } from '#widgets/gallery/words.ts';

export const en = {
  stop: GALLERY_WORDS.stop,
  number: 'Picture {number}',
  pictures: 'Pictures of this gallery',
  place: GALLERY_WORDS.place,
  all: 'All pictures',
} as const;

export const inScript = GALLERY_WORDS;

export type GalleryMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
