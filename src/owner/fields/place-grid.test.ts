import { expect, test } from 'vitest';
import { placeAfterKey } from './place-grid.tsx';

test('keys move and widen a block within the twelve columns', () => {
  const place = { column: 4, span: 6 };
  expect(placeAfterKey(place, 'ArrowRight', false)).toEqual({ column: 5, span: 6 });
  expect(placeAfterKey(place, 'ArrowRight', true)).toEqual({ column: 4, span: 7 });
  expect(placeAfterKey(place, 'ArrowLeft', true)).toEqual({ column: 4, span: 5 });
  expect(placeAfterKey({ column: 7, span: 6 }, 'ArrowRight', false)).toBeUndefined();
  expect(placeAfterKey({ column: 7, span: 6 }, 'ArrowRight', true)).toBeUndefined();
  expect(placeAfterKey({ column: 1, span: 1 }, 'ArrowLeft', true)).toBeUndefined();
  expect(placeAfterKey(place, 'Enter', false)).toBeUndefined();
});
