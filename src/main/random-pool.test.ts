import { expect, test } from 'vitest';
import { pooledRandomBytes } from './random-pool.ts';

test('every byte is given out once, and none changes afterwards', () => {
  let pages = 0;
  const counting = (page: Uint8Array) => {
    pages += 1;
    // Each byte tells its page in the first half of its bits and its place in the second.
    page.forEach((_, index) => {
      page[index] = (pages << 4) | (index % 16);
    });
  };
  const take = pooledRandomBytes(counting);
  const given = Array.from({ length: 800 }, () => take(15));
  expect(pages).toBe(3);
  const [first, last] = [given[0], given[799]];
  expect([...(first ?? [])]).toEqual(Array.from({ length: 15 }, (_, index) => 16 + index));
  expect((last?.[0] ?? 0) >> 4).toBe(3);
  const places = given.filter((bytes) => (bytes[0] ?? 0) >> 4 === 1).flatMap((bytes) => [...bytes]);
  expect(places).toEqual(places.map((_, index) => 16 + (index % 16)));
});

test('what comes from the system differs each time', () => {
  const take = pooledRandomBytes();
  expect(new Set(Array.from({ length: 2000 }, () => String(take(15)))).size).toBe(2000);
});
