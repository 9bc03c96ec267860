/** Reads the `form` of a submission: nothing but known fields, each in the shape of its type, by the same rules. */
import { isObject } from '../json.ts';
import { storable } from '../storable.ts';
import { checkValue } from './check-value.ts';
import { hasValue, isParted, VALUE_PARTS } from './field-types.ts';
import { MAX_FILES } from './files.ts';
import { type FieldRules, type FormField, type FormValue, type FormValues, isEmptyValue } from './form.ts';
import { askedFields } from './show-when.ts';
import { countCharacters } from './text-limit.ts';
import { type FormScriptMessages, inScript } from './words/en.ts';

/** Of any one text, whatever its field allows. */
const MAX_TEXT_LENGTH = 20_000;

export interface ReadForm {
  readonly values: FormValues;
  /** By field id; empty for a submission that is taken. */
  readonly errors: Readonly<Record<string, string>>;
}

/** @returns undefined for a text that is no JSON map */
export function readForm(
  fields: readonly FormField[],
  form: string,
  words?: FormScriptMessages,
): ReadForm | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(form);
  } catch {
    return undefined;
  }
  return isObject(parsed) ? checkForm(fields, parsed, words) : undefined;
}

/** A field as it was asked. */
export type AskedField = FormField & Pick<FieldRules, 'hasHalves'>;

/**
 * What is not asked is left out, whatever was sent for it.
 * @param given values of any kind by field id
 */
export function checkForm(
  fields: readonly AskedField[],
  given: Readonly<Record<string, unknown>>,
  words: FormScriptMessages = inScript,
): ReadForm {
  const read = readShapes(fields, given);
  const asked = askedFields(fields, read);
  const values: Record<string, FormValue> = {};
  const errors: Record<string, string> = {};
  for (const field of fields) {
    if (!hasValue(field.type) || !asked.has(field.id)) continue;
    const value = read[field.id];
    const error =
      value === undefined ? words.shape : (limitOf(value, words) ?? checkValue(field, value, words));
    if (error !== undefined) errors[field.id] = error;
    if (value !== undefined) values[field.id] = value;
  }
  return { values, errors };
}

/** The values that have the shape of their type. */
function readShapes(fields: readonly FormField[], given: Readonly<Record<string, unknown>>): FormValues {
  const shapes = fields
    .filter(({ type }) => hasValue(type))
    .map((field) => [field.id, shapeOf(field, ownOf(given, field.id))] as const);
  return Object.fromEntries(shapes.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
}

function ownOf(given: Readonly<Record<string, unknown>>, id: string): unknown {
  return Object.hasOwn(given, id) ? given[id] : '';
}

function limitOf(value: FormValue, words: FormScriptMessages): string | undefined {
  const texts = typeof value === 'string' ? [value] : Object.values(value);
  return texts.some((text) => countCharacters(text) > MAX_TEXT_LENGTH) ? words.limit : undefined;
}

/** The value if it has the shape of its type; undefined otherwise. */
function shapeOf(field: FormField, value: unknown): FormValue | undefined {
  const { type, options } = field;
  if (isParted(type)) return value === '' ? [] : listOf(value, VALUE_PARTS[type].length);
  if (type === 'file') return value === '' ? [] : listOf(value, MAX_FILES);
  if (type === 'checkbox') return value === '' ? [] : listOf(value, options.length);
  if (type === 'likert') return value === '' ? {} : answersOf(value, options);
  return textOf(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? clean(value) : undefined;
}

function listOf(value: unknown, max: number): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > max) return undefined;
  const texts = value.map(textOf).filter((text) => text !== undefined);
  return texts.length === value.length ? texts : undefined;
}

function answersOf(value: unknown, statements: readonly string[]): FormValue | undefined {
  if (!isObject(value)) return undefined;
  const answers = statements.map((each) => [each, Object.hasOwn(value, each) ? value[each] : ''] as const);
  if (answers.some(([, answer]) => typeof answer !== 'string')) return undefined;
  const given = answers.filter(([, answer]) => answer !== '');
  return Object.fromEntries(given) as Record<string, string>;
}

/** One kind of line end, and nothing a database refuses. */
function clean(text: string): string {
  return storable(text.replace(/\r\n?/g, '\n'));
}

/** What is kept of a submission: a password only as the fact that one was given. */
export function keptValues(fields: readonly FormField[], values: FormValues): FormValues {
  const kept = fields.flatMap((field): [string, FormValue][] => {
    const value = values[field.id];
    if (value === undefined) return [];
    return [[field.id, field.type === 'password' && !isEmptyValue(value) ? KEPT_PASSWORD : value]];
  });
  return Object.fromEntries(kept);
}

export const KEPT_PASSWORD = '••••••••';
