import type { ExpressionBuilder } from 'kysely';
import type { MediaView } from '#domain/media/calls.ts';
import { matchWords } from '../db/match-words.ts';
import type { Queryable, Schema } from '../db/schema.ts';
import { type MediaRecord, toRecord, toRow, viewOf } from '../kernel/media/records.ts';

/** Whether an id is taken, by whichever site. */
export async function isIdTaken(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('media').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function findMediaBySource(
  db: Queryable,
  siteId: string,
  sourceId: string,
): Promise<MediaRecord | undefined> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('sourceId', '=', sourceId)
    .executeTakeFirst();
  return row && toRecord(row);
}

export interface MediaFilter {
  readonly ids?: readonly string[] | undefined;
  /** One of the kinds, or several. */
  readonly kinds?: readonly MediaRecord['kind'][] | undefined;
  /** Words of the name, the alternative text or the caption. */
  readonly search?: string | undefined;
  /** Only what is in this folder, or has this label. */
  readonly groupId?: string | undefined;
  readonly isDeleted?: boolean | undefined;
  /** Only what has no alternative text. */
  readonly lacksAlt?: boolean | undefined;
  /** Id of the last one of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function listMedia(
  db: Queryable,
  siteId: string,
  filter: MediaFilter,
): Promise<{ readonly records: MediaRecord[]; readonly total: number }> {
  let matching = db.selectFrom('media').where('siteId', '=', siteId);
  matching = matching.where('deletedAt', filter.isDeleted ? 'is not' : 'is', null);
  if (filter.ids) matching = matching.where('id', 'in', filter.ids);
  if (filter.kinds?.length) matching = matching.where('kind', 'in', filter.kinds);
  if (filter.lacksAlt) matching = matching.where((eb) => eb.fn<string>('trim', ['alt']), '=', '');
  if (filter.groupId !== undefined) matching = matching.where(isInGroup(siteId, filter.groupId));
  const words = matchWords(filter.search, ['words']);
  if (words) matching = matching.where(words);
  const page = filter.before ? matching.where('id', '<', filter.before) : matching;
  const rows = await page.selectAll().orderBy('id', 'desc').limit(filter.limit).execute();
  const counted = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { records: rows.map(toRecord), total: counted.total };
}

/** Pictures and drawings in a folder, or with a label, as pages see them; the newest first. */
export async function listGroupPictures(
  db: Queryable,
  siteId: string,
  groupId: string,
  limit: number,
): Promise<MediaView[]> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .where('kind', 'in', ['image', 'svg'])
    .where(isInGroup(siteId, groupId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => viewOf(toRecord(row)));
}

function isInGroup(siteId: string, groupId: string) {
  return (eb: ExpressionBuilder<Schema, 'media'>) =>
    eb(
      'media.id',
      'in',
      eb
        .selectFrom('mediaInGroups')
        .innerJoin('mediaGroups', 'mediaGroups.id', 'mediaInGroups.groupId')
        .where('mediaGroups.id', '=', groupId)
        .where('mediaGroups.siteId', '=', siteId)
        .select('mediaInGroups.mediaId'),
    );
}

export async function replaceMedia(db: Queryable, record: MediaRecord): Promise<void> {
  const { id, siteId, createdAt: _created, ...changes } = toRow(record);
  await db.updateTable('media').set(changes).where('id', '=', id).where('siteId', '=', siteId).execute();
}

/** False where it has been restored meanwhile. */
export async function removeDeleted(db: Queryable, id: string, deletedAt: number): Promise<boolean> {
  const result = await db
    .deleteFrom('media')
    .where('id', '=', id)
    .where('deletedAt', '=', deletedAt)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
