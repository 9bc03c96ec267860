/** From a zod schema to a description of the controls that edit its values: what the field panel is made of. */
import { z } from 'zod';
import type { Control, FieldExtras, FieldInput, FieldMeta } from './field.ts';

export interface Choice {
  readonly value: string | number;
  readonly label: string;
}

interface Described {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly group?: 'look' | undefined;
  readonly when?: FieldExtras['when'];
  /** May be absent; the control offers to take the value away. */
  readonly isOptional: boolean;
  /** Checks one value of this field. */
  readonly schema: z.ZodType;
  readonly input?: FieldInput;
}

export type FieldDescription = Described &
  (
    | {
        readonly kind: 'text' | 'long-text' | 'code' | 'day' | 'colour' | 'web-address';
        readonly minLength: number;
        readonly maxLength?: number | undefined;
      }
    | {
        readonly kind: 'number';
        readonly min: number | undefined;
        readonly max: number | undefined;
        readonly isWhole: boolean;
        readonly unit?: string | undefined;
      }
    | {
        readonly kind:
          | 'switch'
          | 'link'
          | 'collection'
          | 'tag'
          | 'category'
          | 'rich-text'
          | 'dataset'
          | 'lines'
          | 'words'
          | 'condition'
          | 'id';
      }
    | { readonly kind: 'media'; readonly files?: 'image' | 'audio' | 'video' | undefined }
    | {
        readonly kind: 'choice';
        readonly choices: readonly Choice[];
        readonly hasSamples?: true;
        /** In a list that opens, however few there are. */
        readonly isListed?: true;
      }
    /** Any of the choices, in the order they were chosen. */
    | { readonly kind: 'choices'; readonly choices: readonly Choice[] }
    | { readonly kind: 'group'; readonly fields: readonly NamedField[] }
    | {
        readonly kind: 'list';
        readonly entry: string;
        readonly fields: readonly NamedField[];
        readonly max: number | undefined;
      }
    /** No control fits: a fault of the schema, which a test finds. */
    | { readonly kind: 'unknown' }
  );

export interface NamedField {
  readonly key: string;
  readonly field: FieldDescription;
}

interface Unwrapped {
  readonly inner: z.ZodType;
  readonly meta: Partial<FieldMeta>;
  readonly isOptional: boolean;
}

/** The fields of an object's schema, in its order. @throws for a schema that is no object */
export function describeFields(schema: z.ZodType): NamedField[] {
  const { inner } = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) throw new Error('Only objects have fields.');
  return Object.entries(inner.shape).map(([key, value]) => ({
    key,
    field: describeField(value as z.ZodType, key),
  }));
}

/** @param said in place of what the schema says of itself */
export function describeField(
  schema: z.ZodType,
  key: string,
  said: { readonly [Name in keyof FieldMeta]?: FieldMeta[Name] | undefined } = {},
): FieldDescription {
  const { inner, meta: own, isOptional } = unwrap(schema);
  const meta = { ...own, ...said } as Partial<FieldMeta>;
  const described: Described = {
    label: meta.title ?? '',
    hint: meta.hint,
    group: meta.group,
    when: meta.when,
    isOptional,
    schema,
  };
  return (
    (meta.control && byControl(meta.control, inner, meta, described)) ??
    byShape(inner, meta, described, key) ?? { ...described, kind: 'unknown' }
  );
}

/** The schema of a value within an object. @throws where there is none */
export function schemaAt(schema: z.ZodType, path: readonly string[]): z.ZodType {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const { inner } = unwrap(schema);
  const within = inner instanceof z.ZodObject ? (inner.shape[key] as z.ZodType | undefined) : undefined;
  if (!within) throw new Error(`There is no ${key} in this schema.`);
  return schemaAt(within, rest);
}

