import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONTRAST_ENHANCED,
  CONTRAST_LARGE,
  CONTRAST_TEXT,
  contrastBetween,
  isInSrgb,
  parseColor,
  READABLE_DEFAULTS,
  readableOn,
  relativeLuminance,
} from './contrast.ts';
import { MARKERS } from './markers.ts';
import { HUES, paletteColor, SHADES } from './palette.ts';
import { addRunTime, throttleByCost, throttleWaitMs } from './throttle.ts';
import * as tokens from './tokens.ts';

describe('tokens', () => {
  test('DSGN-01 the spacing tokens are those of the contract', () => {
    expect(tokens.SPACING).toEqual([0, 6, 11, 16, 22, 27, 33, 38, 44, 49, 55]);
  });

  test('DSGN-02 DSGN-06 font sizes rise from 9.75 to 28 in steps an eye can tell; weights are 400, 500, 600', () => {
    const sizes = tokens.FONT_SIZES;
    expect([sizes[0], sizes.at(-1)]).toEqual([9.75, 28]);
    for (const [index, size] of sizes.slice(1).entries()) {
      const step = size / sizes[index]!;
      expect(step).toBeGreaterThan(1.06);
      expect(step).toBeLessThan(1.2);
    }
    expect(tokens.FONT_WEIGHTS).toEqual([400, 500, 600]);
  });

  test('DSGN-03 radii are 0, 4 and 8 px and a circle', () => {
    expect(Object.values(tokens.RADII)).toEqual(['0', '4px', '8px', '50%']);
  });

  test('DSGN-04 durations run from 0 to 600 ms in steps of 50', () => {
    expect(tokens.DURATIONS_MS).toEqual(Array.from({ length: 13 }, (_, step) => step * 50));
  });

  test('DSGN-08 432 and 433 decide mobile or desktop; 800 and 1024 are layout breakpoints', () => {
    expect([tokens.MOBILE_MAX_WIDTH, tokens.DESKTOP_MIN_WIDTH]).toEqual([432, 433]);
    expect(tokens.LAYOUT_BREAKPOINTS).toEqual([800, 1024]);
    expect([320, 432, 432.5].map(tokens.isMobileWidth)).toEqual([true, true, true]);
    expect([433, 800, 1024].map(tokens.isMobileWidth)).toEqual([false, false, false]);
  });

  test('DSGN-09 device heights are 926 for mobile, 1024 and 1366 for tablets', () => {
    expect([tokens.MOBILE_MAX_HEIGHT, ...tokens.TABLET_HEIGHTS]).toEqual([926, 1024, 1366]);
    const devices = [667, 926, 927, 1024, 1366, 1367].map(tokens.deviceOfHeight);
    expect(devices).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'tablet', 'desktop']);
  });
});

describe('palette', () => {
  const every = HUES.flatMap((hue) => SHADES.map((shade) => paletteColor(hue, shade)));

  test('DSGN-05 shades run from 100 to 950', () => {
    expect(SHADES).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
  });

  test('DSGN-06 every colour is distinct and can be shown in sRGB', () => {
    expect(new Set(every).size).toBe(HUES.length * SHADES.length);
    expect(every.filter((color) => !isInSrgb(color))).toEqual([]);
  });

  test('DSGN-06 shades darken step by step, and hues of one shade are alike in luminance', () => {
    for (const hue of HUES) {
      const luminances = SHADES.map((shade) => relativeLuminance(parseColor(paletteColor(hue, shade))!));
      expect(luminances).toEqual(luminances.toSorted((a, b) => b - a));
    }
    for (const shade of SHADES) {
      for (const hue of HUES) {
        expect(contrastBetween(paletteColor(hue, shade), paletteColor('neutral', shade))!).toBeLessThan(1.25);
      }
    }
  });

  test('DSGN-06 any text shade from 700 reads on any ground up to 200, and white on 600', () => {
    for (const ground of HUES) {
      for (const text of HUES) {
        for (const shade of [700, 800, 900, 950] as const) {
          expect(
            contrastBetween(paletteColor(text, shade), paletteColor(ground, 200))!,
          ).toBeGreaterThanOrEqual(CONTRAST_TEXT);
        }
        expect(contrastBetween(paletteColor(text, 900), paletteColor(ground, 100))!).toBeGreaterThanOrEqual(
          CONTRAST_ENHANCED,
        );
        expect(contrastBetween(paletteColor(text, 300), paletteColor(ground, 900))!).toBeGreaterThanOrEqual(
          CONTRAST_ENHANCED,
        );
        expect(contrastBetween(paletteColor(text, 500), paletteColor(ground, 100))!).toBeGreaterThanOrEqual(
          CONTRAST_LARGE,
        );
      }
      expect(contrastBetween('#ffffff', paletteColor(ground, 600))!).toBeGreaterThanOrEqual(CONTRAST_TEXT);
    }
  });
});

