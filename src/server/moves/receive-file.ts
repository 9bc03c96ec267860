/** Takes the body of a request onto the disk as it comes; a half one does not stay. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type FileReceived =
  | { readonly kind: 'received' }
  | { readonly kind: 'refused'; readonly status: 400 | 413; readonly message: string };

/** A site of ten years with its pictures. */
const MAX_UPLOAD_BYTES = 4_000_000_000;

const NOTHING: FileReceived = { kind: 'refused', status: 400, message: 'Choose a file to send.' };

class TooLargeError extends Error {}

export async function receiveFile(request: Request, file: string): Promise<FileReceived> {
  if (!request.body) return NOTHING;
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  try {
    await pipeline(Readable.from(limited(request.body)), target);
    if (target.bytesWritten > 0) return { kind: 'received' };
    await rm(file, { force: true });
    return NOTHING;
  } catch (error) {
    await rm(file, { force: true });
    if (error instanceof TooLargeError)
      return { kind: 'refused', status: 413, message: 'This file is too large: at most 4 GB are taken.' };
    if (isCutOff(error))
      return { kind: 'refused', status: 400, message: 'The file did not come through whole. Send it again.' };
    throw error;
  }
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = MAX_UPLOAD_BYTES;
  for await (const bytes of body) {
    left -= bytes.length;
    if (left < 0) throw new TooLargeError();
    yield bytes;
  }
}

function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'))
  );
}
