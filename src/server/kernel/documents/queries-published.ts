import { sql } from 'kysely';
import { ITEM_STATUS } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { visibleBody } from '#domain/content/visible-body.ts';
import { readJson } from '../../db/json-text.ts';
import type { DocumentTable, Queryable } from '../../db/schema.ts';
import { type Lock, lockOf, type StoredLock } from './lock.ts';
import { gateOf, isOpenToAll } from './queries-locked.ts';

export interface PublishedPart {
  readonly id: string;
  readonly kind: string;
  readonly path: string | null;
  readonly lock: Lock;
  /** Whether visitors can open it, if they may see what is locked. */
  readonly isShown: boolean;
  readonly body: Body;
}

/** The published body of a page or item. */
export async function findPublishedPart(
  db: Queryable,
  siteId: string,
  documentId: string,
): Promise<PublishedPart | undefined> {
  const row = await publishedParts(db, siteId)
    .where('documents.id', '=', documentId)
    .where('documents.kind', 'in', ['page', 'item'])
    .executeTakeFirst();
  return row && toPart(row);
}

export type ShowingPart = Pick<PublishedPart, 'id' | 'lock'>;

/**
 * What shows a reusable section to visitors: pages, items, or the header and footer of all of them. Only one where it
 * is open to all.
 */
export async function listPagesShowing(
  db: Queryable,
  siteId: string,
  sectionId: string,
): Promise<ShowingPart[]> {
  const showing = publishedDocuments(db, siteId)
    .select(['documents.id', 'documents.settings', 'revisions.body'])
    .select(gateOf().as('gate'))
    .where('documents.kind', 'in', ['page', 'item', 'header', 'footer'])
    .where((eb) =>
      eb.or([
        eb('documents.status', '=', ITEM_STATUS.published),
        eb('documents.kind', 'in', ['header', 'footer']),
      ]),
    )
    .where('revisions.body', 'like', `%"${sectionId}"%`);
  const isShowing = ({ body }: { readonly body: string }): boolean =>
    visibleBody(readJson(body)).sections.some(({ source }) => source?.id === sectionId);
  // Most often one page is open to all: the search ends there, and reads the text of no other.
  const [open] = await showing.where(isOpenToAll()).limit(sql.lit(1)).execute();
  const rows = open && isShowing(open) ? [open] : (await showing.execute()).filter(isShowing);
  return rows.map((row) => ({ id: row.id, lock: lockOf(row) }));
}

/** What pages share: headers, footers and reusable sections. */
export async function listSharedParts(db: Queryable, siteId: string): Promise<PublishedPart[]> {
  const rows = await publishedParts(db, siteId)
    .where('documents.kind', 'in', ['header', 'footer', 'section'])
    .execute();
  return rows.map(toPart);
}

type PublishedRow = Pick<DocumentTable, 'id' | 'kind' | 'path' | 'settings' | 'status'> &
  StoredLock & { readonly body: string };

function toPart({ id, kind, path, status, body, ...stored }: PublishedRow): PublishedPart {
  const isShown = status === ITEM_STATUS.published || kind === 'header' || kind === 'footer';
  return { id, kind, path, lock: lockOf(stored), isShown, body: readJson(body) };
}

/** Of what is published and holds a block of one of these types, as the text of its body tells. */
export async function listPublishedBodiesWith(
  db: Queryable,
  siteId: string,
  types: readonly string[],
): Promise<Body[]> {
  const rows = await publishedParts(db, siteId)
    .where((eb) => eb.or(types.map((type) => eb('revisions.body', 'like', `%"type":"${type}"%`))))
    .orderBy('documents.id')
    .execute();
  return rows.map((row) => readJson(row.body));
}

function publishedParts(db: Queryable, siteId: string) {
  return publishedDocuments(db, siteId).select([
    'documents.id',
    'documents.kind',
    'documents.path',
    'documents.settings',
    'documents.status',
    'revisions.body',
    gateOf().as('gate'),
  ]);
}

function publishedDocuments(db: Queryable, siteId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.publishedId')
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null);
}

/** Bodies in which a block of this id may stand: drafts first, then what is published. */
export async function listBodiesWith(db: Queryable, siteId: string, blockId: string): Promise<Body[]> {
  const bodies: Body[] = [];
  for (const head of ['documents.draftId', 'documents.publishedId'] as const) {
    const rows = await db
      .selectFrom('documents')
      .innerJoin('revisions', 'revisions.id', head)
      .select('revisions.body')
      .where('documents.siteId', '=', siteId)
      .where('documents.deletedAt', 'is', null)
      .where('revisions.body', 'like', `%"${blockId}"%`)
      .limit(10)
      .execute();
    bodies.push(...rows.map(({ body }) => readJson(body)));
  }
  return bodies;
}
