/** Reads a JSON body by its schema, or says what is wrong with it. */
import type { Context } from 'hono';
import type { z } from 'zod';
import { readBytes } from './read-body.ts';

export type ReadBody<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly response: Response };

export const MAX_JSON_BYTES = 4_000_000;

/** For callers without a session: parsing JSON holds up everyone else. */
export const MAX_OPEN_BYTES = 64_000;

/** @param limit bytes */
export async function readJsonBody<T>(
  context: Context,
  schema: z.ZodType<T>,
  limit = MAX_JSON_BYTES,
): Promise<ReadBody<T>> {
  const type = context.req.header('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) return fail(context, 415, 'Send the body as application/json.');
  const read = await readBytes(context, limit);
  if (read.kind === 'too-large') return fail(context, 413, 'The body is too large.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read.bytes));
  } catch (error) {
    return fail(
      context,
      400,
      `The body is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`,
    );
  }
  const result = schema.safeParse(parsed);
  if (result.success) return { ok: true, value: result.data };
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') || 'body';
  return fail(context, 400, wordsOf(path, issue?.message ?? 'not valid'), path);
}

/** The schemas' own sentences are for owners and stand alone; Zod's words need what they are about. */
function wordsOf(path: string, message: string): string {
  return /[.!?]$/.test(message) ? message : `${path}: ${message}`;
}

function fail(
  context: Context,
  status: 400 | 413 | 415,
  message: string,
  path?: string,
): { ok: false; response: Response } {
  return { ok: false, response: context.json({ error: { kind: 'invalid', message, path } }, status) };
}
