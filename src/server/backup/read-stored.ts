/** Stored files as a backup reads them: one that cannot be read costs that file, and not the backup. */
import type { Storage, StorageKey } from '../storage/storage.ts';

interface Opened {
  readonly kind: 'opened';
  /** In bytes, when it was opened. */
  readonly size: number;
  readonly chunks: AsyncIterator<Uint8Array>;
  readonly first: IteratorResult<Uint8Array>;
}

export type StoredOpened = Opened | { readonly kind: 'missing'; readonly why: string };

/** Open before its header is written: what is open can be read to its end, even if it is deleted in the meantime. */
export async function openStored(storage: Storage, key: StorageKey): Promise<StoredOpened> {
  try {
    const size = await storage.size(key);
    const stream = size === undefined ? undefined : await storage.stream(key);
    if (size === undefined || !stream) return NOT_THERE;
    const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
    return { kind: 'opened', size, chunks, first: await chunks.next() };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    return code === 'ENOENT' ? NOT_THERE : { kind: 'missing', why: `cannot be read (${code})` };
  }
}

const NOT_THERE = { kind: 'missing', why: 'is missing' } as const;
const ZEROS = new Uint8Array(64 * 1024);

/** As many bytes as were promised: zeros for what cannot be read, and nothing of what has been added since. */
export async function* exactly(
  { size, chunks, first }: Opened,
  report: (what: string) => void,
): AsyncGenerator<Uint8Array> {
  let left = size;
  let next = first;
  try {
    for (; !next.done && left > 0; next = await chunks.next()) {
      const chunk = next.value.subarray(0, left);
      left -= chunk.length;
      yield chunk;
    }
    if (left > 0) report('became shorter while it was read');
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    report(`cannot be read to its end (${code})`);
  } finally {
    await chunks.return?.();
  }
  for (; left > 0; left -= ZEROS.length) yield ZEROS.subarray(0, left);
}

/** The system's code; undefined where an error is none of the system's. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && 'syscall' in error ? String(error.code) : undefined;
}
