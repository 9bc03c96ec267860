/** When a field is asked: what another one has to say. */
import { type FieldType, hasValue } from './field-types.ts';

export const OPERATORS = ['is', 'is-not', 'contains', 'filled', 'empty', 'greater', 'less'] as const;
export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  /** Id of an earlier field. */
  readonly field: string;
  readonly operator: Operator;
  /** What its value is compared with: a day as `2026-11-21`. Nothing for `filled` and `empty`. */
  readonly value: string;
}

/** How a field of a type can be asked about; of headings and pages nothing. */
export function operatorsFor(type: FieldType): readonly Operator[] {
  if (!hasValue(type)) return [];
  return [...(OWN_OPERATORS[type] ?? ['is', 'is-not', 'contains']), 'filled', 'empty'];
}

const SIZED: readonly Operator[] = ['is', 'is-not', 'greater', 'less'];
const CHOSEN: readonly Operator[] = ['is', 'is-not'];
const OWN_OPERATORS: Readonly<Partial<Record<FieldType, readonly Operator[]>>> = {
  number: SIZED,
  currency: SIZED,
  date: SIZED,
  radio: CHOSEN,
  select: CHOSEN,
  checkbox: CHOSEN,
  likert: [],
  password: [],
  file: [],
  time: [],
};

/** The fields before one that its condition may ask about. */
export function fieldsToAskAbout<Field extends { readonly id: string; readonly type: FieldType }>(
  fields: readonly Field[],
  id: string,
): Field[] {
  const index = fields.findIndex((field) => field.id === id);
  return fields.slice(0, Math.max(index, 0)).filter(({ type }) => hasValue(type));
}

/** Whether what is asked depends on the address of the page, which the server does not know of a kept page. */
export function asksByAddress(
  fields: readonly {
    readonly id: string;
    readonly type: FieldType;
    readonly key: string;
    readonly showWhen?: Condition | undefined;
  }[],
): boolean {
  const isTaken = (id: string | undefined) =>
    fields.some((field) => field.id === id && field.type === 'hidden' && field.key !== '');
  return fields.some(({ showWhen }) => isTaken(showWhen?.field));
}

/** When a field is asked, in words; undefined for one that always is. */
export function describeCondition(
  fields: readonly { readonly id: string; readonly type: FieldType; readonly label: string }[],
  { id, showWhen }: { readonly id: string; readonly showWhen?: Condition | undefined },
): string | undefined {
  const other = showWhen && fieldsToAskAbout(fields, id).find((field) => field.id === showWhen.field);
  if (!other) return undefined;
  const value = showWhen.value && ` “${showWhen.value}”`;
  return `Only if “${other.label}” ${wordsFor(showWhen.operator, other.type)}${isUnary(showWhen.operator) ? '' : value}.`;
}

/** Whether the operator compares with nothing. */
export function isUnary(operator: Operator): boolean {
  return operator === 'filled' || operator === 'empty';
}

/** How an operator reads between the name of a field and a value. */
export function wordsFor(operator: Operator, type: FieldType): string {
  return { ...WORDS, ...OWN_WORDS[type] }[operator];
}

const WORDS: Readonly<Record<Operator, string>> = {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  filled: 'is filled in',
  empty: 'is empty',
  greater: 'is more than',
  less: 'is less than',
};
const OWN_WORDS: Readonly<Partial<Record<FieldType, Partial<Record<Operator, string>>>>> = {
  date: { greater: 'is after', less: 'is before' },
  checkbox: { is: 'includes', 'is-not': 'does not include' },
};
