/**
 * Takes in a file before its form is sent: onto the disk piece by piece, checked by its bytes, then stored under an id
 * that waits for its submission.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile, checkFileBytes } from '#domain/forms/check-file.ts';
import type { FileRules } from '#domain/forms/files.ts';
import { FILE_FIELD_MESSAGES } from '#domain/forms/messages.ts';
import { SENT_SNIFF_BYTES } from '#domain/forms/sniff-sent-file.ts';
import { LimitedWriter, TooLargeError } from '../../storage/limited-writer.ts';
import { type FileAddress, writeReference } from './file-reference.ts';
import { FILE_LIFE_MS, type FormFilesDeps, formFileKey } from './form-files.ts';
import { insertFile, measureUnclaimed } from './queries-files.ts';

export interface SentFile extends FileAddress {
  /** As the visitor calls it. */
  readonly name: string;
  readonly rules: FileRules;
}

export type TakenFile =
  | {
      readonly kind: 'taken';
      readonly reference: string;
      readonly name: string;
      readonly bytes: number;
    }
  | { readonly kind: 'refused'; readonly reason: 'size' | 'type' | 'full'; readonly message: string };

/** Of one site, for files that wait for their submission. */
const MOST_WAITING = 2000;
const MOST_WAITING_BYTES_IN_FILES = 60;

/** @param body is read no further than the limit of the field */
export async function takeFile(
  deps: FormFilesDeps,
  file: SentFile,
  body: AsyncIterable<Uint8Array>,
): Promise<TakenFile> {
  if (await isFull(deps, file.siteId)) return refused('full', FILE_FIELD_MESSAGES.full);
  await mkdir(deps.tempDir, { recursive: true });
  const path = join(deps.tempDir, randomBytes(12).toString('hex'));
  try {
    const received = await receive(path, body, file.rules.maxBytes);
    if (!received) return refused('size', sizeMessage(file));
    return await keep(deps, file, { ...received, path });
  } finally {
    await rm(path, { force: true });
  }
}

/** What is said of a file that is larger than its field allows. */
export function sizeMessage({ name, rules }: Pick<SentFile, 'name' | 'rules'>): string {
  return checkFileBytes(rules, { name, bytes: rules.maxBytes + 1 }) ?? '';
}

async function isFull({ db, maxFileMegabytes }: FormFilesDeps, siteId: string): Promise<boolean> {
  const waiting = await measureUnclaimed(db.read, siteId);
  const mostBytes = MOST_WAITING_BYTES_IN_FILES * maxFileMegabytes * 1_000_000;
  return waiting.files >= MOST_WAITING || waiting.bytes >= mostBytes;
}

interface Received {
  readonly bytes: number;
  readonly hash: string;
  readonly head: Uint8Array;
}

/** @returns undefined for more than the limit, of which no more is read */
async function receive(
  path: string,
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Received | undefined> {
  const writer = new LimitedWriter(await open(path, 'wx', 0o600), maxBytes);
  const hash = createHash('sha256');
  const head: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of body) {
      await writer.write(piece);
      hash.update(piece);
      if (bytes < SENT_SNIFF_BYTES) head.push(piece.slice(0, SENT_SNIFF_BYTES - bytes));
      bytes += piece.length;
    }
  } catch (error) {
    if (error instanceof TooLargeError) return undefined;
    throw error;
  } finally {
    await writer.close();
  }
  return { bytes, hash: hash.digest('hex'), head: Buffer.concat(head) };
}

/** The row first: what a crash leaves is a row without a file, which goes when it is old. */
async function keep(
  deps: FormFilesDeps,
  { name, rules, ...address }: SentFile,
  { path, bytes, hash, head }: Received & { readonly path: string },
): Promise<TakenFile> {
  const checked = checkFile(rules, { name, bytes, head });
  if (!checked.ok) return refused('type', checked.message);
  const id = deps.newId();
  const now = deps.now();
  await deps.db.write((tx) =>
    insertFile(tx, {
      id,
      site_id: address.siteId,
      submission_id: null,
      form_id: address.formId,
      field_id: address.fieldId,
      name: checked.name,
      kind: checked.kind,
      bytes,
      hash,
      created_at: now,
      expires_at: now + FILE_LIFE_MS,
    }),
  );
  await deps.storage.put(formFileKey(id), { path, isTemporary: true });
  return { kind: 'taken', reference: writeReference(deps.secret, address, id), name: checked.name, bytes };
}

function refused(reason: 'size' | 'type' | 'full', message: string): TakenFile {
  return { kind: 'refused', reason, message };
}
