import { expect, test } from 'vitest';
import { LIGHTBOX_AUTOPLAY } from './autoplay.ts';

test('LBOX-18 a lightbox that goes on by itself shows each for 1,000 ms, and goes on after 1,000 ms of rest', () => {
  expect(LIGHTBOX_AUTOPLAY).toEqual({ timeoutMs: 1000, resumeMs: 1000 });
});
