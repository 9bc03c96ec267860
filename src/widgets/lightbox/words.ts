/** What a lightbox says: in English, and the shape of any other language. */
import type { TranslationOf } from '#domain/locale/messages.ts';

export const LIGHTBOX_WORDS = {
  viewer: 'Picture viewer',
  caption: 'Caption',
  zoomIn: 'Zoom in',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  slide: 'slide',
  place: '{number} of {count}',
  stop: 'Stop the slideshow',
  start: 'Start the slideshow',
  play: 'Play: {title}',
  captions: 'Captions',
  failed: 'This picture could not be loaded.',
  failedLarge: 'This picture could not be loaded in full size.',
} as const;

export type LightboxWords = TranslationOf<typeof LIGHTBOX_WORDS>;
