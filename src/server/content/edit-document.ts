/** Applies operations to a draft: what fits is saved as a new revision, what collides comes back with both values. */
import type { Refusal } from '#domain/content/apply.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { type Rebased, rebase } from '#domain/content/rebase.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { checkBody } from './check-body.ts';
import { findDocument, findRevision, insertRevision, updateDocument } from './queries.ts';
import type { DocumentRecord } from './records.ts';
import { stampBody } from './stamp-body.ts';

export interface EditDocument {
  readonly siteId: string;
  readonly documentId: string;
  /** The revision the operations were made on. */
  readonly baseId: string;
  readonly operations: readonly Operation[];
}

export type DocumentEdited =
  | { readonly kind: 'saved'; readonly revisionId: string; readonly refused: readonly Refusal[] }
  | { readonly kind: 'conflict'; readonly revisionId: string; readonly refused: readonly Refusal[] }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string };

const MISSING = {
  kind: 'missing',
  message: 'This page is no longer there. It may have been deleted.',
} as const;

export async function editDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: EditDocument,
): Promise<DocumentEdited> {
  return deps.db.write(async (tx) => {
    const { document, draft } = await findDraft(tx, input);
    if (!document || !draft) return MISSING;
    const since = await operationsSince(tx, document, input.baseId);
    if (since.kind === 'unknown') return MISSING;
    const { body: edited, applied, refused } = rebaseOn(draft.body, since, input.operations);
    const kind = refused.length > 0 ? 'conflict' : 'saved';
    if (applied.length === 0) return { kind, revisionId: draft.id, refused };
    const body = stampBody(draft.body, edited, actor);
    const invalid = checkBody(body);
    if (invalid) return { kind: 'invalid', message: invalid };
    const revision = { document, baseId: draft.id, body, actor, operations: applied };
    return { kind, revisionId: await saveRevision(tx, deps, revision), refused };
  });
}

async function findDraft(tx: Queryable, input: EditDocument) {
  const document = await findDocument(tx, input.siteId, input.documentId);
  const isEditable = document?.draftId && document.deletedAt === null;
  return {
    document,
    draft: isEditable ? await findRevision(tx, input.siteId, document.draftId ?? '') : undefined,
  };
}

function rebaseOn(
  body: Body,
  since: Exclude<Since, { kind: 'unknown' }>,
  operations: readonly Operation[],
): Rebased {
  if (since.kind === 'operations') return rebase(body, since.operations, operations);
  return {
    body,
    applied: [],
    alreadyTrue: [],
    refused: operations.map((operation) => replaced(operation, body)),
  };
}

export interface NewRevision {
  readonly document: DocumentRecord;
  readonly baseId: string | null;
  readonly body: Body;
  readonly actor: Actor;
  readonly operations: readonly Operation[] | null;
  readonly name?: string;
}

/** Stores a revision and points the draft at it. */
export async function saveRevision(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  revision: NewRevision,
): Promise<string> {
  const id = deps.newId();
  const now = deps.now();
  const { document, baseId, body, actor, operations } = revision;
  await insertRevision(tx, {
    id,
    documentId: document.id,
    siteId: document.siteId,
    baseId,
    body,
    author: actor.name,
    createdAt: now,
    name: revision.name ?? null,
    isKept: revision.name !== undefined,
    operations,
  });
  await updateDocument(tx, { ...document, draftId: id, title: body.title, updatedAt: now });
  return id;
}

type Since =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  /** The draft was replaced as a whole since (a restore, an import): nothing can be carried over. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'unknown' };

/** The operations between a base revision and the draft, oldest first. */
async function operationsSince(tx: Queryable, document: DocumentRecord, baseId: string): Promise<Since> {
  const batches: (readonly Operation[])[] = [];
  let id = document.draftId;
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

function replaced(operation: Operation, body: Body): Refusal {
  return {
    reason: 'changed',
    message: 'This page has been replaced as a whole since.',
    operation,
    current: body,
  };
}
