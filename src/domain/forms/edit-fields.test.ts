import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankField } from './blank-field.ts';
import type { Condition } from './condition.ts';
import {
  changeKind,
  dropLostConditions,
  duplicateField,
  insertField,
  moveField,
  newField,
  readOptions,
  removeField,
  setOptions,
} from './edit-fields.ts';
import { FIELD_TYPES, type FieldType, typesWith } from './field-types.ts';
import type { FormField } from './form.ts';

const ids = (fields: readonly FormField[]) => fields.map(({ id }) => id).join(' ');
const list = (...names: string[]) => names.map((id) => blankField(id, 'text', id));
const typeOf = fc.constantFrom(...FIELD_TYPES);
const asks = (field: string, value = 'Yes'): { showWhen: Condition } => ({
  showWhen: { field, operator: 'is', value },
});

describe('the list', () => {
  test('a new field lands below the one that was looked at, else at the end', () => {
    const field = blankField('new', 'text', 'New');
    expect(ids(insertField(list('a', 'b'), field, 'a'))).toBe('a new b');
    expect(ids(insertField(list('a', 'b'), field))).toBe('a b new');
    expect(ids(insertField(list('a', 'b'), field, 'gone'))).toBe('a b new');
  });

  test('a field is moved to its place, and nowhere beyond the ends', () => {
    const fields = list('a', 'b', 'c');
    expect(ids(moveField(fields, 'a', 2))).toBe('b c a');
    expect(ids(moveField(fields, 'c', 0))).toBe('c a b');
    for (const to of [-1, 1, 3]) expect(moveField(fields, 'b', to)).toBe(fields);
    expect(moveField(fields, 'gone', 0)).toBe(fields);
  });

  test('moving keeps every field once', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: -2, max: 9 }), (from, to) => {
        const fields = list('a', 'b', 'c', 'd', 'e', 'f', 'g');
        const moved = moveField(fields, fields[from]?.id ?? '', to);
        expect([...moved].sort((x, y) => x.id.localeCompare(y.id))).toEqual(fields);
        if (to >= 0 && to < fields.length) expect(moved[to]).toBe(fields[from]);
      }),
    );
  });

  test('a copy stands below its field, under another id', () => {
    expect(ids(duplicateField(list('a', 'b'), 'a', 'copy'))).toBe('a copy b');
    expect(duplicateField(list('a'), 'a', 'copy')[1]).toMatchObject({ label: 'a', type: 'text' });
    expect(ids(removeField(list('a', 'b'), 'a'))).toBe('b');
  });
});

describe('conditions', () => {
  test('one that asks about no earlier data it is taken away, and said', () => {
    const fields = [
      blankField('come', 'radio', 'Will you come?'),
      blankField('food', 'text', 'Food', asks('come')),
      blankField('note', 'text', 'Note', asks('food')),
    ];
    expect(dropLostConditions(fields)).toEqual({ fields, freed: [] });
    const { fields: left, freed } = dropLostConditions(removeField(fields, 'come'));
    expect(freed.map(({ label }) => label)).toEqual(['Food']);
    expect(left[0]).not.toHaveProperty('showWhen');
    expect(left[1]?.showWhen?.field).toBe('food');
    expect(dropLostConditions(moveField(fields, 'come', 2)).freed.map(({ id }) => id)).toEqual(['food']);
  });

  test('an answer in other words is asked for by these words', () => {
    const fields = [
      blankField('come', 'radio', 'Will you come?', { options: ['Yes', 'No'] }),
      blankField('food', 'text', 'Food', asks('come', 'Yes')),
      blankField('why', 'text', 'Why not?', asks('come', 'No')),
      blankField('other', 'text', 'Other', asks('else', 'Yes')),
    ];
    const renamed = setOptions(fields, 'come', ['Gladly', 'No'], { from: 'Yes', to: 'Gladly' });
    expect(renamed[0]?.options).toEqual(['Gladly', 'No']);
    expect(renamed.slice(1).map(({ showWhen }) => showWhen?.value)).toEqual(['Gladly', 'No', 'Yes']);
    expect(setOptions(fields, 'come', ['No'])[1]).toBe(fields[1]);
  });
});

describe('kinds', () => {
  test('what has answers begins with some', () => {
    const withOptions = new Set<FieldType>(typesWith('options'));
    for (const type of FIELD_TYPES) {
      const field = newField(type, 'f');
      expect(field.label, type).not.toBe('');
      expect(field.options.length > 0, type).toBe(withOptions.has(type));
    }
  });

  test('a field of another kind keeps its id, its words and its condition', () => {
    fc.assert(
      fc.property(typeOf, typeOf, (from, to) => {
        const field = { ...newField(from, 'f'), label: 'Mine', hint: 'So', isRequired: true, ...asks('x') };
        const changed = changeKind(field, to);
        expect(changed).toMatchObject({ id: 'f', type: to, label: 'Mine', hint: 'So', ...asks('x') });
        expect(changed.isRequired).toBe(!['section', 'page', 'hidden'].includes(to));
      }),
    );
  });

  test('answers go from one kind that has some to another, and nowhere else', () => {
    const radio = { ...newField('radio', 'f'), options: ['Red', 'Blue'] };
    expect(changeKind(radio, 'select').options).toEqual(['Red', 'Blue']);
    expect(changeKind(radio, 'likert').options).toEqual(['Red', 'Blue']);
    expect(changeKind(radio, 'text').options).toEqual([]);
    expect(changeKind(newField('radio', 'f'), 'likert')).toEqual(newField('likert', 'f'));
    expect(changeKind({ ...newField('textarea', 'f'), maxLength: 80 }, 'text').maxLength).toBe(0);
  });

  test('a label that nobody wrote becomes that of the new kind', () => {
    expect(changeKind(newField('email', 'f'), 'phone').label).toBe('Phone');
  });
});

test('answers are read from lines, without bullets, numbers, empty lines and repetitions', () => {
  expect(readOptions('• Red\r\n- Blue\n\n 3. Green \n12) Pink\nRed\t2nd floor\n')).toEqual([
    'Red',
    'Blue',
    'Green',
    'Pink',
    '2nd floor',
  ]);
  expect(readOptions('1.5 litres\n-5 degrees')).toEqual(['1.5 litres', '-5 degrees']);
  expect(readOptions('x'.repeat(500))[0]).toHaveLength(200);
});
