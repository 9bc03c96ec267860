/** Changing the list of a form's fields: what the builder does, without the panel it is done in. */
import { isEqualJson } from '../json.ts';
import { blankField } from './blank-field.ts';
import { fieldsToAskAbout } from './condition.ts';
import { FIELD_PROPERTIES, type FieldType, hasValue } from './field-types.ts';
import type { FormField } from './form.ts';

type Fields = readonly FormField[];

const CHOICES = ['First choice', 'Second choice', 'Third choice'];
const STATEMENTS = ['I found what I was looking for', 'I would come again'];

/** What a field can begin as: a kind, or one that is often needed, already filled in. */
export type NewKind = FieldType | 'consent';

/** What a new field asks until it is told otherwise. */
const FIRST_LABELS: Readonly<Partial<Record<NewKind, string>>> = {
  text: 'Your answer',
  textarea: 'Your message',
  website: 'Web site',
  currency: 'Amount',
  twitter: 'User name',
  section: 'About you',
  radio: 'Choose one',
  checkbox: 'Choose any',
  select: 'Choose one',
  likert: 'How far do you agree?',
  hidden: 'Source',
  page: 'A few more questions',
  consent: 'Your consent',
};

function firstLabel(kind: NewKind): string {
  return FIRST_LABELS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** What a new field of this kind offers to choose from, until the owner says. */
export function firstOptions(type: FieldType): readonly string[] {
  if (!hasProperty(type, 'options')) return [];
  return type === 'likert' ? STATEMENTS : CHOICES;
}

function hasProperty(type: FieldType, property: string): boolean {
  return FIELD_PROPERTIES[type]?.includes(property) === true;
}

export function newField(kind: NewKind, id: string): FormField {
  if (kind === 'consent') {
    const options = ['I agree that my data is stored to answer my message.'];
    return blankField(id, 'checkbox', firstLabel(kind), { options, isRequired: true });
  }
  return blankField(id, kind, firstLabel(kind), { options: firstOptions(kind) });
}

/** The same field asking in another way: its words, its answers and its condition stay where the kind has them. */
export function changeKind(field: FormField, kind: NewKind): FormField {
  const { id, hint, placeholder, width, showWhen, options } = field;
  const fresh = newField(kind, id);
  const { type } = fresh;
  const isUntouched = field.label === firstLabel(field.type);
  const areUntouched = options.length === 0 || isEqualJson(options, firstOptions(field.type));
  const kept = Object.fromEntries(
    (FIELD_PROPERTIES[type] ?? [])
      .filter((property) => property !== 'options' && hasProperty(field.type, property))
      .map((property) => [property, field[property as keyof FormField]]),
  );
  return {
    ...fresh,
    ...kept,
    ...(areUntouched || !hasProperty(type, 'options') ? {} : { options }),
    ...(isUntouched ? {} : { label: field.label }),
    hint,
    placeholder,
    width,
    isRequired: fresh.isRequired || (field.isRequired && hasValue(type) && type !== 'hidden'),
    ...(showWhen ? { showWhen } : {}),
  };
}

/** @param afterId at the end without one */
export function insertField(fields: Fields, field: FormField, afterId?: string): FormField[] {
  const index = fields.findIndex(({ id }) => id === afterId);
  return fields.toSpliced(index < 0 ? fields.length : index + 1, 0, field);
}

/** @returns the same list where there is nowhere to go */
export function moveField(fields: Fields, id: string, to: number): Fields {
  const from = fields.findIndex((field) => field.id === id);
  const field = fields[from];
  if (!field || to < 0 || to >= fields.length || to === from) return fields;
  return fields.toSpliced(from, 1).toSpliced(to, 0, field);
}

export function duplicateField(fields: Fields, id: string, newId: string): Fields {
  const field = fields.find((each) => each.id === id);
  return field ? insertField(fields, { ...field, id: newId }, id) : fields;
}

export function removeField(fields: Fields, id: string): Fields {
  return fields.filter((field) => field.id !== id);
}

/**
 * Takes away the conditions that ask about no field before theirs any more.
 * @returns the fields, and those of them that are now always shown
 */
export function dropLostConditions(fields: Fields): { readonly fields: Fields; readonly freed: Fields } {
  const freed = fields.filter((field) => !holdsTogether(fields, field));
  const kept = fields.map((field) => {
    if (!freed.includes(field)) return field;
    const { showWhen: _lost, ...rest } = field;
    return rest;
  });
  return { fields: freed.length > 0 ? kept : fields, freed };
}

function holdsTogether(fields: Fields, { id, showWhen }: FormField): boolean {
  return !showWhen || fieldsToAskAbout(fields, id).some((other) => other.id === showWhen.field);
}

export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** @param renamed an answer in other words: conditions that ask for it go on asking for it */
export function setOptions(
  fields: Fields,
  id: string,
  options: readonly string[],
  renamed?: Renaming,
): FormField[] {
  return fields.map((field) => {
    if (field.id === id) return { ...field, options };
    const { showWhen } = field;
    const isMeant = renamed && showWhen?.field === id && showWhen.value === renamed.from;
    return isMeant ? { ...field, showWhen: { ...showWhen, value: renamed.to } } : field;
  });
}

const MAX_OPTION_LENGTH = 200;

/** Answers from lines, such as those of a list that was copied: each once, without bullets and numbers. */
export function readOptions(text: string): string[] {
  const lines = text.split(/\r?\n|\t/).map((line) =>
    line
      .replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, '')
      .trim()
      .slice(0, MAX_OPTION_LENGTH),
  );
  return [...new Set(lines.filter((line) => line !== ''))];
}
