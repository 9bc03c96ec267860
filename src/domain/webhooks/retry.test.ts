import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFF_AFTER_MS, pauseAfter } from './retry.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

test('a message is tried eight times, each pause longer than the one before, whatever chance does', () => {
  fc.assert(
    fc.property(fc.array(chance, { minLength: 9, maxLength: 9 }), (chances) => {
      const pauses = chances.map((random, index) => pauseAfter(index + 1, random));
      const given = pauses.slice(0, 7).map((pause) => pause ?? 0);
      expect(pauses.slice(7)).toEqual([undefined, undefined]);
      for (const [index, pause] of given.entries())
        expect(pause).toBeGreaterThan((given[index - 1] ?? 0) * 1.5);
      const total = given.reduce((sum, pause) => sum + pause, 0);
      // Whoever is given up has been failing for long enough to be switched off.
      expect(total).toBeGreaterThan(OFF_AFTER_MS);
    }),
  );
});
