import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { describeFields, type NamedField } from '#domain/fields/describe-schema.ts';
import { emptyEntry, entryTitle } from '#domain/fields/empty-entry.ts';
import { definitions } from './definitions.ts';

/** Fields with those within groups and lists, each with the way to it. */
function walk(fields: readonly NamedField[], way: string): [string, NamedField['field']][] {
  return fields.flatMap(({ key, field }) => {
    const here = `${way}.${key}`;
    const inner = field.kind === 'group' || field.kind === 'list' ? walk(field.fields, here) : [];
    return [[here, field] as [string, NamedField['field']], ...inner];
  });
}

/** What stands on pages by itself has a panel of its own among the settings. */
const chosen = Object.values(definitions).filter(({ category }) => category !== 'system');

describe.each(chosen)('$type', (definition) => {
  const fields = walk(describeFields(definition.props), definition.type);

  test('every prop has a label in the owner’s words and a control', () => {
    expect(fields.length).toBeGreaterThan(0);
    for (const [way, field] of fields) {
      expect(field.kind, `${way} needs a control: give its schema one in field(…)`).not.toBe('unknown');
      expect(field.label, `${way} needs a label: add .meta(field('…')) to its schema`).not.toBe('');
      expect(field.label, `the label of ${way} begins with a capital`).toMatch(/^\p{Lu}/u);
    }
  });

  test('hints are sentences, and choices differ', () => {
    for (const [way, field] of fields) {
      if (field.hint) expect(field.hint, way).toMatch(/^\p{Lu}.*[.?]$/su);
      if (field.kind !== 'choice' && field.kind !== 'choices') continue;
      const labels = field.choices.map((choice) => choice.label);
      expect(new Set(labels).size, way).toBe(labels.length);
    }
  });

  test('conditions name a field beside them and values it can have', () => {
    const beside = new Map(fields.map(([way, field]) => [way, field]));
    for (const [way, field] of fields) {
      if (!field.when) continue;
      const other = beside.get(`${way.slice(0, way.lastIndexOf('.'))}.${field.when.key}`);
      expect(other, `${way} depends on ${field.when.key}`).toBeDefined();
      if (other?.kind !== 'choice') continue;
      expect(other.choices.map((choice) => choice.value)).toEqual(expect.arrayContaining([...field.when.is]));
    }
  });
});

test('a new entry of any list can be kept as it is, and is named by its first words', () => {
  for (const definition of Object.values(definitions)) {
    for (const { key, field } of describeFields(definition.props)) {
      if (field.kind !== 'list') continue;
      const entry = emptyEntry(field.fields, { today: '2026-11-21', newId: () => 'a' });
      const parsed = definition.props.safeParse({ ...definition.defaults, [key]: [entry] });
      expect(parsed.error?.message, `${definition.type}.${key}`).toBeUndefined();
    }
  }
  const fieldsOf = (type: string, list: string) => {
    const fields = describeFields(definitions[type]?.props as z.ZodType);
    const found = fields.find(({ key }) => key === list)?.field;
    return found?.kind === 'list' ? found.fields : [];
  };
  const date = { date: '2026-11-21', venue: 'Mill' };
  expect(entryTitle(date, fieldsOf('tour-dates', 'dates'))).toBe('2026-11-21 · Mill');
  const question = { type: 'text', label: 'Name', currencySymbol: '$', key: 'from' };
  expect(entryTitle(question, fieldsOf('form', 'fields'))).toBe('Name');
});
