/**
 * Files that are not for everyone: published documents behind a rule show them or have shown them, and nothing that is
 * open does. Worked out with the gates, from the files that each published version names. Versions never change, so each
 * is read once.
 */
import { sql } from 'kysely';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { chunks } from '../../db/chunks.ts';
import type { Queryable } from '../../db/schema.ts';
import { type Lock, lockOf, type StoredLock } from '../documents/lock.ts';
import { gateOf } from '../documents/queries-locked.ts';

declare module '../../db/schema.ts' {
  interface Schema {
    /** Without a file, a version has been read. */
    revisionMedia: { revisionId: string; mediaId: string };
    gatedMedia: { mediaId: string; siteId: string };
  }
}

/** Ids of files, folders and reusable sections are in quotes, or part of a file’s address. */
const NAMED = /(?:"|\/s\/)([0-9a-z]{24})(?=["-])/g;
const READ = '';

/** Whether a rule keeps some visitors from a document. */
const isGated = sql<boolean>`coalesce(
  (select is_open from gates where target_id = documents.id),
  (select is_open from gates where target_id = documents.collection_id), 1) = 0`;
/** Carts, emails and feeds show the pictures of products. */
const isProduct = sql<boolean>`documents.collection_id in
  (select id from collections where collections.site_id = documents.site_id and type = ${sql.lit(COLLECTION_TYPES.products)})`;
/** It is not a page: people who may see a page that shows it may see it. */
const isSection = sql<boolean>`documents.kind = 'section'`;
const isPublished = (siteId: string) =>
  sql<boolean>`documents.site_id = ${siteId} and documents.published_id is not null and documents.deleted_at is null`;

/** A file that was for members stays so until something open shows it: its page may be a draft again, or in the trash. */
export async function refreshGatedMedia(tx: Queryable, siteId: string, hasGates: boolean): Promise<void> {
  const rows = await tx.selectFrom('gatedMedia').select('mediaId').where('siteId', '=', siteId).execute();
  const stored = new Set(rows.map(({ mediaId }) => mediaId));
  if (!hasGates && stored.size === 0) return;
  await readVersions(tx, siteId);
  const gated = new Set([...stored, ...(hasGates ? await listBehindRules(tx, siteId) : [])]);
  const settings = await settingsOf(tx, siteId);
  for (const chunk of chunks([...gated]))
    for (const id of await openAmong(tx, siteId, chunk, settings)) gated.delete(id);
  for (const chunk of chunks([...stored].filter((id) => !gated.has(id))))
    await tx.deleteFrom('gatedMedia').where('mediaId', 'in', chunk).execute();
  for (const chunk of chunks([...gated].filter((id) => !stored.has(id))))
    await tx
      .insertInto('gatedMedia')
      .values(chunk.map((mediaId) => ({ mediaId, siteId })))
      .execute();
}

/** Those that published documents behind a rule show. */
async function listBehindRules(tx: Queryable, siteId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ mediaId: string }>`
    select distinct media_id from documents join revision_media on revision_id = documents.published_id
    where ${isPublished(siteId)} and media_id <> ${READ} and ${isGated} and not coalesce(${isProduct}, false)`.execute(
    tx,
  );
  const ids = rows.map(({ mediaId }) => mediaId);
  return shownBy(tx, siteId, [...ids, ...(await namedBySections(tx, siteId, ids))]);
}

/** What the sections among these show. */
async function namedBySections(tx: Queryable, siteId: string, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ mediaId: string }>`
      select media_id from documents join revision_media on revision_id = documents.published_id
      where ${isPublished(siteId)} and ${isSection} and media_id <> ${READ} and documents.id in (${sql.join(chunk)})`.execute(
      tx,
    );
    found.push(...rows.map(({ mediaId }) => mediaId));
  }
  return found;
}

/** Those that something open shows. */
async function openAmong(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
  settings: readonly string[],
): Promise<readonly string[]> {
  const carriers = await carriersOf(tx, siteId, ids);
  const all = [...new Set([...ids, ...carriers.map(({ by }) => by)])];
  const inSettings = all.filter((id) => settings.some((text) => text.includes(id)));
  const open = new Set([...(await listOpen(tx, siteId, all)), ...inSettings]);
  const carried = carriers.filter(({ by }) => open.has(by)).map(({ mediaId }) => mediaId);
  return [...open, ...carried];
}

