/** The rules of fields: the same in the browser, before anything is sent, and on the server, whatever was sent. */
import { fillMessage } from '../message-template.ts';
import { isFormEmail } from './email.ts';
import { type FieldType, hasValue } from './field-types.ts';
import { type FieldRules, type FormValue, isEmptyValue } from './form.ts';
import { isOverLimit } from './text-limit.ts';
import { type FormScriptMessages, inScript } from './words/en.ts';

/** @returns what is wrong with the value, or undefined */
export function checkValue(
  field: FieldRules,
  value: FormValue | undefined,
  words: FormScriptMessages = inScript,
): string | undefined {
  if (isEmptyValue(value)) return field.isRequired ? emptyMessage(field.type, words) : undefined;
  return CHECKS[field.type]?.(value as FormValue, field, words);
}

function emptyMessage(type: FieldType, words: FormScriptMessages): string | undefined {
  if (!hasValue(type) || type === 'hidden') return undefined;
  return words.required;
}

type Check = (value: FormValue, field: FieldRules, words: FormScriptMessages) => string | undefined;

const CHECKS: Readonly<Partial<Record<FieldType, Check>>> = {
  email: (value, field, words) => unless(isFormEmail(textOf(value), field), words.email),
  textarea: (value, { maxLength = 0 }, words) => unless(!isOverLimit(textOf(value), maxLength), words.limit),
  number: matching(/^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/, 'number'),
  currency: matching(/^\d+([.,]\d+)*$/, 'currency'),
  website: matching(/^(https?:\/\/)?[^\s/.:?#@]+(\.[^\s/.:?#@]+)+(:\d+)?([/?#]\S*)?$/i, 'website'),
  twitter: matching(/^@?\w{1,15}$/, 'twitter'),
  phone: (value, _field, words) => {
    const text = partsOf(value).join('');
    return unless(/^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').length > 3, words.phone);
  },
  date: (value, _field, words) => {
    const parts = partsOf(value);
    if (/^\d{1,3}$/.test(parts[2] ?? '')) return words.year;
    return unless(isDate(parts), words.date);
  },
  time: (value, { hasHalves }, words) => {
    const parts = partsOf(value);
    if (!isTime(parts)) return words.time;
    const [hour = '', , , half] = parts;
    return unless(!hasHalves || !!half || +hour < 1 || +hour > 12, words.halfOfDay);
  },
  radio: checkOptions,
  select: checkOptions,
  checkbox: checkOptions,
  file: (value, { maxFiles = 1 }, words) => unless(partsOf(value).length <= maxFiles, words.files),
  likert: (value, { options = [], isRequired }, words) => {
    const answers = value as Readonly<Record<string, string>>;
    const isComplete = !isRequired || options.every((each) => answers[each]);
    const isOnScale = Object.values(answers).every((each) => /^(-?[12]|0)$/.test(each));
    return unless(isComplete && isOnScale, words.likert);
  },
};

function unless(isRight: boolean, message: string): string | undefined {
  return isRight ? undefined : message;
}

function matching(pattern: RegExp, message: keyof FormScriptMessages): Check {
  return (value, _field, words) => unless(pattern.test(textOf(value).trim()), words[message]);
}

function textOf(value: FormValue): string {
  return typeof value === 'string' ? value : '';
}

function partsOf(value: FormValue): readonly string[] {
  return Array.isArray(value) ? value.map((part: string) => part.trim()) : [];
}

/** In the browser the options are those that can be chosen, and are not known here. */
function checkOptions(
  value: FormValue,
  { options }: FieldRules,
  words: FormScriptMessages,
): string | undefined {
  const chosen = typeof value === 'string' ? [value] : partsOf(value);
  const strange = options && chosen.find((each) => !options.includes(each));
  return strange === undefined ? undefined : fillMessage(words.option, { val: strange });
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
