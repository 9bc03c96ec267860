import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followHand, readSnapPoint, SWIPE, SWIPE_SECONDS, snapSeconds } from './swipe.ts';

test('GALL-55 beyond its end a slide goes along, stays, or follows slowly', () => {
  expect(followHand(90, 'none')).toBe(90);
  expect(followHand(90, 'hard')).toBe(0);
  expect(followHand(-90, 'inertial')).toBeCloseTo(-30);
});

test('GALL-56 a snap point ends in a percent sign or is none', () => {
  expect(['50%', '0%', '12.5%', 'none'].map(readSnapPoint)).toEqual([0.5, 0, 0.125, undefined]);
  for (const wrong of ['50', '50px', '%', '', '-5%', 'None'])
    expect(() => readSnapPoint(wrong)).toThrow(wrong);
});

test('GALL-79 a swipe moves the slides for 0.28 seconds', () => {
  expect(SWIPE_SECONDS).toBe(0.28);
  expect(SWIPE).toEqual({ distance: 50, withinMs: 250 });
});

test('GALL-80 slides come to rest in 0.3 to 0.5 seconds, in 0.2 to 0.4 under 767 pixels', () => {
  const part = fc.double({ min: 0, max: 3, noNaN: true });
  fc.assert(
    fc.property(part, fc.integer({ min: 200, max: 3000 }), (left, width) => {
      const seconds = snapSeconds(left, width);
      expect(seconds).toBeGreaterThanOrEqual(width < 767 ? 0.2 : 0.3);
      expect(seconds).toBeLessThanOrEqual(width < 767 ? 0.4 : 0.5);
    }),
  );
  expect([snapSeconds(1, 767), snapSeconds(0, 767)]).toEqual([0.5, 0.3]);
  expect([snapSeconds(1, 766), snapSeconds(0, 766)]).toEqual([0.4, 0.2]);
});
