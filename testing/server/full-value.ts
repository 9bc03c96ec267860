/** A value with everything that a schema knows: every optional key, one of each list, and the longest choice. */
import { z } from 'zod';

type AnySchema = z.core.$ZodType;

/** Tried in this order where a text, a number or a choice has rules of its own. */
const TEXTS = [
  'Ünïcode “🙂” 陶器',
  '0mabcdefghijklmnopqrstuv',
  'ada@example.org',
  'https://example.org/a?b=c',
  'https://{s}.example.org/{z}/{x}/{y}.png',
  '/terms',
  '2026-12-24',
  '17:30',
  '#1d2a4d',
  'NO',
  'full',
  'WELCOME_10',
  'US-TX',
  'NO9386011117947',
  'DNBANOKK',
  '12',
  '',
];
const NUMBERS = [1, 0.5, 5, 60, 0];

/** Throws where it cannot be made up: the value has to be written by hand then. */
export function fullValue<Value>(schema: z.ZodType<Value>): Value {
  const value = valueFor(schema);
  return schema.parse(value);
}

function valueFor(schema: AnySchema): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, AnySchema>).map(([key, inner]) => [key, valueFor(inner)]),
    );
  if (schema instanceof z.ZodPipe) {
    const first = valueFor(schema.in);
    return typeof first === 'string' ? firstThatFits(schema, [first, ...TEXTS]) : first;
  }
  if (isWrapper(schema)) return valueFor((schema as z.ZodOptional).unwrap() as AnySchema);
  if (schema instanceof z.ZodArray) return [valueFor(schema.element as AnySchema)];
  if (schema instanceof z.ZodRecord)
    return { [String(valueFor(schema.keyType))]: valueFor(schema.valueType as AnySchema) };
  if (schema instanceof z.ZodUnion)
    return firstThatFits(schema, (schema.options as AnySchema[]).map(valueFor));
  if (schema instanceof z.ZodEnum) return schema.options.at(-1);
  if (schema instanceof z.ZodLiteral) return [...schema.values].at(-1);
  return firstThatFits(schema, [true, ...TEXTS, ...NUMBERS, null]);
}

function isWrapper(schema: AnySchema): boolean {
  return [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodPrefault, z.ZodExactOptional, z.ZodReadonly].some(
    (wrapper) => schema instanceof wrapper,
  );
}

function firstThatFits(schema: AnySchema, candidates: readonly unknown[]): unknown {
  const fits = candidates.find((each) => z.core.safeParse(schema, each).success);
  if (fits === undefined) throw new Error(`Nothing fits a ${schema._zod.def.type}: add to the candidates.`);
  return fits;
}
