import { expect, test } from 'vitest';
import { boxOf, SHAPE_GROUP, SHAPE_NAMES, SHAPE_SIZES, shapePath } from './shapes.ts';
import { readSettings, SHAPE_DIRECTIONS, SHAPE_MODES, TEXT_SHAPE_DEFAULTS } from './text-shape-settings.ts';

const line = { x: 10, y: 20, width: 300, height: 40 };

test('WIDG-31 shapes are drawn, fade or fade while they grow, from the left or the right', () => {
  expect(SHAPE_MODES).toEqual(['draw', 'fade', 'fadeScale']);
  expect(SHAPE_DIRECTIONS).toEqual(['left', 'right']);
  expect(readSettings({ shapeMode: 'fadeScale', shapeDirection: 'right' })).toMatchObject({
    mode: 'fadeScale',
    direction: 'right',
  });
  expect(readSettings({ shapeMode: 'spin', shapeDirection: 'up' })).toEqual(TEXT_SHAPE_DEFAULTS);
});

test('WIDG-32 there are eleven shapes, each a path of its own', () => {
  expect(SHAPE_NAMES).toEqual([
    'circle',
    'cross',
    'enclose',
    'jagged',
    'scribble',
    'strike',
    'strikeDiagonal',
    'underline',
    'underlineCurve',
    'underlineDouble',
    'wave',
  ]);
  const paths = SHAPE_NAMES.map((name) => shapePath(name, 300, 40));
  expect(new Set(paths).size).toBe(11);
  for (const path of paths) expect(path).toMatch(/^M[-\d. MLCSQqt]+$/);
});

test('WIDG-33 WIDG-36 a shape is a wave, 0.06em thick, in 0.75 s, where nothing else is said', () => {
  expect(readSettings({})).toMatchObject({ shape: 'wave', thickness: '0.06em', duration: 0.75 });
  expect(readSettings({ shape: 'toString', shapeDuration: 'soon' })).toEqual(TEXT_SHAPE_DEFAULTS);
});

test('WIDG-59 WIDG-60 a shape is 150, 100 or 67 hundredths of its text: around, over or under it', () => {
  expect(SHAPE_SIZES).toEqual({ around: 150, over: 100, under: 67 });
  for (const name of SHAPE_NAMES) expect(boxOf(name, line).height).toBe(0.4 * SHAPE_SIZES[SHAPE_GROUP[name]]);
  expect(boxOf('circle', line)).toEqual({ x: 0, y: 10, width: 320, height: 60 });
  expect(boxOf('strike', line)).toEqual(line);
  expect(boxOf('wave', line)).toMatchObject({ x: 10, width: 300 });
});
