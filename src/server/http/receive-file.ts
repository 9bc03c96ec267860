/** Takes the body of a request onto the disk as it comes; a half one does not stay. */
import { open, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { LimitedWriter, TooLargeError } from '../storage/limited-writer.ts';
import { CutOffError, streamBody } from './read-body.ts';

export type FileReceived =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly status: 400 | 413; readonly message: string };

interface Limit {
  readonly maxBytes: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
}

const NOTHING: FileReceived = { kind: 'refused', status: 400, message: 'Choose a file.' };

export async function receiveFile(
  context: Context,
  file: string,
  { maxBytes, tooLarge }: Limit,
): Promise<FileReceived> {
  try {
    if ((await writeBody(context, file, maxBytes)) > 0) return { kind: 'received' };
    await rm(file, { force: true });
    return NOTHING;
  } catch (error) {
    await rm(file, { force: true });
    if (error instanceof TooLargeError) return { kind: 'refused', status: 413, message: tooLarge };
    if (error instanceof CutOffError)
      return { kind: 'refused', status: 400, message: 'The file did not arrive complete. Send it again.' };
    throw error;
  }
}

/** @returns how many bytes there were */
async function writeBody(context: Context, file: string, maxBytes: number): Promise<number> {
  const writer = new LimitedWriter(await open(file, 'wx', 0o600), maxBytes);
  let bytes = 0;
  try {
    for await (const chunk of streamBody(context, maxBytes)) {
      await writer.write(chunk);
      bytes += chunk.length;
    }
  } finally {
    await writer.close();
  }
  return bytes;
}
