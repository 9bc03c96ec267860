import { expect, test } from 'vitest';
import { IMAGE_WIDTHS } from '#domain/media/media.ts';
import { chooseWidth, sizedAddress } from './choose-width.ts';

test('IMAG-08 IMAG-22 the smallest width that is made and not less than what is shown, at most 2500', () => {
  expect(IMAGE_WIDTHS.toReversed()).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
  const choose = (shownWidth: number, pixelRatio: number) => chooseWidth({ shownWidth, pixelRatio });
  expect([choose(1, 1), choose(100, 1), choose(101, 1), choose(100, 3)]).toEqual([100, 100, 300, 300]);
  expect([choose(700, 1), choose(700, 2), choose(1000, 1.001), choose(1251, 2)]).toEqual([
    750, 1500, 1500, 2500,
  ]);
  expect(choose(9000, 3)).toBe(2500);
});

test('IMAG-22 more than the original has is never asked for', () => {
  expect(chooseWidth({ shownWidth: 800, pixelRatio: 3, ownWidth: 800 })).toBe(1000);
  expect(chooseWidth({ shownWidth: 800, pixelRatio: 1, ownWidth: 4000 })).toBe(1000);
});

test('IMAG-06 IMAG-07 a width stands in the query, or in the file’s name', () => {
  expect(sizedAddress('/s/a-b/bowl.jpg', 500)).toBe('/s/a-b/bowl.jpg?format=500w');
  expect(sizedAddress('/s/a-b/bowl.jpg?crop=150', 500)).toBe('/s/a-b/bowl.jpg?crop=150&format=500w');
  expect(sizedAddress('/s/a-b/bowl.jpg', 500, 'filename')).toBe('/s/a-b/bowl-500w.jpg');
  expect(sizedAddress('/s/a.b/bowl.jpg?crop=150', 500, 'filename')).toBe('/s/a.b/bowl-500w.jpg?crop=150');
});
