import { expect, test } from 'vitest';
import { VIDEO_RESIZE_MS } from './frame-video.ts';

test('VIDE-16 a frame is told its size a second after the last change', () => {
  expect(VIDEO_RESIZE_MS).toBe(1000);
});
