/** When a field is asked, for visitors whose browsers run no scripts. */
import { type Condition, fieldsToAskAbout, type Operator } from './condition.ts';
import type { FieldType } from './field-types.ts';
import type { FormMessages } from './words/en.ts';
import { formWords } from './words/words.ts';

/** @returns undefined for a field that is always asked */
export function sayCondition(
  fields: readonly { readonly id: string; readonly type: FieldType; readonly label: string }[],
  { id, showWhen }: { readonly id: string; readonly showWhen?: Condition | undefined },
  locale: string,
): string | undefined {
  const other = showWhen && fieldsToAskAbout(fields, id).find((field) => field.id === showWhen.field);
  if (!other) return undefined;
  const key = OWN_KEYS[other.type]?.[showWhen.operator] ?? `if.${showWhen.operator}`;
  return formWords(locale)(key, { field: other.label, value: showWhen.value });
}

type Key = keyof FormMessages & `if.${string}`;
const OWN_KEYS: Readonly<Partial<Record<FieldType, Partial<Record<Operator, Key>>>>> = {
  date: { greater: 'if.after', less: 'if.before' },
  checkbox: { is: 'if.includes', 'is-not': 'if.excludes' },
};
