/** What others did to a draft since a revision, for edits that were made on that one and for editors that follow. */
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { Queryable } from '../db/schema.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';

export type Since =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  /** The draft was replaced as a whole since (a restore, an import): nothing can be carried over. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'unknown' };

export const UNTRACEABLE: Since = { kind: 'unknown' };

/** The operations, or null where the draft was replaced as a whole. */
export function traceable(since: Since): readonly Operation[] | null {
  return since.kind === 'operations' ? since.operations : null;
}

/** The operations between a base revision and a later one, oldest first. */
export async function operationsSince(
  tx: Queryable,
  document: Pick<DocumentRecord, 'id' | 'siteId'>,
  headId: string | null,
  baseId: string,
): Promise<Since> {
  const batches: (readonly Operation[])[] = [];
  let id = headId;
  while (id !== null && id !== baseId) {
    const revision = await findRevision(tx, document.siteId, id);
    // Old drafts are thinned out in time: an edit made on one that is gone collides with all that came since.
    if (!revision || revision.documentId !== document.id) return { kind: 'replaced' };
    if (revision.operations === null) {
      const base = await findRevision(tx, document.siteId, baseId);
      return { kind: base?.documentId === document.id ? 'replaced' : 'unknown' };
    }
    batches.push(revision.operations);
    id = revision.baseId;
  }
  if (id === null) return { kind: 'replaced' };
  return { kind: 'operations', operations: batches.reverse().flat() };
}

export type ChangesFound =
  | {
      readonly kind: 'changes';
      readonly baseId: string;
      readonly revisionId: string;
      readonly body: Body;
      readonly since: readonly Operation[] | null;
      /** What visitors see. */
      readonly publishedId: string | null;
    }
  | { readonly kind: 'missing'; readonly message: string };

/** The draft as it stands, with what led to it from the revision an editor holds. */
export async function findChanges(
  db: Queryable,
  ask: DocumentAddress & { readonly baseId: string },
): Promise<ChangesFound> {
  const version = await findVersion(db, { siteId: ask.siteId, documentId: ask.documentId });
  if (!version) return { kind: 'missing', message: 'This page no longer exists. It may have been deleted.' };
  const { document, revision: draft } = version;
  const since = traceable(await operationsSince(db, document, draft.id, ask.baseId));
  const { publishedId } = document;
  return { kind: 'changes', baseId: ask.baseId, revisionId: draft.id, body: draft.body, since, publishedId };
}
