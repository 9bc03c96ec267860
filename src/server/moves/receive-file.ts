/** Takes the body of a request onto the disk as it comes; a half one does not stay. */
import { open, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { CutOffError, streamBody } from '../http/read-body.ts';
import { LimitedWriter, TooLargeError } from '../storage/limited-writer.ts';

export type FileReceived =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly status: 400 | 413; readonly message: string };

/** A site of ten years with its pictures. */
const MAX_UPLOAD_BYTES = 4_000_000_000;

const NOTHING: FileReceived = { kind: 'refused', status: 400, message: 'Choose a file.' };

export async function receiveFile(context: Context, file: string): Promise<FileReceived> {
  try {
    if ((await writeBody(context, file)) > 0) return { kind: 'received' };
    await rm(file, { force: true });
    return NOTHING;
  } catch (error) {
    await rm(file, { force: true });
    if (error instanceof TooLargeError)
      return { kind: 'refused', status: 413, message: 'This file is too large. The limit is 4 GB.' };
    if (error instanceof CutOffError)
      return { kind: 'refused', status: 400, message: 'The file did not arrive complete. Send it again.' };
    throw error;
  }
}

/** @returns how many bytes there were */
async function writeBody(context: Context, file: string): Promise<number> {
  const writer = new LimitedWriter(await open(file, 'wx', 0o600), MAX_UPLOAD_BYTES);
  let bytes = 0;
  try {
    for await (const chunk of streamBody(context, MAX_UPLOAD_BYTES)) {
      await writer.write(chunk);
      bytes += chunk.length;
    }
  } finally {
    await writer.close();
  }
  return bytes;
}
