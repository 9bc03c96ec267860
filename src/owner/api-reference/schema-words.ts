/** A schema in a few words: `text, at most 200 characters`. */

import type { Schema } from '#domain/api-reference/calls.ts';
import { fill } from '../fill.ts';
import { LOCALE, listed } from '../language.ts';
import { resolve, type Schemas } from './reference.ts';
import * as say from './words/en.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: say.textType,
  integer: say.wholeNumber,
  number: say.numberType,
  boolean: say.trueOrFalse,
  null: 'null',
  object: say.objectType,
  array: say.listType,
};
const MOST_VALUES = 12;

export function schemaWords(given: Schema, schemas: Schemas): string {
  const { schema, name } = resolve(given, schemas);
  if (name !== undefined) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return valuesOf(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return either(choices.map((each) => schemaWords(each, schemas)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.includes('array') && schema.items)
    return fill(say.listOfSchema, { schema: schemaWords(schema.items, schemas) });
  const words = either(types.map((type) => TYPES[type] ?? type)) || say.anything;
  return schema.format === 'binary' ? say.fileContents : words + limitsOf(schema);
}

function either(words: readonly string[]): string {
  return listed([...new Set(words)], 'disjunction');
}

function valuesOf(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map((value) => JSON.stringify(value));
  return shown.join(', ') + (values.length > MOST_VALUES ? ' …' : '');
}

function limitsOf({ maxLength }: Schema): string {
  return maxLength === undefined
    ? ''
    : fill(say.upToMaxlengthCharacters, { maxLength: maxLength.toLocaleString(LOCALE) });
}

/** What is inside it to be shown beneath, if anything: its own properties, or those of what it lists. */
export function insideOf(given: Schema, schemas: Schemas): Schema | undefined {
  const { schema } = resolve(given, schemas);
  if (schema.properties && Object.keys(schema.properties).length > 0) return schema;
  if (schema.items) return insideOf(schema.items, schemas);
  const choices = schema.anyOf ?? schema.oneOf ?? [];
  const objects = choices.flatMap((each) => insideOf(each, schemas) ?? []);
  return objects.length === 1 ? objects[0] : objects.length > 1 ? { anyOf: objects } : undefined;
}
