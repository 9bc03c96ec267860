/** What visitors send to one address in two ways: a form by the browser itself, or JSON by a script. */
import type { Context } from 'hono';
import { isObject } from '#domain/json.ts';
import { readFields, readText } from './read-body.ts';

type Values = Readonly<Record<string, unknown>>;
export type Fields = Readonly<Record<string, string>>;

export function isJsonSent(context: Context): boolean {
  return /^application\/json\b/i.test(context.req.header('content-type') ?? '');
}

/** Nothing of what cannot be read. */
export async function readSent(context: Context, maxBytes: number): Promise<Values | 'too-large'> {
  if (!isJsonSent(context)) {
    const read = await readFields(context, maxBytes);
    return read.kind === 'read' ? read.fields : read.kind;
  }
  const read = await readText(context, maxBytes);
  if (read.kind === 'too-large') return read.kind;
  try {
    const values: unknown = JSON.parse(read.text);
    return isObject(values) ? values : {};
  } catch {
    return {};
  }
}

/** The same where all of it is text: of what a script sends, texts and numbers. */
export async function readSentTexts(context: Context, maxBytes: number): Promise<Fields | 'too-large'> {
  const values = await readSent(context, maxBytes);
  if (values === 'too-large') return values;
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
