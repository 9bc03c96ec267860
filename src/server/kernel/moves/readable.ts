/** Records of an export as people read them, and back. */
import { z } from 'zod';
import { isObject } from '#domain/json.ts';
import { instant, toInstant } from './instant.ts';

const INSTANTS = new Set([
  'askedAt',
  'at',
  'confirmedAt',
  'createdAt',
  'decidedAt',
  'editedAt',
  'endedAt',
  'publishedAt',
  'updatedAt',
]);

/** Instants as dates, and nothing where there is nothing; not within what is kept as it is. */
export function readable(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([key, value]) => [
        key,
        INSTANTS.has(key) && typeof value === 'number' ? toInstant(value) : value,
      ]),
  );
}

/**
 * A schema for what `readable` writes: dates become milliseconds again, and null is restored where its schema
 * expects it. Every entry is read through this, so that schemas shared with the API fit exports as they are.
 */
export function readBack<Entry extends object>(schema: z.ZodType<Entry>): z.ZodType<Entry> {
  const shape = shapeOf(schema);
  if (!shape) return schema;
  const emptied = Object.keys(shape).filter((key) => isNullExpected(shape[key]));
  const dated = Object.keys(shape).filter((key) => INSTANTS.has(key) && accepts(shape[key], 0));
  return z.preprocess((record) => {
    if (!isObject(record)) return record;
    const whole: Record<string, unknown> = { ...record };
    for (const key of emptied) whole[key] ??= null;
    for (const key of dated) whole[key] = instant.safeParse(whole[key]).data ?? whole[key];
    return whole;
  }, schema);
}

/** Of an object, also where something is done with it before or after it is read. */
function shapeOf(schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in) ?? shapeOf(schema.out);
  return undefined;
}

/** Nullable, and null is the only way to say “absent”. */
function isNullExpected(schema: z.core.$ZodType | undefined): boolean {
  if (schema === undefined || !accepts(schema, null)) return false;
  const absent = z.core.safeParse(schema, undefined);
  return !absent.success || absent.data === undefined;
}

function accepts(schema: z.core.$ZodType | undefined, value: unknown): boolean {
  return schema !== undefined && z.core.safeParse(schema, value).success;
}
