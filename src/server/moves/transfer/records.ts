/** Rows of the database in the form an export writes, and back. */
import { type DocumentKind, ITEM_STATUS } from '#domain/content/codes.ts';
import { readJson } from '../../db/json-text.ts';
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
    id: site.id,
    identifier: site.identifier,
    status: site.status,
    websiteType: site.website_type,
    createdAt: site.created_at,
    settings: siteFileSchema.shape.settings.parse(JSON.parse(site.settings)),
    hosts: hosts.map((host) => ({
      host: host.host,
      isPrimary: host.is_primary === 1,
      createdAt: host.created_at,
    })),
  };
}

export function documentFileOf({ document, revisions }: DocumentRows): DocumentFile {
  const published = versionOf(revisions.get(document.published_id ?? ''));
  const draft =
    document.draft_id === document.published_id
      ? undefined
      : versionOf(revisions.get(document.draft_id ?? ''));
  return {
    id: document.id,
    kind: document.kind as DocumentKind,
    pageType: document.page_type,
    slug: document.slug,
    path: document.path,
    parent: document.parent_id === null ? null : { ref: 'page', id: document.parent_id },
    collection: document.collection_id === null ? null : { ref: 'collection', id: document.collection_id },
    position: document.position,
    status: statusName(document.status),
    settings: documentFileSchema.shape.settings.parse(JSON.parse(document.settings)),
    createdAt: document.created_at,
    updatedAt: document.updated_at,
    publishedAt: document.published_at,
    source: document.source_id,
    ...(published && { published }),
    ...(draft && { draft }),
    ...scheduleOf(document, revisions),
  };
}

function scheduleOf(
  document: DocumentTable,
  revisions: DocumentRows['revisions'],
): Pick<DocumentFile, 'schedule'> {
  if (document.scheduled_at === null || document.scheduled_action === null) return {};
  const isPointedAt = [document.draft_id, document.published_id].includes(document.scheduled_id);
  const version = isPointedAt ? undefined : versionOf(revisions.get(document.scheduled_id ?? ''));
  return {
    schedule: {
      action: document.scheduled_action === 'unpublish' ? 'unpublish' : 'publish',
      at: document.scheduled_at,
      revision: document.scheduled_id,
      ...(version && { version }),
    },
  };
}

function versionOf(revision: RevisionTable | undefined): Version | undefined {
  return (
    revision && {
      revision: revision.id,
      author: revision.author,
      at: revision.created_at,
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
    page: row.page_id === null ? null : { ref: 'page', id: row.page_id },
    createdAt: row.created_at,
    source: row.source_id,
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
    ...facts
  } = toRecord(row);
  return {
    id,
    file,
    ...facts,
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
    website_type: site.websiteType,
    created_at: site.createdAt,
    updated_at: now,
    deleted_at: null,
  };
}

function documentRowOf(file: DocumentFile, siteId: string): DocumentTable {
  const draft = file.draft ?? file.published;
  return {
    id: file.id,
    site_id: siteId,
    kind: file.kind,
    page_type: file.pageType,
    collection_id: file.collection?.id ?? null,
    parent_id: file.parent?.id ?? null,
    slug: file.slug,
    path: file.path,
    position: file.position,
    status: ITEM_STATUS[file.status],
    title: draft?.body.title ?? '',
    settings: JSON.stringify(file.settings),
    draft_id: draft?.revision ?? null,
    published_id: file.published?.revision ?? null,
    published_at: file.publishedAt,
    scheduled_id: file.schedule?.revision ?? null,
    scheduled_at: file.schedule?.at ?? null,
    scheduled_action: file.schedule?.action ?? null,
    deleted_at: null,
    created_at: file.createdAt,
    updated_at: file.updatedAt,
    source_id: file.source,
  };
}

/** The versions a document holds, each once. What visitors see, or will, is never thinned away. */
export function revisionRowsOf(file: DocumentFile, siteId: string): RevisionTable[] {
  const versions = [file.published, file.draft, scheduledVersion(file)].filter(
    (version) => version !== undefined,
  );
  return [...new Map(versions.map((version) => [version.revision, version])).values()].map((version) => ({
    id: version.revision,
    document_id: file.id,
    site_id: siteId,
    base_id: null,
    body: JSON.stringify(version.body),
    author: version.author,
    created_at: version.at,
    name: version.name,
    is_kept: isBareDraft(file, version) ? 0 : 1,
    operations: null,
  }));
}

function isBareDraft(file: DocumentFile, { revision, name }: Version): boolean {
  return name === null && revision !== file.published?.revision && revision !== file.schedule?.revision;
}

function collectionRowOf(file: CollectionFile, siteId: string): CollectionTable {
  return {
    id: file.id,
    site_id: siteId,
    type: file.type,
    title: file.title,
    settings: JSON.stringify(file.settings),
    page_id: file.page?.id ?? null,
    created_at: file.createdAt,
    source_id: file.source,
  };
}

export function mediaRowOf(entry: MediaEntry, siteId: string): MediaTable {
  return toRow({
    ...entry,
    edit: entry.edit ?? null,
    posterId: entry.posterId ?? null,
    siteId,
    hash: entry.sha256,
    deletedAt: null,
    sourceId: entry.source,
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
