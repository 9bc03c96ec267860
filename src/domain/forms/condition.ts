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
