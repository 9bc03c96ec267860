import { expect, test } from 'vitest';
import { FIELD_TYPES } from '#domain/forms/field-types.ts';
import { ALL_KINDS, findKinds } from './kinds.tsx';

const found = (query: string) => findKinds(query).flatMap(({ kinds }) => kinds.map(({ type }) => type));

test('every kind of field is offered once, under one name', () => {
  expect(found('').toSorted()).toEqual([...FIELD_TYPES, 'consent'].toSorted());
  expect(new Set(ALL_KINDS.map(({ label }) => label)).size).toBe(FIELD_TYPES.length + 1);
});

test('kinds are found by their names and by what others call them', () => {
  expect(found('phone')).toEqual(['phone']);
  expect(found(' DropDown ')).toEqual(['select']);
  expect(found('one')).toEqual(['radio', 'select']);
  expect(found('privacy')).toEqual(['consent']);
  expect(found('one of')).toEqual(['radio']);
  expect(found('xyz')).toEqual([]);
});
