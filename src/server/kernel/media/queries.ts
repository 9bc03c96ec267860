import { sql } from 'kysely';
import type { MediaView } from '#domain/media/calls.ts';
import type { MediaTable, Queryable } from '../../db/schema.ts';
import { keepLatelyRead } from './lately-read.ts';
import { type MediaRecord, toRecord, toRow, viewOf } from './records.ts';

/** Live or deleted; never another site's. */
export async function findMedia(db: Queryable, siteId: string, id: string): Promise<MediaRecord | undefined> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  return row && toRecord(row);
}

/** With what says whether it is for everyone. */
const served = sql`media.*, (select 1 from gated_media where media_id = media.id) as is_gated`;

function toServed({ isGated, ...row }: MediaTable & { readonly isGated: number | null }): MediaRecord {
  return { ...toRecord(row), isGated: isGated !== null };
}

/** As a visitor asks for it. */
export async function findServed(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<MediaRecord | undefined> {
  const { rows } = await sql<Parameters<typeof toServed>[0]>`
    select ${served} from media where id = ${id} and site_id = ${siteId}`.execute(db);
  return rows[0] && toServed(rows[0]);
}

/** Live ones, as pages see them, and with videos the pictures that stand for them. */
export async function listMediaViews(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<MediaView[]> {
  const views = await listLive(db, siteId, ids);
  const posters = views.flatMap(({ posterId }) => posterId ?? []).filter((id) => !ids.includes(id));
  return posters.length === 0 ? views : [...views, ...(await listLive(db, siteId, posters))];
}

async function listLive(db: Queryable, siteId: string, ids: readonly string[]): Promise<MediaView[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Parameters<typeof toServed>[0]>`
    select ${served} from media where site_id = ${siteId} and id in (${sql.join([...ids])}) and deleted_at is null`.execute(
    db,
  );
  return rows.map((row) => {
    const record = toServed(row);
    keepLatelyRead(db, siteId, record);
    return viewOf(record);
  });
}

export async function insertMedia(db: Queryable, record: MediaRecord): Promise<void> {
  await db.insertInto('media').values(toRow(record)).execute();
}
