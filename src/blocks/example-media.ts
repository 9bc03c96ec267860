/**
 * The pictures that the blocks' examples show, by role. The demo site stores its photographs under these
 * ids, and tests stand in for them, so that an example needs no upload to be looked at.
 */
import type { MediaRef } from '#domain/links/link.ts';

const picture = (name: string): MediaRef => ({ ref: 'media', id: `example${name}`.padEnd(24, '0') });

export const EXAMPLE_MEDIA = {
  landscape: picture('landscape'),
  portrait: picture('portrait'),
  detail: picture('detail'),
} as const;
