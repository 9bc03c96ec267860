/** Where uploaded files live: a port that knows keys and bytes, so that a disk can give way to an object store. */
import type { Readable } from 'node:stream';

/** `a-z`, `0-9`, `-`, `.` in segments parted by `/`; made of ids and hashes, never of what somebody typed. */
export type StorageKey = string;

/** Bytes in memory, or a file on this machine; a temporary one is taken over instead of copied. */
export type StorageSource = Uint8Array | { readonly path: string; readonly isTemporary?: boolean };

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export interface Storage {
  /** Stores all bytes durably or nothing; an older value is replaced at once. */
  put(key: StorageKey, source: StorageSource): Promise<void>;
  get(key: StorageKey): Promise<Buffer | undefined>;
  /** Size in bytes, or undefined where there is nothing. */
  size(key: StorageKey): Promise<number | undefined>;
  /** Opens nothing until it is read; what is deleted from then on is still read to its end. */
  stream(key: StorageKey, range?: ByteRange): Promise<Readable | undefined>;
  /** Gives a file on this machine with the bytes, for tools that read files. Not to be changed or kept. */
  withFile<T>(key: StorageKey, use: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: StorageKey): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** A wrong key is a bug of the caller, and would be a way out of the folder. */
export function assertKey(key: StorageKey): void {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}
