/** Parts of files: what a `Range` header asks for (RFC 9110). */
import type { ByteRange } from '../storage/storage.ts';

export type RequestedRange = ByteRange | 'all' | 'unsatisfiable';

/** One range is served; several at once, other units and nonsense get the whole file, as the standard allows. */
export function readByteRange(header: string | undefined, size: number): RequestedRange {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return 'all';
  if (from === '') return lastBytes(Number(to), size);
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return 'all';
  return start < size ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { start: Math.max(0, size - count), end: size - 1 };
}
