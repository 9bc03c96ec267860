/** Conditions in words. */
import type { Condition, Operator } from '#domain/forms/condition.ts';
import type { FieldType } from '#domain/forms/field-types.ts';
import type { FormField } from '#domain/forms/form.ts';

const WORDS: Readonly<Record<Operator, string>> = {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  filled: 'is filled in',
  empty: 'is empty',
  greater: 'is more than',
  less: 'is less than',
};

const OF_TYPES: Readonly<Partial<Record<FieldType, Readonly<Partial<Record<Operator, string>>>>>> = {
  checkbox: { is: 'includes', 'is-not': 'does not include' },
  date: { greater: 'is after', less: 'is before' },
};

export function wordsOf(operator: Operator, type: FieldType): string {
  return OF_TYPES[type]?.[operator] ?? WORDS[operator];
}

/** Whether it is compared with something. */
export function needsValue(operator: Operator): boolean {
  return operator !== 'filled' && operator !== 'empty';
}

/** "shown when “Will you come?” is Yes". */
export function tellCondition(fields: readonly FormField[], { field, operator, value }: Condition): string {
  const other = fields.find(({ id }) => id === field);
  if (!other) return 'always shown: what it asks about is gone';
  const compared = needsValue(operator) ? ` ${value || '…'}` : '';
  return `shown when “${other.label}” ${wordsOf(operator, other.type)}${compared}`;
}
