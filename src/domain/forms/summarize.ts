/** A submission in words, for mails, lists and tables (FORM-22 to FORM-28). */
import type { KeptValue } from './calls-inbox.ts';
import { type FieldType, isParted, LIKERT_SCALE, VALUE_PARTS } from './field-types.ts';
import { isEmptyValue } from './form.ts';

/** FORM-28 */
export const EMPTY_SUMMARY = 'N/A';

export interface SummaryLine {
  readonly label: string;
  readonly text: string;
}

/** Whether there is anything to read. */
export function isAnswered({ value }: Pick<KeptValue, 'value'>): boolean {
  return !isEmptyValue(value);
}

/** The named parts of a value; undefined for values without parts. */
export function partsOf({ type, value }: Pick<KeptValue, 'type' | 'value'>): SummaryLine[] | undefined {
  if (type === 'likert' && typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).map(([label, answer]) => ({ label, text: likertLabel(answer) }));
  if (!isParted(type) || !Array.isArray(value)) return undefined;
  return VALUE_PARTS[type].map((label, index) => ({ label, text: value[index] || EMPTY_SUMMARY }));
}

/** The value in one line. */
export function summarize(kept: Pick<KeptValue, 'type' | 'value'>): string {
  const { type, value } = kept;
  if (isEmptyValue(value)) return EMPTY_SUMMARY;
  if (typeof value === 'string') return value;
  if (type === 'likert')
    return (partsOf(kept) ?? []).map(({ label, text }) => `${label}: ${text}`).join('\n');
  const texts = Object.values(value).filter((text) => text !== '');
  return (JOIN[type] ?? commas)(texts);
}

type Join = (texts: readonly string[]) => string;

const commas: Join = (texts) => texts.join(', ');
const JOIN: Readonly<Partial<Record<FieldType, Join>>> = {
  name: (texts) => texts.join(' '),
  phone: (texts) => texts.join(' '),
  date: (texts) => texts.join('/'),
  time: ([hour, ...rest]) => {
    const ampm = rest.filter((text) => /^[ap]m$/i.test(text));
    return [[hour, ...rest.filter((text) => !ampm.includes(text))].join(':'), ...ampm].join(' ');
  },
};

export function likertLabel(answer: string): string {
  const found = LIKERT_SCALE.find(([code]) => String(code) === answer);
  return found?.[1] ?? EMPTY_SUMMARY;
}

/** The email addresses somebody gave, as they are searched for. */
export function emailsIn(values: readonly Pick<KeptValue, 'type' | 'value'>[]): string[] {
  const emails = values.flatMap(({ type, value }) =>
    type === 'email' && typeof value === 'string' ? [value.trim().toLowerCase()] : [],
  );
  return [...new Set(emails.filter((email) => email !== ''))];
}
