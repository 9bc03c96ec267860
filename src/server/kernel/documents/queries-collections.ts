import type { CollectionTypeCode } from '#domain/content/codes.ts';
import type { CollectionSettings } from '#domain/content/document.ts';
import { prepared } from '../../db/prepared.ts';
import type { CollectionTable, Queryable } from '../../db/schema.ts';
import { collectionSettingsOf } from './settings.ts';

export interface CollectionRecord {
  readonly id: string;
  readonly siteId: string;
  readonly type: CollectionTypeCode;
  readonly title: string;
  readonly settings: CollectionSettings;
  readonly pageId: string | null;
}

export function toCollection(row: CollectionTable): CollectionRecord {
  return {
    id: row.id,
    siteId: row.siteId,
    type: row.type as CollectionTypeCode,
    title: row.title,
    settings: collectionSettingsOf(row.settings),
    pageId: row.pageId,
  };
}

const collectionOf = prepared((db, { siteId, id }: { readonly siteId: string; readonly id: string }) =>
  db.selectFrom('collections').selectAll().where('id', '=', id).where('siteId', '=', siteId),
);

export async function findCollection(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<CollectionRecord | undefined> {
  const [row] = await collectionOf(db, { siteId, id });
  return row && toCollection(row);
}
