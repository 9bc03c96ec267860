import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectValues } from './collect-values.ts';
import { contentSourceOf, inputName, listName } from './contract.ts';
import {
  FIELD_PROPERTIES,
  FIELD_TYPES,
  type FieldType,
  inputParts,
  LIKERT_SCALE,
  typesWith,
  VALUE_PARTS,
} from './field-types.ts';
import type { FormField } from './form.ts';
import { checkForm, KEPT_PASSWORD, keptValues, readForm } from './read-values.ts';
import { emailsIn, likertLabel, partsOf, summarize } from './summarize.ts';

function field(type: FieldType, extras: Partial<FormField> = {}): FormField {
  return {
    id: 'a',
    type,
    label: 'Label',
    hint: '',
    placeholder: '',
    isRequired: false,
    width: 'full',
    options: [],
    maxLength: 0,
    currencySymbol: '$',
    showCountryCode: false,
    underline: false,
    key: '',
    value: '',
    allowAnyDomainEnding: true,
    ...extras,
  };
}

/** Collects one field from what was entered under its parts. */
function collect(one: FormField, entered: Record<string, string[]>, query: Record<string, string> = {}) {
  const entries = (name: string) =>
    Object.entries(entered).find(([part]) => name === inputName('a', part || undefined))?.[1] ?? [];
  return collectValues([one], entries, (name) => query[name])['a'];
}

describe('the names of the specification', () => {
  test('FORM-07 an item’s page is i, a collection’s c', () => {
    expect([contentSourceOf(true), contentSourceOf(false)]).toEqual(['i', 'c']);
  });

  test('FORM-10 FORM-29 every field type has the submission type of its name, or is a plain value', () => {
    expect(FIELD_TYPES.filter((type) => !['page', 'file'].includes(type))).toEqual(
      'text textarea email number website currency password twitter date time name address phone section radio checkbox select likert hidden'.split(
        ' ',
      ),
    );
    const ownShape = 'address checkbox date hidden likert name phone radio select time email'.split(' ');
    expect(FIELD_TYPES).toEqual(expect.arrayContaining(ownShape));
    for (const type of FIELD_TYPES.filter((each) => ![...ownShape, 'section', 'page', 'file'].includes(each)))
      expect(collect(field(type), { '': [' as entered '] }), type).toBe(' as entered ');
  });

  test('FORM-22 FORM-23 FORM-24 FORM-25 FORM-26 the parts of values', () => {
    expect(VALUE_PARTS).toEqual({
      name: ['First', 'Last'],
      phone: ['Country', 'Areacode', 'Prefix', 'Line'],
      address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
      date: ['Month', 'Day', 'Year'],
      time: ['Hour', 'Minute', 'Second', 'Ampm'],
    });
  });

  test('FORM-27 the likert scale', () => {
    expect(LIKERT_SCALE).toEqual([
      [-2, 'Strongly Disagree'],
      [-1, 'Disagree'],
      [0, 'Neutral'],
      [1, 'Agree'],
      [2, 'Strongly Agree'],
    ]);
    expect(likertLabel('-2')).toBe('Strongly Disagree');
  });

  test('FORM-30 FORM-31 FORM-32 FORM-33 FORM-34 FORM-35 what fields of each type can be told', () => {
    const { file, ...specified } = FIELD_PROPERTIES;
    expect(file).toEqual(['fileKinds', 'maxFiles', 'maxMegabytes']);
    expect(specified).toEqual({
      textarea: ['maxLength'],
      currency: ['currencySymbol'],
      phone: ['showCountryCode'],
      section: ['underline'],
      radio: ['options'],
      checkbox: ['options'],
      select: ['options'],
      likert: ['options'],
      hidden: ['key', 'value'],
    });
    expect(typesWith('options')).toEqual(['radio', 'checkbox', 'select', 'likert']);
  });
});

