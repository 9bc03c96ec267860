/**
 * Which fields of a form are asked, by what was entered before: the same in the browser and on the server. A
 * condition asks about an earlier field only, so that none can wait for itself; any other counts as none.
 */
import type { Condition } from './condition.ts';
import { type FieldType, hasValue } from './field-types.ts';
import { type FormField, type FormValue, type FormValues, isEmptyValue } from './form.ts';

type Conditional = Pick<FormField, 'id' | 'type' | 'showWhen'>;

/**
 * Ids of the fields that are asked. A field is asked where its own condition and that of its page hold; one that
 * is not asked is empty for those after it.
 */
export function askedFields(fields: readonly Conditional[], values: FormValues): ReadonlySet<string> {
  const asked = new Set<string>();
  const earlier = new Map<string, FieldType>();
  const holds = ({ showWhen }: Conditional) => {
    const type = showWhen && earlier.get(showWhen.field);
    if (!type) return true;
    return isMet(showWhen, type, asked.has(showWhen.field) ? values[showWhen.field] : undefined);
  };
  let isPageAsked = true;
  for (const field of fields) {
    const isAsked = holds(field);
    if (field.type === 'page') isPageAsked = isAsked;
    if (isPageAsked && isAsked) asked.add(field.id);
    if (hasValue(field.type)) earlier.set(field.id, field.type);
  }
  return asked;
}

function isMet(
  { operator, value: wanted }: Condition,
  type: FieldType,
  value: FormValue | undefined,
): boolean {
  const compare = () => magnitude(type, value) - magnitude(type, wanted);
  switch (operator) {
    case 'filled':
      return !isEmptyValue(value);
    case 'empty':
      return isEmptyValue(value);
    case 'greater':
      return compare() > 0;
    case 'less':
      return compare() < 0;
    case 'contains':
      return textsOf(type, value).some((text) => text.includes(plain(wanted)));
    default:
      return (textsOf(type, value).includes(plain(wanted)) || compare() === 0) === (operator === 'is');
  }
}

/** What a value says, without regard to case: each of the boxes ticked, or all its parts in one. */
function textsOf(type: FieldType, value: FormValue = ''): string[] {
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  return (type === 'checkbox' ? texts : [texts.join(' ')]).map(plain);
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

const MAX_DIGITS = 40;

/** By which values are greater and less; not a number for what has no size. */
function magnitude(type: FieldType, value: FormValue | undefined): number {
  if (type === 'date') return dayNumber(value);
  if (typeof value !== 'string' || !(type === 'number' || type === 'currency')) return Number.NaN;
  // Of several separators the last is that of decimals; of an amount, unless a whole group of three follows.
  const ungrouped = value.slice(0, MAX_DIGITS).replace(/[.,](?=.*[.,])/g, '');
  const text = type === 'currency' ? ungrouped.replace(/[.,](?=\d{3}$)/, '') : ungrouped;
  return Number.parseFloat(text.replace(',', '.'));
}

/** @param value as entered, in parts, or as a condition names it */
function dayNumber(value: FormValue = ''): number {
  const [month = '', day = '', year = ''] =
    typeof value === 'string'
      ? value.replace(/^(\d+)-(\d+)-(\d+)$/, '$2 $3 $1').split(' ')
      : Object.values(value);
  return month && day && year ? +year * 10_000 + +month * 100 + +day : Number.NaN;
}
