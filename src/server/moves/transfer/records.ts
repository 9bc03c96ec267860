/** Rows of the database in the form an export writes, and back. */

import { ITEM_STATUS } from '#domain/content/codes.ts';
import { pick } from '#domain/pick.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';
import type {
  CollectionTable,
  DocumentTable,
  HostTable,
  MediaTable,
  RevisionTable,
  SiteTable,
} from '../../db/schema.ts';
import { toRecord, toRow } from '../../kernel/media/records.ts';
import type { CollectionFile, DocumentFile, MediaEntry, SiteContents, SiteFile, Version } from './format.ts';
import {
  collectionFileSchema,
  documentFileSchema,
  FORMAT,
  scheduledVersion,
  siteFileSchema,
} from './format.ts';
import type { DocumentRows } from './queries.ts';

export function siteFileOf(site: SiteTable, hosts: readonly HostTable[]): SiteFile {
  return {
    format: FORMAT,
    ...pick(site, 'id', 'identifier', 'status', 'websiteType', 'createdAt'),
    settings: siteFileSchema.shape.settings.parse(JSON.parse(site.settings)),
    hosts: hosts.map((host) => ({
      host: host.host,
      isPrimary: host.isPrimary === 1,
      createdAt: host.createdAt,
    })),
  };
}

export function documentFileOf({ document, revisions }: DocumentRows): DocumentFile {
  const published = versionOf(revisions.get(document.publishedId ?? ''));
  const draft =
    document.draftId === document.publishedId ? undefined : versionOf(revisions.get(document.draftId ?? ''));
  return {
    ...pick(document, 'id', 'kind', 'pageType', 'slug', 'path'),
    parent: document.parentId === null ? null : { ref: 'page', id: document.parentId },
    collection: document.collectionId === null ? null : { ref: 'collection', id: document.collectionId },
    position: document.position,
    status: statusName(document.status),
    settings: documentFileSchema.shape.settings.parse(JSON.parse(document.settings)),
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
    publishedAt: document.publishedAt,
    changedAt: document.changedAt,
    source: document.sourceId,
    ...(published && { published }),
    ...(draft && { draft }),
    ...scheduleOf(document, revisions),
  };
}

function scheduleOf(
  document: DocumentTable,
  revisions: DocumentRows['revisions'],
): Pick<DocumentFile, 'schedule'> {
  if (document.scheduledAt === null || document.scheduledAction === null) return {};
  const isPointedAt = [document.draftId, document.publishedId].includes(document.scheduledId);
  const version = isPointedAt ? undefined : versionOf(revisions.get(document.scheduledId ?? ''));
  return {
    schedule: {
      action: document.scheduledAction === 'unpublish' ? 'unpublish' : 'publish',
      at: document.scheduledAt,
      revision: document.scheduledId,
      ...(version && { version }),
    },
  };
}

function versionOf(revision: RevisionTable | undefined): Version | undefined {
  return (
    revision && {
      revision: revision.id,
      author: revision.author,
      at: revision.createdAt,
      name: revision.name,
      body: readJson(revision.body),
    }
  );
}

function statusName(code: number): DocumentFile['status'] {
  const found = Object.entries(ITEM_STATUS).find(([, known]) => known === code);
  return (found?.[0] ?? 'draft') as DocumentFile['status'];
}

export function collectionFileOf(row: CollectionTable): CollectionFile {
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    settings: collectionFileSchema.shape.settings.parse(JSON.parse(row.settings)),
    page: row.pageId === null ? null : { ref: 'page', id: row.pageId },
    createdAt: row.createdAt,
    source: row.sourceId,
  };
}