describe('values', () => {
  test('FORM-11 FORM-12 FORM-13 FORM-14 of an address, a date, a name and a time are those of their parts', () => {
    const cases: [FieldType, Record<string, string[]>, string[]][] = [
      ['address', { Line1: ['1 Kiln Lane'], City: ['Ash'] }, ['1 Kiln Lane', '', 'Ash', '', '', '']],
      ['date', { Month: ['2'], Day: ['29'], Year: ['2028'] }, ['2', '29', '2028']],
      ['name', { First: ['Mira'], Last: ['Stein'] }, ['Mira', 'Stein']],
      ['time', { Hour: ['9'], Minute: ['30'], Ampm: ['AM'] }, ['9', '30', '', 'AM']],
    ];
    for (const [type, entered, value] of cases) expect(collect(field(type), entered), type).toEqual(value);
  });

  test('a time of which only the half of the day is there is empty', () => {
    expect(collect(field('time'), { Ampm: ['AM'] })).toEqual(['', '', '', '']);
  });

  test('an hour of 24 is understood, whichever half of the day is chosen', () => {
    const at = (hour: string) => collect(field('time'), { Hour: [hour], Minute: ['30'], Ampm: ['AM'] });
    expect(at('14')).toEqual(['14', '30', '', '']);
    expect(at('0')).toEqual(['0', '30', '', '']);
    expect(at('12')).toEqual(['12', '30', '', 'AM']);
  });

  test('one box for a telephone number fills its part of the value', () => {
    expect(collect(field('phone'), { Prefix: ['+49 30 123'] })).toEqual(['', '', '+49 30 123', '']);
  });

  test('FORM-15 a phone of three parts gets an empty country', () => {
    const entered = { Country: ['49'], Areacode: ['555'], Prefix: ['123'], Line: ['4567'] };
    expect(inputParts('phone')).toHaveLength(3);
    expect(collect(field('phone'), entered)).toEqual(['', '555', '123', '4567']);
    expect(collect(field('phone', { showCountryCode: true }), entered)).toEqual(['49', '555', '123', '4567']);
  });

  test('FORM-16 FORM-17 FORM-18 what is checked or chosen', () => {
    expect(
      collectValues([field('checkbox')], (name) => (name === listName('a') ? ['Raku', 'Salt'] : []))['a'],
    ).toEqual(['Raku', 'Salt']);
    expect(collect(field('radio'), { '': ['Raku', 'Salt'] })).toBe('Raku');
    expect(collect(field('select'), { '': ['Salt'] })).toBe('Salt');
  });

  test('FORM-19 a likert field maps its statements to answers', () => {
    const likert = field('likert', { options: ['Warm', 'On time'] });
    expect(collect(likert, { 0: ['2'], 1: ['-1'] })).toEqual({ Warm: '2', 'On time': '-1' });
    expect(collect(likert, { 1: ['0'] })).toEqual({ 'On time': '0' });
  });

  test('FORM-20 a hidden field takes the parameter of its name from the address, else its own value', () => {
    const hidden = field('hidden', { key: 'campaign', value: 'none' });
    expect(collect(hidden, { '': ['none'] }, { campaign: 'spring' })).toBe('spring');
    expect(collect(hidden, { '': ['none'] }, { other: 'spring' })).toBe('none');
    expect(collect(hidden, {})).toBe('none');
    expect(collect(field('hidden', { value: 'own' }), {}, { '': 'x' })).toBe('own');
  });

  test('FORM-21 sections have none', () => {
    expect(collectValues([field('section')], () => ['x'])).toEqual({});
    expect(checkForm([field('section')], { a: 'x' })).toEqual({ values: {}, errors: {} });
  });

  test('FORM-03 FORM-05 a form is read back as it was collected', () => {
    const fields = [
      field('name', { id: 'n' }),
      field('checkbox', { id: 'c', options: ['Raku'] }),
      field('likert', { id: 'l', options: ['__proto__', 'Warm'] }),
      field('textarea', { id: 't' }),
    ];
    const values = collectValues(fields, (name) => (name.startsWith('f-l') ? ['1'] : ['Raku']));
    expect(readForm(fields, JSON.stringify(values))).toEqual({ values, errors: {} });
  });

  test('whatever is sent, only values of known fields in their own shape are taken', () => {
    const fields = FIELD_TYPES.map((type) => field(type, { id: type, options: ['A', 'B'] }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .dictionary(fc.constantFrom<string>(...FIELD_TYPES, '__proto__'), fc.jsonValue())
            .map((map) => JSON.stringify(map)),
        ),
        (text) => {
          const read = readForm(fields, text);
          if (!read) return;
          for (const [id, value] of Object.entries(read.values)) {
            expect(FIELD_TYPES).toContain(id);
            const texts = typeof value === 'string' ? [value] : Object.values(value);
            expect(texts.every((each) => typeof each === 'string' && !each.includes('\0'))).toBe(true);
          }
        },
      ),
    );
  });

  test('of a password is kept that there was one', () => {
    const fields = [field('password'), field('text', { id: 'b' })];
    expect(keptValues(fields, { a: 'correct horse', b: 'x' })).toEqual({ a: KEPT_PASSWORD, b: 'x' });
    expect(keptValues(fields, { a: '' })).toEqual({ a: '' });
  });
});

describe('summaries', () => {
  test('FORM-28 what is empty is N/A', () => {
    expect(summarize({ type: 'text', value: ' ' })).toBe('N/A');
    expect(summarize({ type: 'name', value: ['', ''] })).toBe('N/A');
    expect(partsOf({ type: 'name', value: ['Mira', ''] })).toEqual([
      { label: 'First', text: 'Mira' },
      { label: 'Last', text: 'N/A' },
    ]);
  });

  test.each([
    ['name', ['Mira', 'Stein'], 'Mira Stein'],
    ['phone', ['', '555', '123', '4567'], '555 123 4567'],
    ['address', ['1 Kiln Lane', '', 'Ash', '', 'CT3', ''], '1 Kiln Lane, Ash, CT3'],
    ['date', ['2', '29', '2028'], '2/29/2028'],
    ['time', ['9', '30', '', 'AM'], '9:30 AM'],
    ['checkbox', ['Raku', 'Salt'], 'Raku, Salt'],
    ['likert', { Warm: '2' }, 'Warm: Strongly Agree'],
  ] as const)('of a field of type %s', (type, value, text) => {
    expect(summarize({ type, value })).toBe(text);
  });

  test('the addresses somebody gave', () => {
    const mail = { type: 'email', value: ' Mira@Example.org ' } as const;
    expect(emailsIn([mail, mail, { type: 'text', value: 'x@y.zz' }])).toEqual(['mira@example.org']);
  });
});
