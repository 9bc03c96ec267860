import { expect, test } from 'vitest';
import { readSides, writeSides } from './measure-text.ts';

test('a variant is measured in centimetres, all three sides or none', () => {
  const sides = { length: '24', width: '12.5', height: '9,1' };
  expect(readSides(sides)).toEqual({ length: 240, width: 125, height: 91 });
  expect(readSides({ length: ' ', width: '', height: '' })).toBeNull();
  for (const wrong of ['', '0', '-3', 'wide', '12.55', '12345'])
    expect(readSides({ ...sides, height: wrong })).toBeUndefined();
  expect(writeSides({ length: 240, width: 125, height: 91 })).toEqual({ ...sides, height: '9.1' });
  expect(readSides(writeSides(undefined))).toBeNull();
});
