/** Publishing, unpublishing and scheduling: each moves a pointer to an immutable revision. */
import type { Body } from '#domain/content/content.ts';
import { type BodyFields, bodyFieldsSchema } from '#domain/content/document.ts';
import { statusAfter } from '#domain/content/status.ts';
import { recordActivity, VITRINE } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { findDocument, findRevision } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';
import { nameOf } from './name-of.ts';
import { holdsBody, keepRevision, updateDocument } from './queries.ts';
import { type Label, replaceLabels } from './queries-collections.ts';

export type Published =
  | { readonly kind: 'published'; readonly document: DocumentRecord }
  | { readonly kind: 'missing'; readonly message: string };

const MISSING = { kind: 'missing', message: 'This page or version no longer exists.' } as const;
const NOTHING_SCHEDULED = { scheduledId: null, scheduledAt: null, scheduledAction: null } as const;
type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/** Shows a revision (default: the draft) to visitors. Publishing an older one is rolling back. */
export async function publishDocument(
  deps: CommandDeps,
  input: DocumentAddress & { readonly revisionId?: string },
): Promise<Published> {
  return deps.db.write((tx) => publishDocumentIn(tx, deps, input));
}

export async function publishDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: DocumentAddress & { readonly revisionId?: string },
): Promise<Published> {
  const version = await findVersion(tx, input);
  if (!version) return MISSING;
  const { document, revision } = version;
  const now = deps.now();
  const fields = bodyFieldsSchema.safeParse(revision.body.fields);
  // An older version that holds what the draft holds: the draft has nothing more to publish.
  const isDraft = document.draftId !== null && (await holdsBody(tx, document.draftId, revision.body));
  const publishedId = (isDraft ? document.draftId : null) ?? revision.id;
  const published: DocumentRecord = {
    ...document,
    publishedId,
    publishedAt: document.publishedAt ?? now,
    changedAt: await changedAtOf(tx, document, revision.body, now),
    status: statusAfter('publish', document),
    ...NOTHING_SCHEDULED,
    updatedAt: now,
  };
  await updateDocument(tx, published);
  await keepRevision(tx, publishedId);
  await replaceLabels(tx, document, labelsOf(fields.data));
  await afterChange(tx, deps, published);
  return { kind: 'published', document: published };
}

/** Published again as it was, or for the first time, it has not changed. */
async function changedAtOf(
  tx: Queryable,
  { publishedId, publishedAt, changedAt }: DocumentRecord,
  body: Body,
  now: number,
): Promise<number | null> {
  if (publishedAt === null) return null;
  return publishedId !== null && (await holdsBody(tx, publishedId, body)) ? changedAt : now;
}

/** Takes a document from the site; its draft and history stay. */
export async function unpublishDocument(deps: CommandDeps, input: DocumentAddress): Promise<Published> {
  return deps.db.write((tx) => unpublishDocumentIn(tx, deps, input));
}

async function unpublishDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: DocumentAddress,
): Promise<Published> {
  const document = await findDocument(tx, input.siteId, input.documentId);
  if (!document || document.deletedAt !== null) return MISSING;
  const hidden: DocumentRecord = {
    ...document,
    publishedId: null,
    status: statusAfter('unpublish', document),
    ...NOTHING_SCHEDULED,
    updatedAt: deps.now(),
  };
  await updateDocument(tx, hidden);
  await replaceLabels(tx, document, []);
  await afterChange(tx, deps, hidden);
  return { kind: 'published', document: hidden };
}

export type Scheduled =
  | { readonly kind: 'scheduled'; readonly document: DocumentRecord }
  | { readonly kind: 'missing' | 'invalid'; readonly message: string };

export interface ScheduleDocument extends DocumentAddress {
  readonly at: number;
  readonly action: 'publish' | 'unpublish';
  /** Default: the draft as it is now. Later edits are not carried along. */
  readonly revisionId?: string;
}

export async function scheduleDocument(deps: CommandDeps, input: ScheduleDocument): Promise<Scheduled> {
  return deps.db.write((tx) => scheduleDocumentIn(tx, deps, input));
}

