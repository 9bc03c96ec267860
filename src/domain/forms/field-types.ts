/** What fields a form can have, which shape their values take, and what their parts are called. */

/** FORM-29, the beginning of a further page, and files. */
export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'number',
  'website',
  'currency',
  'password',
  'twitter',
  'date',
  'time',
  'name',
  'address',
  'phone',
  'section',
  'radio',
  'checkbox',
  'select',
  'likert',
  'hidden',
  'page',
  'file',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** Whether anything is entered: headings and the beginnings of pages are read only. */
export function hasValue(type: FieldType): boolean {
  return type !== 'section' && type !== 'page';
}

/** The parts of a value in their order, as summaries name them (FORM-22 to FORM-26). */
export const VALUE_PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const;
export type PartedType = keyof typeof VALUE_PARTS;

export function isParted(type: FieldType): type is PartedType {
  return Object.hasOwn(VALUE_PARTS, type);
}

/** The parts that have an input: a phone without country code has three (FORM-15). */
export function inputParts(type: PartedType, showCountryCode = false): readonly string[] {
  const parts: readonly string[] = VALUE_PARTS[type];
  return type === 'phone' && !showCountryCode ? parts.slice(1) : parts;
}

/** FORM-27 */
export const LIKERT_SCALE = [
  [-2, 'Strongly Disagree'],
  [-1, 'Disagree'],
  [0, 'Neutral'],
  [1, 'Agree'],
  [2, 'Strongly Agree'],
] as const;

/** What a field of each type can be told beyond its label and hint (FORM-30 to FORM-35). */
export const FIELD_PROPERTIES: Readonly<Partial<Record<FieldType, readonly string[]>>> = {
  textarea: ['maxLength'],
  currency: ['currencySymbol'],
  phone: ['showCountryCode'],
  section: ['underline'],
  radio: ['options'],
  checkbox: ['options'],
  select: ['options'],
  likert: ['options'],
  hidden: ['key', 'value'],
  file: ['fileKinds', 'maxFiles', 'maxMegabytes'],
};

/** The types that a property belongs to. */
export function typesWith(property: string): FieldType[] {
  return FIELD_TYPES.filter((type) => FIELD_PROPERTIES[type]?.includes(property));
}
