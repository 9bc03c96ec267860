/** Takes out of an answer what its schema marks as personal and the caller may not see. */
import type { z } from 'zod';
import type { Permission } from '../accounts/permissions.ts';
import { markOf, type PersonalMark } from './personal.ts';

type Schema = z.core.$ZodType;
type Sees = (permission: Permission) => boolean;

const marked = new WeakMap<Schema, ReadonlySet<Permission>>();

/** Permissions that some part of a schema is marked with. */
export function permissionsIn(schema: Schema): ReadonlySet<Permission> {
  const known = marked.get(schema);
  if (known) return known;
  const found = new Set<Permission>();
  visit(schema, (each) => {
    const mark = markOf(each);
    if (mark) found.add(mark.permission);
  });
  marked.set(schema, found);
  return found;
}

/** Each schema within this one, itself included. */
function visit(schema: Schema, meet: (each: Schema) => void, met = new Set<Schema>()): void {
  if (met.has(schema)) return;
  met.add(schema);
  meet(schema);
  for (const part of partsOf(schema)) visit(part, meet, met);
}

/** @returns a copy without it; the value itself where the caller may see all of it */
export function redact<T>(schema: Schema, value: T, sees: Sees): T {
  return [...permissionsIn(schema)].every(sees) ? value : (redactValue(schema, value, sees) as T);
}

function redactValue(schema: Schema, value: unknown, sees: Sees): unknown {
  if (value === null || value === undefined) return value;
  const mark = markOf(schema);
  if (mark && !sees(mark.permission)) return hide(value, mark);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'object') return redactObject(def, value, sees);
  if (def.type === 'array' && Array.isArray(value))
    return value.map((each: unknown) => redactWith(def.element, each, sees));
  if (def.type === 'record' && isObject(value))
    return mapObject(value, (_name, each) => redactWith(def.valueType, each, sees));
  if (def.type === 'tuple' && Array.isArray(value))
    return value.map((each: unknown, index) => redactWith(def.items[index] ?? def.rest, each, sees));
  // In a union every option counts: one mark too many hides something, one too few reveals it.
  return partsOf(schema).reduce<unknown>((rest, part) => redactValue(part, rest, sees), value);
}

function redactWith(schema: Schema | null | undefined, value: unknown, sees: Sees): unknown {
  return schema ? redactValue(schema, value, sees) : value;
}

function redactObject(def: z.core.$ZodObjectDef, value: unknown, sees: Sees): unknown {
  if (!isObject(value)) return value;
  return mapObject(value, (name, each) =>
    redactWith(Object.hasOwn(def.shape, name) ? def.shape[name] : def.catchall, each, sees),
  );
}

function hide(value: unknown, { isStruck }: PersonalMark): unknown {
  return isStruck ? strikeAddresses(value) : null;
}

const HIDDEN_ADDRESS = '[address]';

/** In all texts of a value. */
function strikeAddresses(value: unknown): unknown {
  if (typeof value === 'string') return value.split(' ').map(strikeWord).join(' ');
  if (Array.isArray(value)) return value.map(strikeAddresses);
  return isObject(value) ? mapObject(value, (_, each) => strikeAddresses(each)) : value;
}

function strikeWord(word: string): string {
  return word.indexOf('@') > 0 ? HIDDEN_ADDRESS : word;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapObject(
  value: Readonly<Record<string, unknown>>,
  change: (name: string, each: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(name, each)]));
}

/** Schemas that one is made of. */
function partsOf(schema: Schema): readonly Schema[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'object':
      return [...Object.values(def.shape), ...(def.catchall ? [def.catchall] : [])];
    case 'array':
      return [def.element];
    case 'record':
      return [def.valueType];
    case 'tuple':
      return [...def.items, ...(def.rest ? [def.rest] : [])];
    case 'union':
      return def.options;
    case 'intersection':
      return [def.left, def.right];
    case 'pipe':
      return [def.in, def.out];
    case 'lazy':
      return [def.getter()];
    default:
      return 'innerType' in def ? [def.innerType as Schema] : [];
  }
}
