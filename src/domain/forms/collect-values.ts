/** From what was entered to the values of a submission (FORM-11 to FORM-21), in the browser and on the server. */
import { inputName, listName } from './contract.ts';
import { hasValue, inputParts, isParted } from './field-types.ts';
import type { FieldSource, FormValue, FormValues } from './form.ts';

/** Everything entered under a name, in order: `FormData.getAll`. */
export type Entries = (name: string) => readonly string[];
/** A parameter of the page's address. */
export type QueryValue = (name: string) => string | null | undefined;

export function collectValues(
  fields: readonly FieldSource[],
  entries: Entries,
  query: QueryValue = () => undefined,
): FormValues {
  const values = fields
    .filter(({ type }) => hasValue(type))
    .map((field) => [field.id, collectValue(field, entries, query)]);
  return Object.fromEntries(values);
}

function collectValue(field: FieldSource, entries: Entries, query: QueryValue): FormValue {
  const { id, type } = field;
  const one = (name: string) => entries(name)[0] ?? '';
  if (isParted(type)) {
    const parts = inputParts(type, field.showCountryCode).map((part) => one(inputName(id, part)));
    if (type === 'phone' && parts.length === 3) return ['', ...parts];
    return type === 'time' ? readTime(parts) : parts;
  }
  switch (type) {
    case 'checkbox':
      return entries(listName(id));
    case 'file':
      return entries(listName(id)).filter((reference) => reference !== '');
    case 'likert':
      return Object.fromEntries(
        (field.options ?? [])
          .map((statement, index) => [statement, one(inputName(id, index))] as const)
          .filter(([, answer]) => answer !== ''),
      );
    case 'hidden':
      return (field.key && query(field.key)) || one(inputName(id)) || field.value || '';
    default:
      return one(inputName(id));
  }
}

/** A half of the day alone says nothing, and of an hour like 14 it says nothing either. */
function readTime(parts: readonly string[]): readonly string[] {
  const [hour = '', ...rest] = parts.slice(0, -1);
  const isUntouched = [hour, ...rest].every((part) => part === '');
  const hasNoHalf = hour.trim() !== '' && (+hour > 12 || +hour === 0);
  return isUntouched || hasNoHalf ? [hour, ...rest, ''] : parts;
}
