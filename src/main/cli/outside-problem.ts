/** What goes wrong outside of Vitrine, whatever a command was doing: in a sentence, with what to do. */
import { DatabaseUnavailableError } from '#server/db/unavailable.ts';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
const SQLITE_FULL = 13;

/** Whether an error, or what caused it, is that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof DatabaseUnavailableError && each.reason === 'full') return true;
    if ('code' in each && FULL_CODES.has(String(each.code))) return true;
    if ('errcode' in each && (Number(each.errcode) & 0xff) === SQLITE_FULL) return true;
  }
  return false;
}

/** Undefined for errors that are bugs of ours. */
export function outsideProblem(error: unknown): string | undefined {
  if (isDiskFull(error)) {
    const path = error instanceof Error && 'path' in error ? ` (at ${String(error.path)})` : '';
    return `The disk is full${path}. Free some space and run the command again. Existing data was not changed.`;
  }
  return error instanceof DatabaseUnavailableError ? error.message : undefined;
}
