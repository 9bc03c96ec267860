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
    siteId: row.siteId,
    kind: row.kind as DocumentKind,
    pageType: row.pageType as PageTypeCode | 0,
    collectionId: row.collectionId,
    parentId: row.parentId,
    slug: row.slug,
    path: row.path,
    position: row.position,
    status: row.status as ItemStatus,
    title: row.title,
    settings: documentSettingsOf(row.settings),
    draftId: row.draftId,
    publishedId: row.publishedId,
    publishedAt: row.publishedAt,
    scheduledId: row.scheduledId,
    scheduledAt: row.scheduledAt,
    scheduledAction: row.scheduledAction as 'publish' | 'unpublish' | null,
    deletedAt: row.deletedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    sourceId: row.sourceId,
  };
}

export function toRow(record: DocumentRecord): DocumentTable {
  return {
    id: record.id,
    siteId: record.siteId,
    kind: record.kind,
    pageType: record.pageType,
    collectionId: record.collectionId,
    parentId: record.parentId,
    slug: record.slug,
    path: record.path,
    position: record.position,
    status: record.status,
    title: record.title,
    settings: JSON.stringify(record.settings),
    draftId: record.draftId,
    publishedId: record.publishedId,
    publishedAt: record.publishedAt,
    scheduledId: record.scheduledId,
    scheduledAt: record.scheduledAt,
    scheduledAction: record.scheduledAction,
    deletedAt: record.deletedAt,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    sourceId: record.sourceId,
  };
}

/** The home page stands at `/`; what is below it does not get a double slash. */
export function withoutRoot(path: string | null | undefined): string {
  return !path || path === '/' ? '' : path;
}