export async function scheduleDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: ScheduleDocument,
): Promise<Scheduled> {
  const version = await findVersion(tx, input);
  if (!version) return MISSING;
  const { document, revision } = version;
  const now = deps.now();
  if (input.at <= now) return { kind: 'invalid', message: 'Choose a time in the future, or publish now.' };
  const scheduled: DocumentRecord = {
    ...document,
    scheduledId: revision.id,
    scheduledAt: input.at,
    scheduledAction: input.action,
    status: statusAfter('schedule', document),
    updatedAt: now,
  };
  await updateDocument(tx, scheduled);
  await enqueueSchedule(tx, deps, scheduled);
  return { kind: 'scheduled', document: scheduled };
}

/** Calls off what was planned for a document. Its job will find nothing to do. */
export async function callOffSchedule(deps: CommandDeps, input: DocumentAddress): Promise<Scheduled> {
  return deps.db.write(async (tx) => {
    const document = await findDocument(tx, input.siteId, input.documentId);
    if (!document || document.deletedAt !== null) return MISSING;
    const changed: DocumentRecord = {
      ...document,
      ...NOTHING_SCHEDULED,
      status: statusAfter('call-off', document),
      updatedAt: deps.now(),
    };
    await updateDocument(tx, changed);
    return { kind: 'scheduled', document: changed };
  });
}

async function enqueueSchedule(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { id, siteId, scheduledAt, scheduledId }: DocumentRecord,
): Promise<void> {
  if (scheduledAt === null) return;
  await enqueue(tx, deps, {
    type: 'content.run-schedule',
    siteId,
    payload: { siteId, documentId: id, at: scheduledAt },
    runAt: scheduledAt,
    dedupeKey: `schedule:${id}:${scheduledAt}:${scheduledId}`,
  });
}

/** The job of a schedule: does what the document says now, in case the schedule was changed or called off since. */
export async function runSchedule(
  deps: CommandDeps,
  payload: { siteId: string; documentId: string },
): Promise<void> {
  await deps.db.write(async (tx) => {
    const document = await findDocument(tx, payload.siteId, payload.documentId);
    if (!document?.scheduledAt || document.deletedAt !== null || document.scheduledAt > deps.now()) return;
    const { id, kind, siteId, scheduledAction, scheduledId } = document;
    const isPublished = scheduledAction === 'publish' && scheduledId !== null;
    if (isPublished) await publishDocumentIn(tx, deps, { ...payload, revisionId: scheduledId });
    else if (scheduledAction === 'unpublish') await unpublishDocumentIn(tx, deps, payload);
    else return;
    await recordActivity(tx, deps, {
      actor: VITRINE,
      siteId,
      action: isPublished ? 'publishing.published' : 'publishing.unpublished',
      what: `${isPublished ? 'published' : 'took'} ${nameOf(document)}${isPublished ? '' : ' off the site'}, as planned`,
      target: { kind, id },
    });
  });
}

/** What follows every change visitors can see. */
export async function afterChange(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  document: DocumentRecord,
): Promise<void> {
  await raiseSiteVersion(tx, document.siteId, deps.now());
  await enqueueIndexing(tx, deps, document);
}

async function enqueueIndexing(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { id, siteId, kind }: DocumentRecord,
): Promise<void> {
  if (kind !== 'page' && kind !== 'item') return;
  await enqueue(tx, deps, {
    type: 'content.index-document',
    siteId,
    payload: { siteId, documentId: id },
  });
}

/**
 * What follows when a document has come in whole, with its pointers set: labels, word index, schedule. The
 * caller lets cached pages go.
 */
export async function adoptDocumentIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: DocumentAddress,
): Promise<void> {
  const document = await findDocument(tx, input.siteId, input.documentId);
  if (!document) return;
  const published = document.publishedId
    ? await findRevision(tx, input.siteId, document.publishedId)
    : undefined;
  if (published)
    await replaceLabels(tx, document, labelsOf(bodyFieldsSchema.safeParse(published.body.fields).data));
  await enqueueIndexing(tx, deps, document);
  await enqueueSchedule(tx, deps, document);
}

function labelsOf(fields: BodyFields | undefined): Label[] {
  return [
    ...(fields?.author ? [{ kind: 'author' as const, label: fields.author }] : []),
    ...(fields?.tags ?? []).map((label) => ({ kind: 'tag' as const, label })),
    ...(fields?.categories ?? []).map((label) => ({ kind: 'category' as const, label })),
  ];
}