/** Notes the files that newly published versions name. */
async function readVersions(tx: Queryable, siteId: string): Promise<void> {
  const { rows } = await sql<{ publishedId: string }>`
    select published_id from documents where ${isPublished(siteId)}
      and not exists (select 1 from revision_media where revision_id = documents.published_id and media_id = ${READ})`.execute(
    tx,
  );
  for (const chunk of chunks(
    rows.map(({ publishedId }) => publishedId),
    50,
  )) {
    const versions = await tx
      .selectFrom('revisions')
      .select(['id', 'body'])
      .where('id', 'in', chunk)
      .execute();
    const named = versions.map(({ id, body }) => ({ id, ids: idsIn(body) }));
    const known = await listKnown(tx, siteId, [...new Set(named.flatMap(({ ids }) => ids))]);
    const found = named.flatMap(({ id: revisionId, ids }) =>
      [READ, ...ids.filter((id) => known.has(id))].map((mediaId) => ({ revisionId, mediaId })),
    );
    for (const part of chunks(found))
      await tx
        .insertInto('revisionMedia')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

function idsIn(body: string): string[] {
  return [...new Set([...body.matchAll(NAMED)].flatMap(([, id]) => id ?? []))];
}

/** Those that are files, folders of files or reusable sections of the site. */
async function listKnown(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ id: string }>`
      select id from media where site_id = ${siteId} and id in (${sql.join(chunk)})
      union all select id from media_groups where site_id = ${siteId} and id in (${sql.join(chunk)})
      union all select id from documents where site_id = ${siteId} and ${isSection} and id in (${sql.join(chunk)})`.execute(
      tx,
    );
    for (const { id } of rows) known.add(id);
  }
  return known;
}

/** The files themselves, those in the folders, and the pictures that videos show before they play. */
async function shownBy(tx: Queryable, siteId: string, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ id: string; posterId: string | null }>`
      select id, poster_id from media where site_id = ${siteId} and (id in (${sql.join(chunk)})
        or id in (select media_id from media_in_groups where group_id in (${sql.join(chunk)})))`.execute(tx);
    found.push(...rows.flatMap(({ id, posterId }) => (posterId ? [id, posterId] : [id])));
  }
  return found;
}

interface Carrier {
  readonly mediaId: string;
  /** A folder, a video or a reusable section. */
  readonly by: string;
}

/** What shows the files without a page that names them; sections also show what shows them. */
async function carriersOf(db: Queryable, siteId: string, ids: readonly string[]): Promise<Carrier[]> {
  const carriers = await namelessCarriersOf(db, siteId, ids);
  const shown = [...ids.map((id) => ({ mediaId: id, by: id })), ...carriers];
  const { rows } = await sql<Carrier>`
    select media_id, documents.id as "by" from documents join revision_media on revision_id = documents.published_id
    where ${isPublished(siteId)} and ${isSection} and media_id in (${sql.join(shown.map(({ by }) => by))})`.execute(
    db,
  );
  const sections = Map.groupBy(rows, ({ mediaId }) => mediaId);
  const bySections = shown.flatMap(({ mediaId, by }) =>
    (sections.get(by) ?? []).map((section) => ({ mediaId, by: section.by })),
  );
  return [...carriers, ...bySections];
}

async function namelessCarriersOf(db: Queryable, siteId: string, ids: readonly string[]): Promise<Carrier[]> {
  const { rows } = await sql<Carrier>`
    select media_id, group_id as "by" from media_in_groups where media_id in (${sql.join([...ids])})
    union all select poster_id as media_id, id as "by" from media
      where site_id = ${siteId} and poster_id in (${sql.join([...ids])})
    union all select poster_id as media_id, group_id as "by" from media join media_in_groups on media_id = id
      where site_id = ${siteId} and poster_id in (${sql.join([...ids])})`.execute(db);
  return rows;
}

/** Those that open documents name. */
async function listOpen(tx: Queryable, siteId: string, ids: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of chunks(ids)) {
    const { rows } = await sql<{ mediaId: string }>`
      select distinct media_id from revision_media
      join revisions on revisions.id = revision_id
      join documents on documents.id = revisions.document_id and documents.published_id = revisions.id
      where media_id in (${sql.join(chunk)}) and ${isPublished(siteId)}
        and not (${isSection}) and (not ${isGated} and documents.settings not like '%"passwordHash"%' or ${isProduct})`.execute(
      tx,
    );
    found.push(...rows.map(({ mediaId }) => mediaId));
  }
  return found;
}

/** Of the site and its collections: they name logos and icons. */
async function settingsOf(tx: Queryable, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ settings: string }>`
    select settings from sites where id = ${siteId}
    union all select settings from collections where site_id = ${siteId}`.execute(tx);
  return rows.map(({ settings }) => settings);
}

/** What keeps visitors from the published documents that show a file. */
export async function listLocksOfMedia(
  db: Queryable,
  siteId: string,
  mediaId: string,
): Promise<{ readonly documentId: string; readonly lock: Lock }[]> {
  const carriers = await carriersOf(db, siteId, [mediaId]);
  const { rows } = await sql<StoredLock & { documentId: string }>`
    select documents.id as document_id, documents.settings, ${gateOf()} as gate from revision_media
    join revisions on revisions.id = revision_id
    join documents on documents.id = revisions.document_id and documents.published_id = revisions.id
    where media_id in (${sql.join([mediaId, ...carriers.map(({ by }) => by)])}) and not (${isSection})
      and ${isPublished(siteId)}`.execute(db);
  return rows.map(({ documentId, ...stored }) => ({ documentId, lock: lockOf(stored) }));
}

/** Those of the files that are not for everyone. */
export async function listGatedMedia(db: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('gatedMedia')
    .select('mediaId')
    .where('mediaId', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ mediaId }) => mediaId));
}
