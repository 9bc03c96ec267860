import { expect, test } from 'vitest';
import { shareOf } from './move.ts';

test.each([
  ['Reading 23 %, 52 entries', 0.23],
  ['Posts 25 of 50', 0.5],
  ['3 of 2 media files', 1],
  ['Files 0 of 0', undefined],
  ['Packing', undefined],
  ['', undefined],
])('“%s” is %s of it', (progress, share) => expect(shareOf(progress)).toBe(share));
