/** Instants in exported files: as dates people can read, where they have such a form. */
import { z } from 'zod';

/** The years 0 to 9999, which dates of four digits can name. */
const FIRST_DATE = Date.parse('0000-01-01T00:00:00Z');
const LAST_DATE = Date.parse('9999-12-31T23:59:59.999Z');

/** An instant as people write it; a number of milliseconds where it has no such form. */
export function toInstant(ms: number): string | number {
  return ms >= FIRST_DATE && ms <= LAST_DATE ? new Date(ms).toISOString() : ms;
}

/** A date like `2026-03-02T09:00:00.000Z`, read as milliseconds. */
export const instant = z.union([
  z.int(),
  z.iso
    .datetime({ offset: true, error: 'must be a date like 2026-03-02T09:00:00.000Z' })
    .transform((text) => Date.parse(text)),
]);