function unwrap(schema: z.ZodType): Unwrapped {
  const meta = (schema.meta() ?? {}) as Partial<FieldMeta>;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodCatch || schema instanceof z.ZodDefault) {
    const within = unwrap(schema.unwrap() as z.ZodType);
    return {
      inner: within.inner,
      meta: { ...within.meta, ...meta },
      isOptional: within.isOptional || schema instanceof z.ZodOptional,
    };
  }
  return { inner: schema, meta, isOptional: false };
}

function byControl(
  control: Control,
  inner: z.ZodType,
  meta: Partial<FieldMeta>,
  described: Described,
): FieldDescription {
  switch (control) {
    case 'long-text':
    case 'code':
    case 'day':
    case 'colour':
    case 'web-address':
      return { ...described, kind: control, ...lengthsOf(inner) };
    case 'media':
      return { ...described, kind: control, files: meta.files };
    default:
      return { ...described, kind: control };
  }
}

function byShape(
  inner: z.ZodType,
  meta: Partial<FieldMeta>,
  described: Described,
  key: string,
): FieldDescription | undefined {
  if (inner instanceof z.ZodString) return { ...described, kind: 'text', ...lengthsOf(inner) };
  if (inner instanceof z.ZodBoolean) return { ...described, kind: 'switch' };
  if (inner instanceof z.ZodNumber) return describeNumber(inner, meta, described);
  if (inner instanceof z.ZodObject) return { ...described, kind: 'group', fields: describeFields(inner) };
  if (inner instanceof z.ZodArray) return describeList(inner, meta, described, key);
  const values = valuesOf(inner);
  if (!values) return undefined;
  const samples = meta.samples && { hasSamples: meta.samples };
  return { ...described, kind: 'choice', choices: choicesOf(values, meta), ...samples };
}

function describeNumber(
  inner: z.ZodNumber,
  { unit }: Partial<FieldMeta>,
  described: Described,
): FieldDescription {
  return {
    ...described,
    kind: 'number',
    min: bound(inner.minValue),
    max: bound(inner.maxValue),
    isWhole: inner.isInt,
    unit,
  };
}

/** Zod gives the ends of what a number can hold where the schema names none. */
function bound(value: number | null): number | undefined {
  return value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
}

function describeList(
  inner: z.ZodArray,
  meta: Partial<FieldMeta>,
  described: Described,
  key: string,
): FieldDescription | undefined {
  const { inner: element } = unwrap(inner.element as z.ZodType);
  const values = valuesOf(element);
  if (values) return { ...described, kind: 'choices', choices: choicesOf(values, meta) };
  if (!(element instanceof z.ZodObject)) return undefined;
  return {
    ...described,
    kind: 'list',
    entry: meta.entry ?? key.replace(/s$/, ''),
    fields: describeFields(element),
    max: checkOf(inner, 'max_length')?.maximum,
  };
}

function checkOf(schema: z.ZodType, name: string): { readonly maximum?: number } | undefined {
  const checks = (schema.def as { checks?: { _zod: { def: { check: string; maximum?: number } } }[] }).checks;
  return checks?.find((each) => each._zod.def.check === name)?._zod.def;
}

function lengthsOf(inner: z.ZodType): { minLength: number; maxLength?: number } {
  if (!(inner instanceof z.ZodString)) return { minLength: 0 };
  return {
    minLength: inner.minLength ?? 0,
    ...(inner.maxLength === null ? {} : { maxLength: inner.maxLength }),
  };
}

/** The values of an enum or of a union of literals. */
function valuesOf(schema: z.ZodType): (string | number)[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options as (string | number)[];
  if (schema instanceof z.ZodLiteral) return [...schema.values] as (string | number)[];
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const parts = (schema.options as z.ZodType[]).map(valuesOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function choicesOf(values: readonly (string | number)[], { choices }: Partial<FieldMeta>): Choice[] {
  return values.map((value) => ({ value, label: choices?.[String(value)] ?? inWords(String(value)) }));
}

/** `sold-out` is "Sold out". */
export function inWords(value: string): string {
  const words = value.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
