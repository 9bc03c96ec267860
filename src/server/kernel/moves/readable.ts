/** Records of an export as people read them. */
import { toInstant } from './instant.ts';

const INSTANTS = new Set([
  'askedAt',
  'at',
  'confirmedAt',
  'createdAt',
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
