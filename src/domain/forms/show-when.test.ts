/** Which fields are asked, and what is read of those that are not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, fieldsToAskAbout, OPERATORS, operatorsFor } from './condition.ts';
import { FIELD_TYPES, type FieldType, hasValue } from './field-types.ts';
import type { FormField, FormValue } from './form.ts';
import { pagesOf } from './form-pages.ts';
import { checkForm } from './read-values.ts';
import { askedFields } from './show-when.ts';

const OPTIONS = ['Raku', 'Salt', 'Wood'];

function field(id: string, type: FieldType, extras: Partial<FormField> = {}): FormField {
  return {
    id,
    type,
    label: id,
    hint: '',
    placeholder: '',
    isRequired: false,
    width: 'full',
    options: OPTIONS,
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

const when = (id: string, operator: Condition['operator'], value = ''): Partial<FormField> => ({
  showWhen: { field: id, operator, value },
});

function holds(type: FieldType, value: FormValue, operator: Condition['operator'], wanted = ''): boolean {
  const fields = [field('a', type), field('b', 'text', when('a', operator, wanted))];
  return askedFields(fields, { a: value }).has('b');
}

describe('a condition', () => {
  test.each<[FieldType, FormValue, Condition['operator'], string, boolean]>([
    ['text', ' Raku ', 'is', 'raku', true],
    ['text', 'Raku', 'is-not', 'raku', false],
    ['text', '', 'is-not', 'raku', true],
    ['text', 'The Raku kiln', 'contains', 'raku', true],
    ['text', 'The kiln', 'contains', 'raku', false],
    ['text', ' ', 'filled', '', false],
    ['text', ' ', 'empty', '', true],
    ['text', '12', 'greater', '3', false],
    ['name', ['Mira', 'Stein'], 'is', 'mira stein', true],
    ['name', ['', ''], 'filled', '', false],
    ['select', 'Salt', 'is', 'Salt', true],
    ['radio', 'Salt', 'is', 'Sal', false],
    ['checkbox', ['Raku', 'Salt'], 'is', 'Salt', true],
    ['checkbox', ['Raku', 'Salt'], 'is-not', 'Wood', true],
    ['checkbox', ['Raku', 'Salt'], 'is', 'Raku Salt', false],
    ['checkbox', [], 'empty', '', true],
    ['number', '12', 'greater', '3', true],
    ['number', '12.0', 'is', '12', true],
    ['number', '12,5', 'less', '12.6', true],
    ['number', '', 'less', '5', false],
    ['number', 'many', 'greater', '5', false],
    ['currency', '1,250', 'greater', '900', true],
    ['currency', '1.250,50', 'is', '1250.5', true],
    ['currency', '12.50', 'less', '13', true],
    ['date', ['2', '9', '2026'], 'greater', '2026-02-08', true],
    ['date', ['2', '9', '2026'], 'is', '2026-02-09', true],
    ['date', ['2', '9', '2026'], 'less', '2025-12-31', false],
    ['date', ['2', '', '2026'], 'greater', '2025-12-31', false],
    ['likert', { Warm: '2' }, 'filled', '', true],
    ['likert', {}, 'empty', '', true],
  ])('%s %j %s %j: %j', (type, value, operator, wanted, expected) => {
    expect(holds(type, value, operator, wanted)).toBe(expected);
  });

  test('on a removed, a later or no answerable field counts as none', () => {
    const fields = [
      field('head', 'section'),
      field('self', 'text', when('self', 'filled')),
      field('gone', 'text', when('nowhere', 'filled')),
      field('early', 'text', when('late', 'filled')),
      field('titled', 'text', when('head', 'filled')),
      field('late', 'text'),
    ];
    expect([...askedFields(fields, {})]).toEqual(fields.map(({ id }) => id));
    expect(fieldsToAskAbout(fields, 'titled').map(({ id }) => id)).toEqual(['self', 'gone', 'early']);
    expect(fieldsToAskAbout(fields, 'strange')).toEqual([]);
  });

  test('of what is not asked nothing is known: what hangs on it goes too', () => {
    const fields = [
      field('a', 'text'),
      field('b', 'text', when('a', 'is', 'yes')),
      field('c', 'text', when('b', 'filled')),
      field('d', 'text', when('b', 'empty')),
    ];
    expect([...askedFields(fields, { a: 'no', b: 'x' })]).toEqual(['a', 'd']);
    expect([...askedFields(fields, { a: 'yes', b: 'x' })]).toEqual(['a', 'b', 'c']);
  });

  test('of a page holds for all that stands on it', () => {
    const fields = [
      field('a', 'text'),
      field('two', 'page', when('a', 'is', 'yes')),
      field('b', 'text'),
      field('three', 'page'),
      field('c', 'text'),
    ];
    expect([...askedFields(fields, { a: 'no' })]).toEqual(['a', 'three', 'c']);
    expect([...askedFields(fields, { a: 'yes' })]).toEqual(['a', 'two', 'b', 'three', 'c']);
  });

  test('every type with a value can be asked whether it is filled in, and with operators it understands', () => {
    for (const type of FIELD_TYPES) {
      const operators = operatorsFor(type);
      expect(operators.includes('filled'), type).toBe(hasValue(type));
      expect(OPERATORS).toEqual(expect.arrayContaining([...operators]));
    }
  });
});

const texts = fc.oneof(fc.constantFrom('', 'yes', 'Raku', '12', '1.5'), fc.string({ maxLength: 12 }));
const anyForm = fc
  .array(
    fc.record({
      type: fc.constantFrom<FieldType>('text', 'number', 'select', 'checkbox', 'hidden', 'section', 'page'),
      isRequired: fc.boolean(),
      on: fc.option(fc.nat(12), { nil: undefined }),
      operator: fc.constantFrom(...OPERATORS),
      value: texts,
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ type, isRequired, on, operator, value }, index) =>
      field(`f${index}`, type, {
        isRequired,
        ...(on === undefined ? {} : when(`f${on}`, operator, value)),
      }),
    ),
  );
const anyValues = fc
  .array(texts, { minLength: 12, maxLength: 12 })
  .map((all) => Object.fromEntries(all.map((text, index) => [`f${index}`, text])));

describe('any form', () => {
  test('asks by what comes before alone: later values and fields change nothing', () => {
    fc.assert(
      fc.property(anyForm, anyValues, anyValues, fc.nat(12), (fields, values, others, cut) => {
        const changed = { ...values };
        for (let at = cut; at < 12; at += 1) changed[`f${at}`] = others[`f${at}`] ?? '';
        const until = (ids: ReadonlySet<string>) => fields.slice(0, cut).map(({ id }) => ids.has(id));
        const whole = until(askedFields(fields, values));
        expect(until(askedFields(fields, changed))).toEqual(whole);
        expect(until(askedFields(fields.slice(0, cut), values))).toEqual(whole);
      }),
    );
  });

  test('is read the same whatever was sent for what is not asked, and never refused for it', () => {
    fc.assert(
      fc.property(anyForm, anyValues, anyValues, (fields, given, others) => {
        const sent: Record<string, unknown> = Object.fromEntries(
          fields.map(({ id, type }) => [id, type === 'checkbox' ? [given[id]] : given[id]]),
        );
        const read = checkForm(fields, sent);
        const asked = askedFields(fields, read.values);
        for (const id of Object.keys({ ...read.values, ...read.errors }))
          expect(asked.has(id), id).toBe(true);
        const changed = Object.fromEntries(
          fields.map(({ id }) => [id, asked.has(id) ? sent[id] : others[id]]),
        );
        expect(checkForm(fields, changed)).toEqual(read);
      }),
    );
  });

  test('falls into pages that hold each field once, in order', () => {
    fc.assert(
      fc.property(anyForm, (fields) => {
        const pages = pagesOf(fields);
        const all = pages.flatMap(({ head, fields: own }) => [...own, ...(head ? [head] : [])]);
        expect(new Set(all)).toEqual(new Set(fields));
        const inputs = pages.flatMap(({ fields: own }) => own);
        expect(inputs).toEqual(fields.filter(({ type }) => type !== 'page'));
        for (const { head } of pages.slice(1)) expect(head?.type).toBe('page');
      }),
    );
  });
});
