/** Applies operations to a draft: what fits is saved as a new revision, what collides comes back with both values. */
import type { Refusal } from '#domain/content/apply.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { type Rebased, rebase } from '#domain/content/rebase.ts';
import { isEqualJson } from '#domain/json.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findDocument, findRevision, type Revision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { checkBody } from './check-body.ts';
import { checkLabels } from './check-labels.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';
import { followTitle } from './follow-title.ts';
import { operationsSince, type Since, traceable, UNTRACEABLE } from './operations-since.ts';
import { holdsBody, insertRevision, updateDocument } from './queries.ts';
import { recordCode } from './record-code.ts';
import { stampBody, stampOperations } from './stamp-body.ts';

export interface EditDocument extends DocumentAddress {
  /** The revision the operations were made on. */
  readonly baseId: string;
  readonly operations: readonly Operation[];
  /** The id of the revision to come. Sent again, the same operations are known by it and not applied twice. */
  readonly revisionId?: string;
}

/** The draft after an edit; its body only where that is more than the operations applied to their base. */
interface Edited extends Heads {
  readonly refused: readonly Refusal[];
  readonly body?: Body;
  /** What others did between the base and this edit; null where the draft was replaced as a whole. */
  readonly since?: readonly Operation[] | null;
}

export type DocumentEdited =
  | ({ readonly kind: 'saved' } & Edited)
  | ({ readonly kind: 'conflict' } & Edited)
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'missing'; readonly message: string };

const MISSING = {
  kind: 'missing',
  message: 'This page no longer exists. It may have been deleted.',
} as const;

export async function editDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: EditDocument,
): Promise<DocumentEdited> {
  return deps.db.write(async (tx) => {
    const { siteId, documentId } = input;
    const version = await findVersion(tx, { siteId, documentId });
    if (!version) return MISSING;
    const { document, revision: draft } = version;
    const known = input.revisionId && (await findRevision(tx, input.siteId, input.revisionId));
    if (known) return answerAgain(tx, document, known, input);
    return saveEdit(tx, deps, { actor, input, document, draft });
  });
}

interface Save {
  readonly actor: Actor;
  readonly input: EditDocument;
  readonly document: DocumentRecord;
  readonly draft: Revision;
}

async function saveEdit(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { actor, input, document, draft }: Save,
): Promise<DocumentEdited> {
  const since = await operationsSince(tx, document, document.draftId, input.baseId);
  if (since.kind === 'unknown') return MISSING;
  const { body: edited, applied, refused } = rebaseOn(draft.body, since, input.operations);
  const others = traceable(since);
  if (applied.length === 0)
    return toAnswer({ ...headsOf(document, draft), refused, body: draft.body }, others);
  const body = stampBody(draft.body, edited, actor);
  const invalid =
    checkBody(body, document.kind) ??
    checkCode(draft.body, edited, { document, actor }) ??
    (await checkLabels(tx, document, body, draft.body));
  if (invalid) return { kind: 'invalid', message: invalid };
  const id = input.revisionId ?? deps.newId();
  const operations = stampOperations(draft.body, applied, actor);
  const revision = { id, document, baseId: draft.id, body, actor, operations };
  const heads = await saveRevision(tx, deps, revision);
  const saved = await findDocument(tx, document.siteId, document.id);
  if (saved) await followTitle(tx, document, saved);
  await recordCode(tx, deps, { actor, document, before: draft.body, after: body });
  return toAnswer({ ...heads, refused, body }, others, isEqualJson(body, edited));
}

/** A site's own style sheet is code: it reaches every page. */
function checkCode(
  before: Body,
  after: Body,
  { document, actor }: Pick<Save, 'document' | 'actor'>,
): string | undefined {
  const isChanged = (before.fields['customCss'] ?? '') !== (after.fields['customCss'] ?? '');
  return document.kind === 'style' && isChanged && !actor.mayInjectCode
    ? 'You need the permission for code to add custom CSS. Ask the site owner.'
    : undefined;
}

/** @param isAsAsked the body is what the operations make of the draft, so that the editor knows it already */
function toAnswer(
  edited: Edited,
  since: readonly Operation[] | null,
  isAsAsked = true,
): Extract<DocumentEdited, { kind: 'saved' | 'conflict' }> {
  const { body, ...rest } = edited;
  const kind = rest.refused.length > 0 ? 'conflict' : 'saved';
  const isKnown = isAsAsked && kind === 'saved' && since?.length === 0;
  return { kind, ...rest, ...(isKnown || !body ? {} : { body, since }) };
}

/** The same edit, sent again because its answer was lost: nothing is applied, and the answer is repeated. */
async function answerAgain(
  tx: Queryable,
  document: DocumentRecord,
  known: Revision,
  input: EditDocument,
): Promise<DocumentEdited> {
  if (known.documentId !== document.id) return MISSING;
  const before = known.baseId ? await findRevision(tx, input.siteId, known.baseId) : undefined;
  const since = before ? await operationsSince(tx, document, before.id, input.baseId) : UNTRACEABLE;
  if (!before || since.kind !== 'operations')
    return { kind: 'saved', ...headsOf(document, known), refused: [], body: known.body, since: null };
  const { refused } = rebase(before.body, since.operations, input.operations);
  const answer = toAnswer({ ...headsOf(document, known), refused }, []);
  return { ...answer, body: known.body, since: since.operations };
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

interface NewRevision {
  readonly id?: string;
  readonly document: DocumentRecord;
  readonly baseId: string | null;
  readonly body: Body;
  readonly actor: Actor;
  readonly operations: readonly Operation[] | null;
  readonly name?: string;
}

/** Where a document points once it is saved. */
export interface Heads {
  readonly revisionId: string;
  readonly publishedId: string | null;
}

function headsOf({ publishedId }: DocumentRecord, { id }: Revision): Heads {
  return { revisionId: id, publishedId };
}

/**
 * Stores a revision and points the draft at it. What visitors see is pointed at it too where it is the same: whoever
 * has come back to what is published has nothing to publish.
 */
export async function saveRevision(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  revision: NewRevision,
): Promise<Heads> {
  const id = revision.id ?? deps.newId();
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
  const isPublished = document.publishedId !== null && (await holdsBody(tx, document.publishedId, body));
  const publishedId = isPublished ? id : document.publishedId;
  await updateDocument(tx, { ...document, draftId: id, publishedId, title: body.title, updatedAt: now });
  return { revisionId: id, publishedId };
}

function replaced(operation: Operation, body: Body): Refusal {
  return {
    reason: 'changed',
    message: 'The whole page was replaced since.',
    operation,
    current: body,
  };
}
