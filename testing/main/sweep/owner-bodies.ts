/** Bodies of the owner's calls from their schemas: ordinary ones, and ones at every limit that a schema names. */
import { z } from 'zod';
import type { Json } from './ordinary.ts';

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface Size {
  /** Items of each list, and entries of each record, as far as the schema lets them. */
  readonly items: number;
  /** Letters of each text, as far as the schema lets them. */
  readonly letters: number;
  /** What texts are made of. */
  readonly unit: string;
  /** Characters of the whole, about. */
  readonly most: number;
}

const DEEPEST = 8;
/** Values of a body: beyond that, lists and records stay as short as they may be. */
const MOST_VALUES = 60_000;
/** What schemas ask of texts that are names of something. */
const NAMES = [
  'a'.repeat(24),
  '2026-11-21',
  '2026-11',
  '10:00',
  '#aabbcc',
  'de',
  'DE',
  'EUR',
  'ada@example.org',
  'https://example.org/',
  '/journal',
  'example.org',
  'Europe/Berlin',
  'abcdef0123456789',
  '123456',
];

const schemas = new WeakMap<z.ZodType, Schema>();

export function bodyOf(schema: z.ZodType, size: Size): Json {
  const whole =
    schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(schema, whole);
  return new BodyMaker(whole, size).make(whole, 0);
}

class BodyMaker {
  readonly #whole: Schema;
  readonly #size: Size;
  #made = 0;
  #letters = 0;

  constructor(whole: Schema, size: Size) {
    this.#whole = whole;
    this.#size = size;
  }

  make(schema: Schema, depth: number): Json {
    this.#made += 1;
    const given = this.#resolve(schema);
    if (given.const !== undefined) return given.const;
    if (given.enum) return given.enum[this.#made % given.enum.length] ?? null;
    const choices = given.anyOf ?? given.oneOf;
    if (choices) return this.make(this.#choose(choices, depth), depth);
    if (given.allOf) return Object.assign({}, ...given.allOf.map((each) => this.make(each, depth)));
    const type = typeof given.type === 'string' ? given.type : (given.type?.[0] ?? 'string');
    switch (type) {
      case 'object':
        return this.#object(given, depth);
      case 'array':
        return this.#list(given, depth);
      case 'number':
      case 'integer':
        return Math.min(given.maximum ?? 1, Math.max(given.minimum ?? 1, 1));
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return this.#text(given);
    }
  }

  /** Each in turn, so that a list holds some of every kind; deep down the first, which ends soonest. */
  #choose(choices: readonly Schema[], depth: number): Schema {
    const values = choices.filter((each) => this.#resolve(each).type !== 'null');
    return values[depth > DEEPEST ? 0 : this.#made % values.length] ?? {};
  }

  #object({ properties = {}, additionalProperties, propertyNames }: Schema, depth: number): Json {
    const fields = Object.entries(properties).map(([name, each]) => [name, this.make(each, depth + 1)]);
    if (typeof additionalProperties !== 'object' || depth > DEEPEST || this.#isFull())
      return Object.fromEntries(fields);
    const named = propertyNames && this.#resolve(propertyNames).enum;
    const names = named ?? Array.from({ length: Math.min(this.#size.items, 1000) }, (_, at) => `key${at}`);
    const more = names.map((name) => [String(name), this.make(additionalProperties, depth + 1)]);
    return Object.fromEntries([...fields, ...more]);
  }

  #list({ items = {}, prefixItems, minItems = 0, maxItems }: Schema, depth: number): Json {
    if (prefixItems) return prefixItems.map((each) => this.make(each, depth + 1));
    const wanted =
      depth > DEEPEST ? minItems : Math.min(Math.max(minItems, this.#size.items), maxItems ?? 20_000);
    const list: Json[] = [];
    while (list.length < wanted && (list.length < minItems || !this.#isFull()))
      list.push(this.make(items, depth + 1));
    return list;
  }

  #isFull(): boolean {
    return this.#letters >= this.#size.most || this.#made > MOST_VALUES;
  }

  #text({ pattern, maxLength = this.#size.letters }: Schema): string {
    const named =
      pattern === undefined ? undefined : NAMES.find((name) => new RegExp(pattern, 'u').test(name));
    const mark = String(this.#made);
    const most = Math.max(0, Math.min(maxLength, this.#size.letters) - mark.length);
    const text =
      named ?? this.#size.unit.repeat(Math.ceil(most / this.#size.unit.length)).slice(0, most) + mark;
    this.#letters += text.length + 8;
    return text;
  }

  #resolve(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    if (schema.$ref === '#') return this.#whole;
    return this.#resolve(this.#whole.$defs?.[schema.$ref.replace('#/$defs/', '')] ?? {});
  }
}
