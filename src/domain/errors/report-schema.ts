/** What is taken of a page's reports. They come from anybody: whatever is no report is left out, the rest is cut to size. */
import { z } from 'zod';
import { ERROR_LIMITS, type ErrorEvent, type TraceEntry } from './contract.ts';

const MAX_TEXT = 2000;
const MAX_ENTRIES = 50;
const MAX_NESTED = 4000;

const text = z
  .string()
  .catch('')
  .transform((value) => value.slice(0, MAX_TEXT));
const number = z.number().int().nonnegative().catch(0);

const errorEvent = z.object({
  event: z.literal('javascript-error'),
  data: z.object({
    app: text,
    message: text,
    stack: z
      .string()
      .catch('')
      .transform((value) => value.slice(0, ERROR_LIMITS.stack)),
    file: text,
    line: number,
    column: number,
    websiteId: text,
    templateId: text,
    url: text,
    userAgent: text,
  }),
  timestamp: number,
}) satisfies z.ZodType<ErrorEvent>;

const traceEntry = z.object({
  pageUrl: text,
  type: text,
  data: z.unknown().refine((value) => (JSON.stringify(value)?.length ?? 0) <= MAX_NESTED),
});

/** Undefined where it is no list at all. */
export function readErrorEvents(json: unknown): ErrorEvent[] | undefined {
  return Array.isArray(json) ? readAll(json.slice(0, ERROR_LIMITS.queue), errorEvent) : undefined;
}

export function readTraceEntries(json: unknown): TraceEntry[] | undefined {
  return Array.isArray(json) ? readAll(json.slice(0, MAX_ENTRIES), traceEntry) : undefined;
}

function readAll<T>(list: readonly unknown[], schema: z.ZodType<T>): T[] {
  return list.flatMap((each) => schema.safeParse(each).data ?? []);
}
