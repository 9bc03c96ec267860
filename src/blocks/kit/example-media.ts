/**
 * The pictures, recordings and the film that the blocks' examples show, by role. The demo site stores its files under these ids,
 * and tests stand in for them, so that an example needs no upload to be looked at.
 */
import type { MediaRef } from '#domain/links/link.ts';

const file = (name: string): MediaRef => ({ ref: 'media', id: `example${name}`.padEnd(24, '0') });

export const EXAMPLE_MEDIA = {
  landscape: file('landscape'),
  portrait: file('portrait'),
  detail: file('detail'),
  ridge: file('ridge'),
  larches: file('larches'),
  path: file('path'),
  snow: file('snow'),
  hills: file('hills'),
  sundial: file('sundial'),
  stream: file('stream'),
  pools: file('pools'),
  meadow: file('meadow'),
  dogs: file('dogs'),
  table: file('table'),
  lamplight: file('lamplight'),
} as const;

export const EXAMPLE_SOUNDS = {
  pings: file('soundpings'),
  wheel: file('soundwheel'),
  bowls: file('soundbowls'),
} as const;

export const EXAMPLE_FILM = { film: file('film'), captions: file('filmcaptions') } as const;