test('DSGN-07 the markers follow one scheme: loading and loaded, else sqs-, part and state', () => {
  const names = Object.values(MARKERS);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^(loading|loaded|sqs(-[a-z0-9]+){2,})$/);
  expect(MARKERS.loaded).toBe('loaded');
  expect(MARKERS.cookieBannerForced).toBe('sqs-cookie-banner-v2-forced');
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['oklch(1 0 0)', 'oklch(0 0 0)', 21],
    ['oklch(100% 0 0)', '#000000', 21],
  ])('of %s on %s is %f', (a, b, ratio) => {
    expect(contrastBetween(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastBetween(b, a)).toBeCloseTo(ratio, 2);
  });

  test('oklch is converted as browsers do', () => {
    const pairs = [
      ['oklch(0.627955 0.257683 29.2339)', '#ff0000'],
      ['oklch(62.7955% 0.257683 29.2339deg)', '#ff0000'],
      ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
      ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
      ['oklch(0.452014 78.3035% -95.948)', '#0000ff'],
    ] as const;
    for (const [written, hex] of pairs) {
      const [color, same] = [parseColor(written)!, parseColor(hex)!];
      for (const channel of ['red', 'green', 'blue'] as const)
        expect(color[channel]).toBeCloseTo(same[channel], 3);
    }
  });

  test.each([
    '',
    '#fff',
    '#gggggg',
    'red',
    'oklch()',
    'oklch(1 2)',
    'oklch(0.5 0.1 20 / 50%)',
    'url(x)',
    '#1234567',
  ])('%j is no colour', (text) => {
    expect(parseColor(text)).toBeUndefined();
    expect(isInSrgb(text)).toBe(false);
    expect(contrastBetween(text, '#000000')).toBeUndefined();
    expect(readableOn(text)).toBeUndefined();
  });

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

  test('lies between 1 and 21 for any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const ratio = contrastBetween(a, b)!;
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.0001);
      }),
    );
  });

  test('one of the two default texts reads on every ground', () => {
    fc.assert(
      fc.property(hex, (ground) => {
        const text = readableOn(ground)!;
        expect(READABLE_DEFAULTS).toContain(text);
        // The middle grey that is worst for both leaves a little less than 4.5.
        expect(contrastBetween(ground, text)!).toBeGreaterThan(4.2);
      }),
    );
    expect(readableOn('#ffffff')).toBe(READABLE_DEFAULTS[0]);
    expect(readableOn('#000000')).toBe(READABLE_DEFAULTS[1]);
    expect(readableOn('#ffffff', ['#eeeeee', 'nothing', '#999999'])).toBe('#999999');
  });
});

describe('throttle', () => {
  /** A clock that moves when told to, and on which work takes as long as told. */
  function makeClock() {
    let now = 0;
    let waiting: { at: number; callback: () => void }[] = [];
    return {
      now: () => now,
      after(delayMs: number, callback: () => void) {
        const entry = { at: now + delayMs, callback };
        waiting.push(entry);
        return () => {
          waiting = waiting.filter((other) => other !== entry);
        };
      },
      work(ms: number) {
        now += ms;
      },
      passTo(at: number) {
        for (const due of waiting.filter((entry) => entry.at <= at)) {
          waiting = waiting.filter((other) => other !== due);
          now = Math.max(now, due.at);
          due.callback();
        }
        now = Math.max(now, at);
      },
    };
  }

  test('DSGN-10 22 samples are kept, and the wait is twice the average run time', () => {
    expect([tokens.THROTTLE_SAMPLES, tokens.THROTTLE_WAIT_FACTOR]).toEqual([22, 2]);
    expect(throttleWaitMs([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 60 }), (runs) => {
        const times = runs.reduce(addRunTime, [] as readonly number[]);
        expect(times).toEqual(runs.slice(-22));
        const average = times.reduce((sum, ms) => sum + ms, 0) / times.length;
        expect(throttleWaitMs(times)).toBeCloseTo(2 * average);
      }),
    );
  });

  test('DSGN-10 requests during the wait become one run at its end', () => {
    const clock = makeClock();
    const startedAt: number[] = [];
    const throttled = throttleByCost(() => {
      startedAt.push(clock.now());
      clock.work(10);
    }, clock);
    throttled.request();
    expect(startedAt).toEqual([0]);
    throttled.request();
    throttled.request();
    clock.passTo(29);
    expect(startedAt).toEqual([0]);
    clock.passTo(30);
    expect(startedAt).toEqual([0, 30]);
    clock.passTo(1000);
    expect(startedAt).toEqual([0, 30]);
    throttled.request();
    expect(startedAt).toEqual([0, 30, 1000]);
  });

  test('a cancelled run does not happen, and a run that throws is measured all the same', () => {
    const clock = makeClock();
    let runs = 0;
    const throttled = throttleByCost(() => {
      runs += 1;
      clock.work(5);
      if (runs === 1) throw new Error('broken');
    }, clock);
    expect(() => throttled.request()).toThrow('broken');
    throttled.request();
    throttled.cancel();
    clock.passTo(100);
    expect(runs).toBe(1);
    throttled.request();
    expect(runs).toBe(2);
  });
});
