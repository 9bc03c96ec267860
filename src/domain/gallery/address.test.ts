import { expect, test } from 'vitest';
import { hashOfSlide, slideOfHash } from './address.ts';

const IDS = ['ridge', 'two words', '7'];

test('GALL-12 GALL-13 a hash names a slide by its id, or by a number that wraps', () => {
  for (const [index, id] of IDS.entries()) expect(slideOfHash(hashOfSlide(id), IDS)).toBe(index);
  expect(slideOfHash('#itemId=1', IDS)).toBe(1);
  expect(slideOfHash('#1', IDS)).toBe(1);
  expect(slideOfHash('#-1', IDS)).toBe(2);
  // An id comes before a number.
  expect(slideOfHash('#7', IDS)).toBe(2);
  for (const other of ['', '#', '#top', '#itemId=', '#itemId=%E0%A4%A', '#1e3'])
    expect(slideOfHash(other, IDS)).toBeUndefined();
});
