import { expect, test } from 'vitest';
import { layoutOf, stripAlignment, TRANSITIONS } from './design.ts';

test('GALL-01 GALL-02 GALL-03 GALL-04 GALL-05 each design setting gives its layout', () => {
  expect(layoutOf('stacked')).toBe('base');
  expect(layoutOf('slider')).toBe('strip');
  expect(layoutOf('slideshow')).toBe('stacked');
  expect(layoutOf('grid')).toBe('grid');
  for (const same of ['autogrid', 'autocolumns', 'carousel', 'list']) expect(layoutOf(same)).toBe(same);
});

test('GALL-06 any other setting gives the base layout, also what every object knows by name', () => {
  for (const other of ['', 'Grid', 'masonry', 'constructor', '__proto__', 'toString'])
    expect(layoutOf(other)).toBe('base');
});

test('GALL-42 the stacked layout has five transitions', () => {
  expect([...TRANSITIONS].sort()).toEqual(['fade', 'ken-burns', 'new-swipe', 'scroll', 'swipe']);
});

test('GALL-54 left, center and right are start, middle and end; anything else is the middle', () => {
  expect(['left', 'center', 'right', '', 'start', 'constructor'].map(stripAlignment)).toEqual([
    'start',
    'middle',
    'end',
    'middle',
    'middle',
    'middle',
  ]);
});
