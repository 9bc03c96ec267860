/** Brings one converted entry to the site: made, brought up to date, or left as it is, and says which. */
import { ITEM_STATUS, PAGE_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import type { ImportOutcome } from '#domain/import/report.ts';
import { isEqualJson } from '#domain/json.ts';
import type { Queryable } from '../db/schema.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import type { ImportDeps } from './import-run.ts';
import { IMPORT_AUTHOR } from './ports.ts';
import { findLastRevisionBy, type ImportedDocument, setPasswordHash, setStatus } from './queries.ts';

/** What becomes of an entry once it is here. */
export type Publication =
  | { readonly kind: 'publish' | 'draft' | 'review' | 'private' }
  | { readonly kind: 'schedule'; readonly at: number };

export interface DocumentToWrite {
  readonly siteId: string;
  readonly id: string;
  readonly sourceId: string;
  readonly kind: 'page' | 'item';
  readonly body: Body;
  /** Empty: made from the title. */
  readonly slug: string;
  readonly parentId: string | null;
  readonly collectionId: string | null;
  readonly position: number;
  readonly at: number | undefined;
  readonly publication: Publication;
  readonly passwordHash: string | undefined;
  readonly existing: ImportedDocument | undefined;
}

export interface DocumentWritten {
  readonly outcome: ImportOutcome;
  readonly path: string | undefined;
  readonly notes: readonly string[];
}

type WriteDeps = Pick<ImportDeps, 'ports'>;

export async function writeDocument(
  tx: Queryable,
  deps: WriteDeps,
  document: DocumentToWrite,
): Promise<DocumentWritten> {
  const change = await planChange(tx, document);
  const path = document.existing?.path ?? undefined;
  switch (change.kind) {
    case 'create':
      return createNew(tx, deps, document);
    case 'update':
      await update(tx, deps, document, change.isPublished);
      return { outcome: 'updated', path, notes: [] };
    case 'unchanged':
      return { outcome: 'unchanged', path, notes: [] };
    case 'kept':
      return { outcome: 'kept', path, notes: [change.why] };
  }
}

export type Change =
  | { readonly kind: 'create' | 'unchanged' }
  | { readonly kind: 'update'; readonly isPublished: boolean }
  | { readonly kind: 'kept'; readonly why: string };

export const OUTCOMES: Readonly<Record<Change['kind'], ImportOutcome>> = {
  create: 'created',
  update: 'updated',
  unchanged: 'unchanged',
  kept: 'kept',
};

/** Decides without writing, so that a dry run asks the same question. */
export async function planChange(
  db: Queryable,
  {
    siteId,
    body,
    existing,
    publication,
  }: Pick<DocumentToWrite, 'siteId' | 'body' | 'existing' | 'publication'>,
): Promise<Change> {
  if (!existing) return { kind: 'create' };
  if (existing.isDeleted) return { kind: 'kept', why: 'it was deleted here and is not restored' };
  const draft = existing.draftId === null ? undefined : await findRevision(db, siteId, existing.draftId);
  const last = await findLastRevisionBy(db, existing.id, IMPORT_AUTHOR);
  const isNews = last === undefined || !isEqualJson(last.body, body);
  if (draft?.author !== IMPORT_AUTHOR) {
    return isNews
      ? { kind: 'kept', why: 'the file holds a newer version, but this one has been edited here' }
      : { kind: 'unchanged' };
  }
  if (isNews) return { kind: 'update', isPublished: existing.publishedId !== null };
  // A draft of the first file that is published in this one; one that was taken off here has been published before.
  const isFirstPublished =
    publication.kind === 'publish' && existing.status === ITEM_STATUS.draft && !draft.isKept;
  return isFirstPublished ? { kind: 'update', isPublished: true } : { kind: 'unchanged' };
}

async function createNew(
  tx: Queryable,
  deps: WriteDeps,
  document: DocumentToWrite,
): Promise<DocumentWritten> {
  const { siteId, id, sourceId, kind, body, slug, parentId, collectionId, position } = document;
  const created = await deps.ports.createDocument(tx, {
    siteId,
    id,
    sourceId,
    kind,
    body,
    slug,
    parentId,
    collectionId,
    position,
    publishedAt: document.at ?? null,
    ...(kind === 'page' ? { pageType: PAGE_TYPES.page } : {}),
  });
  if (created.kind === 'refused') return { outcome: 'left-out', path: undefined, notes: [created.message] };
  if (document.passwordHash !== undefined) await setPasswordHash(tx, id, document.passwordHash);
  await settle(tx, deps, document);
  return { outcome: 'created', path: created.path, notes: [] };
}

async function settle(tx: Queryable, { ports }: WriteDeps, document: DocumentToWrite): Promise<void> {
  const { siteId, id, publication } = document;
  const ref = { siteId, documentId: id };
  switch (publication.kind) {
    case 'publish':
      return ports.publish(tx, ref);
    case 'schedule':
      return ports.schedule(tx, { ...ref, at: publication.at });
    case 'private':
      return setStatus(tx, id, ITEM_STATUS.private);
    case 'review':
      return setStatus(tx, id, ITEM_STATUS.needsReview);
    case 'draft':
      return;
  }
}

async function update(
  tx: Queryable,
  { ports }: WriteDeps,
  document: DocumentToWrite,
  isPublished: boolean,
): Promise<void> {
  const ref = { siteId: document.siteId, documentId: document.id };
  await ports.replaceDraft(tx, { ...ref, body: document.body });
  if (isPublished) await ports.publish(tx, ref);
  else if (document.publication.kind === 'schedule')
    await ports.schedule(tx, { ...ref, at: document.publication.at });
}
