import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

test('holds what was set last, in that order, and no more than its bound', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 6 }), (keys, most) => {
      const map = new BoundedMap<number, number>(most);
      for (const [index, key] of keys.entries()) map.set(key, index);
      const latest = [...new Set(keys.toReversed())].slice(0, most).reverse();
      expect([...map]).toEqual(latest.map((key) => [key, keys.lastIndexOf(key)]));
    }),
  );
});
