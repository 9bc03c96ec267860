/** The rules of fields: the same in the browser, before anything is sent, and on the server, whatever was sent. */
import { fillMessage } from '../message-template.ts';
import { isFormEmail } from './email.ts';
import { type FieldType, hasValue } from './field-types.ts';
import { type FieldRules, type FormValue, isEmptyValue } from './form.ts';
import { CATALOGUE_MESSAGES, FIELD_MESSAGES } from './messages.ts';
import { isOverLimit } from './text-limit.ts';

/** @returns what is wrong with the value, or undefined */
export function checkValue(field: FieldRules, value: FormValue | undefined): string | undefined {
  if (isEmptyValue(value)) return field.isRequired ? emptyMessage(field.type) : undefined;
  return CHECKS[field.type]?.(value as FormValue, field);
}

function emptyMessage(type: FieldType): string | undefined {
  if (!hasValue(type) || type === 'hidden') return undefined;
  return FIELD_MESSAGES.required;
}

type Check = (value: FormValue, field: FieldRules) => string | undefined;

const CHECKS: Readonly<Partial<Record<FieldType, Check>>> = {
  email: (value, field) => unless(isFormEmail(textOf(value), field), FIELD_MESSAGES.email),
  textarea: (value, { maxLength = 0 }) =>
    unless(!isOverLimit(textOf(value), maxLength), FIELD_MESSAGES.limit),
  number: matching(/^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/, FIELD_MESSAGES.number),
  currency: matching(/^\d+([.,]\d+)*$/, FIELD_MESSAGES.currency),
  website: matching(
    /^(https?:\/\/)?[^\s/.:?#@]+(\.[^\s/.:?#@]+)+(:\d+)?([/?#]\S*)?$/i,
    FIELD_MESSAGES.website,
  ),
  twitter: matching(/^@?\w{1,15}$/, FIELD_MESSAGES.twitter),
  phone: (value) => {
    const text = partsOf(value).join('');
    return unless(/^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').length > 3, FIELD_MESSAGES.phone);
  },
  date: (value) => {
    const parts = partsOf(value);
    if (/^\d{1,3}$/.test(parts[2] ?? '')) return FIELD_MESSAGES.year;
    return unless(isDate(parts), FIELD_MESSAGES.date);
  },
  time: (value, { hasHalves }) => {
    const parts = partsOf(value);
    if (!isTime(parts)) return FIELD_MESSAGES.time;
    const [hour = '', , , half] = parts;
    return unless(!hasHalves || !!half || +hour < 1 || +hour > 12, FIELD_MESSAGES.halfOfDay);
  },
  radio: checkOptions,
  select: checkOptions,
  checkbox: checkOptions,
  file: (value, { maxFiles = 1 }) => unless(partsOf(value).length <= maxFiles, FIELD_MESSAGES.files),
  likert: (value, { options = [], isRequired }) => {
    const answers = value as Readonly<Record<string, string>>;
    const isComplete = !isRequired || options.every((each) => answers[each]);
    const isOnScale = Object.values(answers).every((each) => /^(-?[12]|0)$/.test(each));
    return unless(isComplete && isOnScale, FIELD_MESSAGES.likert);
  },
};

function unless(isRight: boolean, message: string): string | undefined {
  return isRight ? undefined : message;
}

function matching(pattern: RegExp, message: string): Check {
  return (value) => unless(pattern.test(textOf(value).trim()), message);
}

function textOf(value: FormValue): string {
  return typeof value === 'string' ? value : '';
}

function partsOf(value: FormValue): readonly string[] {
  return Array.isArray(value) ? value.map((part: string) => part.trim()) : [];
}

/** In the browser the options are those that can be chosen, and are not known here. */
function checkOptions(value: FormValue, { options }: FieldRules): string | undefined {
  const chosen = typeof value === 'string' ? [value] : partsOf(value);
  const strange = options && chosen.find((each) => !options.includes(each));
  return strange === undefined ? undefined : fillMessage(CATALOGUE_MESSAGES.option, { val: strange });
}

function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (![month, day].every((part) => /^\d{1,2}$/.test(part)) || !/^\d{4}$/.test(year)) return false;
  // The last day of a month is the day before the first of the next.
  const days = new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  return +month >= 1 && +month <= 12 && +day >= 1 && +day <= days;
}

function isTime([hour = '', minute = '', second = '', ampm = '']: readonly string[]): boolean {
  if (![hour, minute || '0', second || '0'].every((part) => /^\d{1,2}$/.test(part))) return false;
  const isHour = ampm === '' ? +hour < 24 : +hour >= 1 && +hour <= 12;
  return isHour && +minute < 60 && +second < 60 && /^([ap]m)?$/i.test(ampm);
}