/** @param file path of the original within the export */
export function mediaEntryOf(row: MediaTable, file: string): MediaEntry {
  const {
    id,
    siteId: _site,
    hash,
    createdAt,
    deletedAt: _deleted,
    sourceId,
    edit,
    posterId,
    ...known
  } = toRecord(row);
  const { focalPoint, alt, caption, luminance, color, ...facts } = known;
  return {
    id,
    file,
    ...facts,
    focalPoint,
    alt,
    caption,
    luminance,
    color,
    ...(edit ? { edit } : {}),
    ...(posterId ? { posterId } : {}),
    sha256: hash,
    createdAt,
    source: sourceId,
  };
}

export function siteRowOf(site: SiteFile, now: number): SiteTable {
  return {
    id: site.id,
    identifier: site.identifier,
    settings: JSON.stringify(site.settings),
    version: 1,
    status: site.status,
    websiteType: site.websiteType,
    createdAt: site.createdAt,
    updatedAt: now,
    deletedAt: null,
  };
}

function documentRowOf(file: DocumentFile, siteId: string): DocumentTable {
  const draft = file.draft ?? file.published;
  return {
    id: file.id,
    siteId,
    kind: file.kind,
    pageType: file.pageType as DocumentTable['pageType'],
    collectionId: file.collection?.id ?? null,
    parentId: file.parent?.id ?? null,
    slug: file.slug,
    path: file.path,
    position: file.position,
    status: ITEM_STATUS[file.status],
    title: draft?.body.title ?? '',
    words: wordsOf(draft?.body.title ?? ''),
    settings: JSON.stringify(file.settings),
    draftId: draft?.revision ?? null,
    publishedId: file.published?.revision ?? null,
    publishedAt: file.publishedAt,
    changedAt: file.changedAt,
    scheduledId: file.schedule?.revision ?? null,
    scheduledAt: file.schedule?.at ?? null,
    scheduledAction: file.schedule?.action ?? null,
    deletedAt: null,
    createdAt: file.createdAt,
    updatedAt: file.updatedAt,
    sourceId: file.source,
  };
}

/** The versions a document holds, each once. What visitors see, or will, is never thinned away. */
export function revisionRowsOf(file: DocumentFile, siteId: string): RevisionTable[] {
  const versions = [file.published, file.draft, scheduledVersion(file)].filter(
    (version) => version !== undefined,
  );
  return [...new Map(versions.map((version) => [version.revision, version])).values()].map((version) => ({
    id: version.revision,
    documentId: file.id,
    siteId,
    baseId: null,
    body: JSON.stringify(version.body),
    author: version.author,
    createdAt: version.at,
    name: version.name,
    isKept: isBareDraft(file, version) ? 0 : 1,
    operations: null,
  }));
}

function isBareDraft(file: DocumentFile, { revision, name }: Version): boolean {
  return name === null && revision !== file.published?.revision && revision !== file.schedule?.revision;
}

function collectionRowOf(file: CollectionFile, siteId: string): CollectionTable {
  return {
    id: file.id,
    siteId,
    type: file.type,
    title: file.title,
    settings: JSON.stringify(file.settings),
    pageId: file.page?.id ?? null,
    createdAt: file.createdAt,
    sourceId: file.source,
  };
}

export function mediaRowOf(
  { file: _file, sha256, source, ...entry }: MediaEntry,
  siteId: string,
): MediaTable {
  return toRow({
    ...entry,
    edit: entry.edit ?? null,
    posterId: entry.posterId ?? null,
    siteId,
    hash: sha256,
    deletedAt: null,
    sourceId: source,
  });
}

export interface ContentRows {
  readonly collections: readonly CollectionTable[];
  readonly documents: readonly DocumentTable[];
  readonly revisions: readonly RevisionTable[];
  readonly media: readonly MediaTable[];
}

export function contentRowsOf(contents: SiteContents, siteId: string): ContentRows {
  return {
    collections: contents.collections.map((file) => collectionRowOf(file, siteId)),
    documents: contents.documents.map((file) => documentRowOf(file, siteId)),
    revisions: contents.documents.flatMap((file) => revisionRowsOf(file, siteId)),
    media: contents.media.map((entry) => mediaRowOf(entry, siteId)),
  };
}
