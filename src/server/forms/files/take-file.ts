/**
 * Takes in a file before its form is sent: onto the disk chunk by chunk, checked by its bytes, then stored under an id
 * that waits for its submission.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFile, checkFileBytes } from '#domain/forms/check-file.ts';
import type { FileKind } from '#domain/forms/file-kinds.ts';
import type { FileRules } from '#domain/forms/files.ts';
import { SENT_SNIFF_BYTES } from '#domain/forms/sniff-sent-file.ts';
import type { FormScriptMessages } from '#domain/forms/words/en.ts';
import { LimitedWriter, TooLargeError } from '../../storage/limited-writer.ts';
import { writeReference } from './file-reference.ts';
import { FILE_LIFE_MS, type FormFilesDeps, formFileKey } from './form-files.ts';
import { describeFile } from './queries.ts';
import { releasePlace, reservePlace, type ToReserve } from './waiting-place.ts';

export interface SentFile extends ToReserve {
  /** As the visitor calls it. */
  readonly name: string;
  readonly rules: FileRules;
  /** How large it is said to be, where it is said. */
  readonly announcedBytes?: number | undefined;
  /** In the language of the person who sends it. */
  readonly words: FormScriptMessages;
}

/** By whose place it is that is full: `full` of the site, `share` of whoever sends. */
type RefusedFor = 'size' | 'type' | 'full' | 'share';

export type TakenFile =
  | {
      readonly kind: 'taken';
      readonly reference: string;
      readonly name: string;
      readonly bytes: number;
    }
  | { readonly kind: 'refused'; readonly reason: RefusedFor; readonly message: string };

/** @param body is read no further than the limit of the field */
export async function takeFile(
  deps: FormFilesDeps,
  file: SentFile,
  body: AsyncIterable<Uint8Array>,
): Promise<TakenFile> {
  const { maxBytes } = file.rules;
  const most = Math.min(maxBytes, file.announcedBytes ?? maxBytes);
  await mkdir(deps.tempDir, { recursive: true });
  const place = await reservePlace(deps, file, most);
  if (place.kind !== 'reserved') return refused(place.kind, file.words[place.kind]);
  const path = join(deps.tempDir, randomBytes(12).toString('hex'));
  let isStoring = false;
  try {
    const received = await receive(path, body, most);
    if (!received) return refused('size', sizeMessage(file));
    const checked = checkFile(file.rules, { name: file.name, ...received }, file.words);
    if (!checked.ok) return refused('type', checked.message);
    isStoring = true;
    return await store(deps, file, { ...received, ...checked, id: place.id, path });
  } finally {
    await rm(path, { force: true });
    // What could not be stored may lie there all the same: its row is what sweeps it away.
    if (!isStoring) await releasePlace(deps, place.id);
  }
}

/** What is said of a file that is larger than its field allows. */
export function sizeMessage({ name, rules, words }: Pick<SentFile, 'name' | 'rules' | 'words'>): string {
  return checkFileBytes(rules, { name, bytes: rules.maxBytes + 1 }, words) ?? '';
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
    for await (const chunk of body) {
      await writer.write(chunk);
      hash.update(chunk);
      if (bytes < SENT_SNIFF_BYTES) head.push(chunk.slice(0, SENT_SNIFF_BYTES - bytes));
      bytes += chunk.length;
    }
  } catch (error) {
    if (error instanceof TooLargeError) return undefined;
    throw error;
  } finally {
    await writer.close();
  }
  return { bytes, hash: hash.digest('hex'), head: Buffer.concat(head) };
}

interface ToStore extends Omit<Received, 'head'> {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
}

/** The row first: what a crash leaves is a row without a file, which goes when it is old. */
async function store(
  deps: FormFilesDeps,
  { siteId, formId, fieldId, words }: SentFile,
  { id, path, name, kind, bytes, hash }: ToStore,
): Promise<TakenFile> {
  const facts = { name, kind, bytes, hash, expiresAt: deps.now() + FILE_LIFE_MS };
  // Swept away, for it took longer than a file waits.
  if (!(await deps.db.write((tx) => describeFile(tx, id, facts)))) return refused('full', words.gone);
  await deps.storage.put(formFileKey(id), { path, isTemporary: true });
  return {
    kind: 'taken',
    reference: writeReference(deps.secret, { siteId, formId, fieldId }, id),
    name,
    bytes,
  };
}

function refused(reason: RefusedFor, message: string): TakenFile {
  return { kind: 'refused', reason, message };
}
