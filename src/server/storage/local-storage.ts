/** Storage in a folder of the local disk: the default, and all one machine needs. */
import { randomBytes } from 'node:crypto';
import { constants, copyFile, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStream } from './file-stream.ts';
import { assertKey, type Storage, type StorageKey, type StorageSource } from './storage.ts';

export function openLocalStorage(folder: string): Storage {
  const fileOf = (key: StorageKey): string => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };
  const size = async (key: StorageKey): Promise<number | undefined> =>
    (await unlessMissing(stat(fileOf(key))))?.size;
  return {
    async put(key, source) {
      await putFile(fileOf(key), source);
    },
    get: (key) => unlessMissing(readFile(fileOf(key))),
    size,
    async stream(key, range) {
      return (await size(key)) === undefined ? undefined : new FileStream(fileOf(key), range);
    },
    async withFile(key, use) {
      return (await size(key)) === undefined ? undefined : use(fileOf(key));
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

/** Temporary file in the same folder, flushed, renamed, folder flushed: after that a power cut loses nothing. */
async function putFile(file: string, source: StorageSource): Promise<void> {
  const folder = dirname(file);
  await makeFolder(folder);
  if (await isMovedIn(source, file)) return syncFolder(folder);
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await fillFile(temporary, source);
    await syncFile(temporary);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function fillFile(file: string, source: StorageSource): Promise<void> {
  if (source instanceof Uint8Array) {
    const handle = await open(file, 'wx', 0o600);
    await handle.writeFile(source).finally(() => handle.close());
    return;
  }
  await copyFile(source.path, file, constants.COPYFILE_FICLONE);
  if (source.isTemporary) await rm(source.path, { force: true });
}

/** In one step, so that a crash leaves nothing beside it. False for what stays, or lies on another disk. */
async function isMovedIn(source: StorageSource, file: string): Promise<boolean> {
  if (source instanceof Uint8Array || !source.isTemporary) return false;
  await syncFile(source.path);
  try {
    await rename(source.path, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return false;
    throw error;
  }
}

/** A new folder is durable only once the folder above has been flushed. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let path = folder; path !== dirname(first); path = dirname(path)) await syncFolder(dirname(path));
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems do not flush folders; they keep renames in order themselves.
    if (codeOf(error) !== 'EINVAL' && codeOf(error) !== 'EPERM') throw error;
  } finally {
    await handle.close();
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
