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

type Step = readonly [what: 'set' | 'delete' | 'clear', key: number];

test('what was deleted or cleared meanwhile is passed over when the oldest goes', () => {
  const kind = fc.constantFrom<Step[0]>('set', 'set', 'set', 'delete', 'clear');
  const step: fc.Arbitrary<Step> = fc.tuple(kind, fc.integer({ min: 0, max: 9 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (steps, most) => {
      const map = new BoundedMap<number, number>(most);
      let expected: readonly number[] = [];
      for (const [what, key] of steps) {
        map[what](key, key);
        expected = keysAfter(expected, [what, key]).slice(-most);
        expect([...map.keys()]).toEqual(expected);
      }
    }),
  );
});

function keysAfter(keys: readonly number[], [what, key]: Step): readonly number[] {
  if (what === 'clear') return [];
  const others = keys.filter((each) => each !== key);
  return what === 'set' ? [...others, key] : others;
}
