/** Whether a file of a product can be stamped: by stamping it once, so that no buyer meets a PDF that cannot be. */
import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../storage/storage.ts';
import { type ProductFileTable, productFileKey } from '../queries-downloads.ts';
import { runStamp, type StampOutcome } from './run-stamp.ts';
import { STAMP_LIMITS } from './stamp-tasks.ts';

interface Refused {
  readonly kind: 'missing' | 'notStampable' | 'busy';
  readonly message: string;
}

const MEGABYTES = STAMP_LIMITS.bytes / 1_000_000;
const GONE: Refused = { kind: 'missing', message: 'This file no longer exists.' };
const NO_PDF = 'Only PDFs can be stamped, and this file isn’t one.';
const TOO_LARGE = `This PDF is too large to stamp. The limit is ${MEGABYTES} MB.`;

const REFUSED: Readonly<Record<Exclude<StampOutcome['kind'], 'stamped'>, Refused>> = {
  encrypted: {
    kind: 'notStampable',
    message: 'This PDF is protected, so it can’t be stamped. Add a copy without protection instead.',
  },
  unreadable: {
    kind: 'notStampable',
    message: 'This PDF can’t be stamped. It may be damaged: export it again and add the new file.',
  },
  busy: { kind: 'busy', message: 'Other PDFs are being stamped. Try again in a minute.' },
};

const PDF_START = Buffer.from('%PDF-');

interface CheckDeps {
  readonly storage: Storage;
  readonly tempDir: string;
}

/** @returns undefined where it can be stamped */
export async function refuseStamp(
  { storage, tempDir }: CheckDeps,
  { id, bytes }: ProductFileTable,
): Promise<Refused | undefined> {
  if (!(await startsAsPdf(storage, id))) return { kind: 'notStampable', message: NO_PDF };
  if (bytes > STAMP_LIMITS.bytes) return { kind: 'notStampable', message: TOO_LARGE };
  await mkdir(tempDir, { recursive: true });
  const target = join(tempDir, `stamp-check-${randomBytes(12).toString('hex')}`);
  try {
    const line = 'Ada Lovelace · #1042';
    const outcome = await storage.withFile(productFileKey(id), (file) => runStamp({ file, target, line }));
    if (!outcome) return GONE;
    return outcome.kind === 'stamped' ? undefined : REFUSED[outcome.kind];
  } finally {
    await rm(target, { force: true });
  }
}

async function startsAsPdf(storage: Storage, id: string): Promise<boolean> {
  const stream = await storage.stream(productFileKey(id), { start: 0, end: PDF_START.length - 1 });
  if (!stream) return false;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).equals(PDF_START);
}
