/** What a moving gallery says: in English, and the shape of any other language. */
import type { TranslationOf } from '#domain/locale/messages.ts';

export const GALLERY_WORDS = {
  pictures: 'Pictures',
  carousel: 'carousel',
  slide: 'slide',
  place: '{number} of {count}',
  stop: 'Stop the slideshow',
  start: 'Start the slideshow',
} as const;

export type GalleryWords = TranslationOf<typeof GALLERY_WORDS>;
