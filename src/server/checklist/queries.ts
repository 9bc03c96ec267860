/** What the checklist of a site looks at. */
import type { DocumentKind } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

export interface PageDraft {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly isCollection: boolean;
  readonly body: Pick<Body, 'fields' | 'sections'>;
}

/** More pages than anybody would describe in one go. */
const MOST_PAGES = 500;

export async function listDrafts(
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
): Promise<PageDraft[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.draft_id')
    .select([
      'documents.id',
      'documents.kind',
      'documents.title',
      'documents.collection_id',
      'revisions.body',
    ])
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', 'in', kinds)
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.position')
    .orderBy('documents.id')
    .limit(MOST_PAGES)
    .execute();
  return rows.map(({ id, kind, title, collection_id, body }) => ({
    id,
    kind: kind as DocumentKind,
    title,
    isCollection: collection_id !== null,
    body: readJson(body),
  }));
}

export async function countPicturesWithoutWords(db: Queryable, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.fn<string>('trim', ['alt']), '=', '')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function countUnpublished(db: Queryable, siteId: string): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('site_id', '=', siteId)
    .where('kind', '<>', 'folder')
    .where('deleted_at', 'is', null)
    .where('draft_id', 'is not', null)
    .where((eb) => eb.or([eb('published_id', 'is', null), eb('published_id', '<>', eb.ref('draft_id'))]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
