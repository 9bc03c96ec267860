import { expect, test } from 'vitest';
import { MARQUEE_DEFAULTS, MARQUEE_MIN_WIDTH, MARQUEE_RERENDER_MS } from './marquee-settings.ts';
import { fitWave, waveKeyframes, wavePart } from './wave.ts';

test('WIDG-25 a marquee is told of waves, direction, speed and rest, and runs left and flat if not', () => {
  expect(MARQUEE_DEFAULTS).toEqual({
    waveFrequency: 1,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    pausedOnHover: false,
  });
});

test('WIDG-29 a marquee is at least 50 wide, and drawn again 1000 ms after its size changed', () => {
  expect([MARQUEE_MIN_WIDTH, MARQUEE_RERENDER_MS]).toEqual([50, 1000]);
});

test('a fragment that runs left meets the wave backwards, and both ways begin and end on the middle', () => {
  const wave = { length: 400, height: 20 };
  const heights = (direction: 'left' | 'right') =>
    waveKeyframes(wave, direction).map(({ transform }) =>
      Number(/translateY\(([-\d.]+)px/.exec(`${transform}`)?.[1]),
    );
  const right = heights('right');
  expect(right[6]).toBe(20);
  expect(right[18]).toBe(-20);
  expect(Math.abs(right.at(-1) ?? 1)).toBe(0);
  expect(heights('left').map((y) => y + 0)).toEqual(right.toReversed().map((y) => y + 0));
  expect(wavePart(100, wave, 'right')).toBe(0.25);
  expect(wavePart(100, wave, 'left')).toBe(0.75);
});

test('waves fit into the repeated text a whole number of times', () => {
  expect(fitWave(1000, 240)).toBe(250);
  expect(fitWave(100, 900)).toBe(100);
});
