import { expect, test } from 'vitest';
import { isUnplaced, notedName, PICKUP_NAME, pickupLines } from './pickup-place.ts';

test('where an order is picked up is said once, though its delivery bears the place in its name', () => {
  const place = 'Mill Lane 4, Arle.\nThursday to Saturday, 10 to 17.';
  const lines = place.split('\n');
  expect(pickupLines(notedName('At the mill', place), place)).toEqual(['At the mill', ...lines]);
  expect(pickupLines(notedName(PICKUP_NAME, place), place)).toEqual(lines);
  expect(pickupLines('At the mill', place)).toEqual(['At the mill', ...lines]);
  expect(pickupLines(PICKUP_NAME, '')).toEqual([]);
});

test('a place that has changed since stands below the one that was agreed', () => {
  expect(pickupLines(notedName('At the mill', 'Mill Lane 4'), 'Kiln Road 1')).toEqual([
    'At the mill – Mill Lane 4',
    'Kiln Road 1',
  ]);
});

test('a pick-up says where it is by its note, or by a name that its owner gave it', () => {
  const way = { kind: 'pickup', name: PICKUP_NAME, note: '' };
  expect(isUnplaced(way)).toBe(true);
  expect(isUnplaced({ ...way, note: ' ' })).toBe(true);
  expect(isUnplaced({ ...way, note: 'Mill Lane 4' })).toBe(false);
  expect(isUnplaced({ ...way, name: 'At the mill' })).toBe(false);
  expect(isUnplaced({ ...way, kind: 'flat' })).toBe(false);
});
