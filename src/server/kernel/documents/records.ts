/** A document's row in the domain's words, and back. */
import type { DocumentKind, ItemStatus, PageTypeCode } from '#domain/content/codes.ts';
import type { DocumentSettings } from '#domain/content/document.ts';
import type { DocumentTable } from '../../db/schema.ts';
import { documentSettingsOf } from './settings.ts';

export interface DocumentRecord {
  readonly id: string;
  readonly siteId: string;
  readonly kind: DocumentKind;
  readonly pageType: PageTypeCode | 0;
  readonly collectionId: string | null;
  readonly parentId: string | null;
  readonly slug: string;
  readonly path: string | null;
  readonly position: number;
  readonly status: ItemStatus;
  readonly title: string;
  readonly settings: DocumentSettings;
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly publishedAt: number | null;
  readonly scheduledId: string | null;
  readonly scheduledAt: number | null;
  readonly scheduledAction: 'publish' | 'unpublish' | null;
  readonly deletedAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly sourceId: string | null;
}

export function toRecord(row: DocumentTable): DocumentRecord {
  return {
    id: row.id,
    siteId: row.site_id,
    kind: row.kind as DocumentKind,
    pageType: row.page_type as PageTypeCode | 0,
    collectionId: row.collection_id,
    parentId: row.parent_id,
    slug: row.slug,
    path: row.path,
    position: row.position,
    status: row.status as ItemStatus,
    title: row.title,
    settings: documentSettingsOf(row.settings),
    draftId: row.draft_id,
    publishedId: row.published_id,
    publishedAt: row.published_at,
    scheduledId: row.scheduled_id,
    scheduledAt: row.scheduled_at,
    scheduledAction: row.scheduled_action as 'publish' | 'unpublish' | null,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sourceId: row.source_id,
  };
}

export function toRow(record: DocumentRecord): DocumentTable {
  return {
    id: record.id,
    site_id: record.siteId,
    kind: record.kind,
    page_type: record.pageType,
    collection_id: record.collectionId,
    parent_id: record.parentId,
    slug: record.slug,
    path: record.path,
    position: record.position,
    status: record.status,
    title: record.title,
    settings: JSON.stringify(record.settings),
    draft_id: record.draftId,
    published_id: record.publishedId,
    published_at: record.publishedAt,
    scheduled_id: record.scheduledId,
    scheduled_at: record.scheduledAt,
    scheduled_action: record.scheduledAction,
    deleted_at: record.deletedAt,
    created_at: record.createdAt,
    updated_at: record.updatedAt,
    source_id: record.sourceId,
  };
}

/** The home page stands at `/`; what is below it does not get a double slash. */
export function withoutRoot(path: string | null | undefined): string {
  return !path || path === '/' ? '' : path;
}
