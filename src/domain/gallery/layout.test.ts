import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AUTOCOLUMNS,
  AUTOROWS,
  CAROUSEL,
  GRID,
  RESIZE_MS,
  SLIDER_ASPECT_RATIO,
  STRIP,
  V_SIZE_STEP,
} from './defaults.ts';
import type { Layout } from './design.ts';
import {
  gutterUnits,
  middleRatio,
  placeholderAspect,
  placeholderSize,
  ratioNumber,
  ratioOf,
  readColumnWidth,
  slidesPerRowAt,
  unitsPerColumn,
  widthForColumns,
} from './layout.ts';

test('GALL-38 below 480 pixels a row holds 2, if more were set', () => {
  expect([1, 2, 3, 4, 12].map((wanted) => slidesPerRowAt(479, wanted))).toEqual([1, 2, 2, 2, 2]);
});

test('GALL-39 below 724 pixels a row holds 3, if more than 2 were set', () => {
  for (const width of [480, 723])
    expect([1, 2, 3, 4, 12].map((wanted) => slidesPerRowAt(width, wanted))).toEqual([1, 2, 3, 3, 3]);
  expect([1, 2, 3, 4, 12].map((wanted) => slidesPerRowAt(724, wanted))).toEqual([1, 2, 3, 4, 12]);
});

test('GALL-70 GALL-71 GALL-72 GALL-73 GALL-75 GALL-82 layouts begin with these numbers', () => {
  expect(AUTOCOLUMNS).toEqual({ columnWidth: 250, gutter: 0, columnWidthBehavior: 'min' });
  expect(AUTOROWS).toEqual({ rowHeight: 250, gutter: 20, lightbox: true });
  expect(GRID).toEqual({ slidesPerRow: 4, lightbox: true, padding: 20 });
  expect(CAROUSEL).toEqual({ slidesPerRow: 3, gutter: 1 });
  expect(STRIP.vSize).toBe(10);
  expect(SLIDER_ASPECT_RATIO).toBe(50);
  expect(STRIP.vSize * V_SIZE_STEP).toBe(SLIDER_ASPECT_RATIO);
});

test('GALL-70 one more column begins where there is room for it at the least width', () => {
  expect(widthForColumns(4, AUTOCOLUMNS)).toBe(1000);
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 50, max: 800 }),
      fc.integer({ min: 0, max: 60 }),
      (columns, columnWidth, gutter) => {
        const width = widthForColumns(columns, { columnWidth, gutter });
        const fitting = (within: number) => Math.floor((within + gutter) / (columnWidth + gutter));
        expect([fitting(width - 1), fitting(width)]).toEqual([columns - 1, columns]);
      },
    ),
  );
});

test('the ratio that a slide is given is its picture’s, to a percent', () => {
  const sides = fc.integer({ min: 300, max: 1000 });
  fc.assert(
    fc.property(sides, sides, (width, height) => {
      const given = ratioOf(ratioNumber({ width, height }));
      expect(Math.abs(given / (width / height) - 1)).toBeLessThanOrEqual(0.0101);
    }),
  );
  expect(ratioOf(ratioNumber({ width: 0, height: 0 }))).toBeCloseTo(1, 1);
});

test('a frame for all is that of most pictures, and never taller than wide', () => {
  const wide = { width: 3, height: 2 };
  const tall = { width: 2, height: 3 };
  expect(middleRatio([wide, wide, tall])).toBeCloseTo(1.5, 1);
  expect(middleRatio([tall, tall, wide])).toBe(1);
  expect(middleRatio([{ width: 9, height: 1 }])).toBe(2);
  expect(middleRatio([])).toBe(1);
});

test('columns of any number of slides stay within the lines that browsers know', () => {
  const slide = fc.record({
    width: fc.integer({ min: 400, max: 3000 }),
    height: fc.integer({ min: 400, max: 3000 }),
  });
  fc.assert(
    fc.property(fc.array(slide, { minLength: 1, maxLength: 2000 }), (slides) => {
      const units = unitsPerColumn(slides);
      const gap = gutterUnits(units, { columnWidth: 250, gutter: 20 });
      const rows = slides.reduce((sum, one) => sum + units / ratioOf(ratioNumber(one)) + gap, 0) / 2;
      expect(rows).toBeLessThan(10_000);
    }),
    { numRuns: 30 },
  );
  expect(unitsPerColumn([{ width: 3, height: 2 }])).toBe(40);
  expect(gutterUnits(40, { columnWidth: 250, gutter: 0 })).toBe(0);
});

test('GALL-53 the width of columns is a positive number; a text is taken for the whole number it begins with', () => {
  expect([250, '320', '180.9px'].map(readColumnWidth)).toEqual([250, 320, 180]);
  for (const wrong of [0, -250, Number.NaN, '', 'wide', '-3'])
    expect(() => readColumnWidth(wrong)).toThrow('positive number');
});

test('VIDE-15 a placeholder is 65 percent as high as wide; in columns, 100 divided by their number', () => {
  expect([placeholderAspect(), placeholderAspect(1), placeholderAspect(4)]).toEqual([65, 100, 25]);
  const ratio = (layout: Layout) => {
    const { width, height } = placeholderSize(layout, 4);
    return width / height;
  };
  expect(ratio('base')).toBeCloseTo(100 / 65);
  expect([ratio('grid'), ratio('carousel')]).toEqual([1, 1]);
});

test('VIDE-18 a video without a picture is as wide as 16:9 makes it where its height is given', () => {
  for (const layout of ['strip', 'autogrid'] as const)
    expect(placeholderSize(layout, 4)).toEqual({ width: 16, height: 9 });
});

test('GALL-67 a gallery waits 100 ms for its new size', () => {
  expect(RESIZE_MS).toBe(100);
});
