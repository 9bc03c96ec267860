/** Takes in a file: a picture, a film, a sound or a document. Stored durably before it is acknowledged. */
import { mkdir, rm } from 'node:fs/promises';
import { isId } from '#domain/id.ts';
import type { FocalPoint, MediaView } from '#domain/media/calls.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findMedia, insertMedia } from '../kernel/media/queries.ts';
import { hasCleanCopy, type MediaRecord, originalKey, servedKey, viewOf } from '../kernel/media/records.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { MediaDeps } from './open-media.ts';
import {
  checkFile,
  type IncomingFile,
  type PreparedFile,
  prepareFile,
  type Refusal,
  type UploadSource,
  withSourceFile,
} from './prepare-file.ts';
import { findMediaBySource, isIdTaken, replaceMedia } from './queries.ts';
import { removeFiles } from './remove-files.ts';
import type { WarmVariants } from './warm-variants.ts';

export interface UploadMedia {
  readonly siteId: string;
  /** As the uploader calls it; kept readable, with an ending that fits its bytes. */
  readonly filename: string;
  readonly bytes: UploadSource;
  readonly alt?: string;
  readonly caption?: string;
  readonly focalPoint?: FocalPoint;
  /** Where an import took it from: the same one again is found by this, and replaced if its bytes differ. */
  readonly sourceId?: string;
  /** Runs in the transaction that stores the file. */
  readonly alsoWrite?: (tx: Queryable, media: MediaView) => Promise<void>;
  /** For files that bring their id; the same one again counts as the same source. */
  readonly id?: string;
}

export type MediaUploaded = { readonly kind: 'stored'; readonly media: MediaView } | Refusal;

export async function uploadMedia(
  deps: MediaDeps,
  _actor: Actor,
  input: UploadMedia,
): Promise<MediaUploaded> {
  if (input.id !== undefined && !isId(input.id)) throw new Error(`not an id: ${input.id}`);
  const identity = input.id ?? input.sourceId;
  if (identity === undefined) return takeIn(deps, input);
  return deps.uploads.run(`${input.siteId} ${identity}`, () => takeIn(deps, input));
}

async function takeIn(deps: MediaDeps, input: UploadMedia): Promise<MediaUploaded> {
  await mkdir(deps.tempDir, { recursive: true });
  return withSourceFile(deps, input.bytes, async (path) => {
    const file = await checkFile(input.filename, path);
    if ('kind' in file) return file;
    const existing = await findExisting(deps.db.read, input);
    if (existing?.hash === file.hash) return { kind: 'stored', media: viewOf(existing) };
    const prepared = await prepareFile(deps, file);
    if ('kind' in prepared) return prepared;
    return store(deps, input, file, prepared);
  });
}

async function findExisting(db: Queryable, input: UploadMedia): Promise<MediaRecord | undefined> {
  const byId = input.id === undefined ? undefined : await findMedia(db, input.siteId, input.id);
  if (byId || input.sourceId === undefined) return byId;
  return findMediaBySource(db, input.siteId, input.sourceId);
}

/** Files first, then the row: a crash in between leaves files nobody asks for, never a row without its file. */
async function store(
  deps: MediaDeps,
  input: UploadMedia,
  file: IncomingFile,
  prepared: PreparedFile,
): Promise<MediaUploaded> {
  const id = (await findExisting(deps.db.read, input))?.id ?? input.id ?? deps.newId();
  const stored = { id, hash: file.hash, kind: file.type.kind };
  try {
    await deps.storage.put(originalKey(stored), { path: prepared.originalPath });
    if (prepared.cleanPath && hasCleanCopy(stored))
      await deps.storage.put(servedKey(stored), { path: prepared.cleanPath, isTemporary: true });
  } finally {
    if (prepared.cleanPath) await rm(prepared.cleanPath, { force: true });
  }
  const written = await deps.db.write((tx) => writeRow(tx, deps, input, prepared, id));
  const { record, obsolete } = written;
  if (obsolete) await removeFiles(deps, obsolete);
  return { kind: 'stored', media: viewOf(record) };
}

interface WrittenRow {
  readonly record: MediaRecord;
  /** Whose files nobody needs any more: the replaced ones, or ours when somebody else was quicker. */
  readonly obsolete: Pick<MediaRecord, 'id' | 'hash' | 'kind'> | undefined;
}

async function writeRow(
  tx: Queryable,
  deps: MediaDeps,
  input: UploadMedia,
  { facts }: PreparedFile,
  id: string,
): Promise<WrittenRow> {
  const existing = await findExisting(tx, input);
  if (existing && existing.id !== id) {
    // The same source was taken in at the same time; its file stands, and ours is a copy.
    return { record: existing, obsolete: { id, hash: facts.hash, kind: facts.kind } };
  }
  const record = recordOf(deps, input, facts, id, existing);
  if (existing) {
    await replaceMedia(tx, record);
    await raiseSiteVersion(tx, input.siteId, deps.now());
  } else {
    if (await isIdTaken(tx, id)) throw new Error(`the id ${id} belongs to another site's file`);
    await insertMedia(tx, record);
  }
  if (facts.kind === 'image') {
    const payload: WarmVariants = { siteId: input.siteId, mediaId: id };
    await enqueue(tx, deps, { type: 'media.warm-variants', siteId: input.siteId, payload });
  }
  await input.alsoWrite?.(tx, viewOf(record));
  const isReplaced = existing !== undefined && existing.hash !== record.hash;
  return { record, obsolete: isReplaced ? existing : undefined };
}

function recordOf(
  deps: MediaDeps,
  input: UploadMedia,
  facts: PreparedFile['facts'],
  id: string,
  existing: MediaRecord | undefined,
): MediaRecord {
  return {
    id,
    siteId: input.siteId,
    ...facts,
    // Made for other pixels.
    edit: null,
    posterId: existing?.hash === facts.hash ? existing.posterId : null,
    alt: input.alt ?? existing?.alt ?? '',
    caption: input.caption ?? existing?.caption ?? '',
    focalPoint: input.focalPoint ?? existing?.focalPoint ?? { x: 0.5, y: 0.5 },
    createdAt: existing?.createdAt ?? deps.now(),
    deletedAt: existing?.deletedAt ?? null,
    sourceId: input.sourceId ?? existing?.sourceId ?? null,
  };
}
