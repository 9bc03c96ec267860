/** Reads the plain files of a .zip, which is how most people pack a folder. Trusts no size it states. */
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { TarEntry } from './tar.ts';

export class ZipError extends Error {
  override readonly name = 'ZipError';
}

const UNIX = 3;
const FILE_TYPE = 0o170000;
const LINK = 0o120000;

/** Folders are passed over. @throws ZipError for what is damaged, encrypted or no plain file */
export async function* readZip(path: string): AsyncGenerator<TarEntry> {
  const zip = await open(path);
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileNameRaw.toString();
      refuseUnreadable(entry, name);
      if (!name.endsWith('/')) yield { name, size: entry.uncompressedSize, bytes: unpack(zip, entry, name) };
    }
  } catch (error) {
    throw explained(error, 'its list of files is damaged');
  } finally {
    zip.close();
  }
}

async function open(path: string): Promise<ZipFile> {
  try {
    // Which names are safe is decided by whoever writes the files.
    return await openPromise(path, { autoClose: false, decodeStrings: false });
  } catch (error) {
    throw explained(error, 'its list of files is missing, so it did not come through whole');
  }
}

function refuseUnreadable(entry: Entry, name: string): void {
  const isOfUnix = entry.versionMadeBy >> 8 === UNIX;
  if (isOfUnix && ((entry.externalFileAttributes >>> 16) & FILE_TYPE) === LINK)
    throw new ZipError(`“${name}” is a link or a device, not a file`);
  if (entry.isEncrypted()) throw new ZipError('it is protected by a password');
  if (!entry.canDecodeFileData())
    throw new ZipError(`“${name}” is packed in a way that Vitrine does not read`);
}

async function* unpack(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const is = (words: string) => error instanceof Error && error.message.startsWith(words);
    // Packed to more than it says: made to fill the disk.
    if (is('too many bytes')) throw new ZipError(`“${name}” is larger than it says`);
    throw explained(error, `“${name}” ${is('not enough bytes') ? 'ends too early' : 'is damaged'}`);
  }
}

/** What the reader itself throws is a plain error without a code, in words for programmers. */
function explained(error: unknown, message: string): unknown {
  const isOfReader = error instanceof Error && error.name === 'Error' && !('code' in error);
  return isOfReader ? new ZipError(message) : error;
}
