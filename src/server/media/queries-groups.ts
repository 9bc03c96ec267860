import type { GroupKind, MediaGroup } from '#domain/media/calls-groups.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';

interface GroupTable {
  id: string;
  siteId: string;
  kind: GroupKind;
  name: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    mediaGroups: GroupTable;
    mediaInGroups: { groupId: string; mediaId: string };
  }
}

export type StoredGroup = Omit<MediaGroup, 'count'>;

export interface FilledGroup extends StoredGroup {
  readonly media: readonly string[];
}

/** By name. */
export async function listGroups(db: Queryable, siteId: string): Promise<MediaGroup[]> {
  const rows = await db
    .selectFrom('mediaGroups')
    .where('siteId', '=', siteId)
    .select((eb) => [
      'id',
      'kind',
      'name',
      eb
        .selectFrom('mediaInGroups')
        .innerJoin('media', 'media.id', 'mediaInGroups.mediaId')
        .whereRef('mediaInGroups.groupId', '=', 'mediaGroups.id')
        .where('media.deletedAt', 'is', null)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, count: row.count ?? 0 }));
}

export async function insertGroup(db: Queryable, siteId: string, group: StoredGroup): Promise<void> {
  const { id, kind, name } = group;
  await db.insertInto('mediaGroups').values({ id, kind, name, siteId }).execute();
}

export async function setGroupName(
  db: Queryable,
  siteId: string,
  { id, name }: Pick<StoredGroup, 'id' | 'name'>,
): Promise<void> {
  await db
    .updateTable('mediaGroups')
    .set({ name })
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .execute();
}

export async function deleteGroup(db: Queryable, siteId: string, id: string): Promise<void> {
  await db.deleteFrom('mediaGroups').where('siteId', '=', siteId).where('id', '=', id).execute();
}

export async function deleteAllGroups(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom('mediaGroups').where('siteId', '=', siteId).execute();
}

/** Of these, the files of the site. */
export async function keepOwnMedia(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select('id')
    .where('siteId', '=', siteId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** @param ids of the group’s own site */
export async function insertMembers(db: Queryable, groupId: string, ids: readonly string[]): Promise<void> {
  for (const chunk of chunks(ids)) {
    const rows = chunk.map((id) => ({ groupId, mediaId: id }));
    await db
      .insertInto('mediaInGroups')
      .values(rows)
      .onConflict((c) => c.doNothing())
      .execute();
  }
}

export async function deleteMembers(
  db: Queryable,
  groupIds: readonly string[],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0 || groupIds.length === 0) return;
  await db.deleteFrom('mediaInGroups').where('groupId', 'in', groupIds).where('mediaId', 'in', ids).execute();
}

/** Which of these files are in which of these groups. */
export async function listMembers(
  db: Queryable,
  groupIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0 || groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('mediaInGroups')
    .selectAll()
    .where('groupId', 'in', groupIds)
    .where('mediaId', 'in', ids)
    .orderBy('mediaId')
    .execute();
  const byGroup = Map.groupBy(rows, ({ groupId: id }) => id);
  return new Map([...byGroup].map(([id, members]) => [id, members.map(({ mediaId: member }) => member)]));
}

/** With the ids of all that is in them, in the order of their own. */
export async function listFilledAfter(
  db: Queryable,
  siteId: string,
  after: string,
  limit: number,
): Promise<FilledGroup[]> {
  const groups = await db
    .selectFrom('mediaGroups')
    .select(['id', 'kind', 'name'])
    .where('siteId', '=', siteId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  if (groups.length === 0) return [];
  const members = await db
    .selectFrom('mediaInGroups')
    .selectAll()
    .where(
      'groupId',
      'in',
      groups.map(({ id }) => id),
    )
    .orderBy('mediaId')
    .execute();
  const byGroup = Map.groupBy(members, ({ groupId: id }) => id);
  return groups.map((group) => ({
    ...group,
    media: (byGroup.get(group.id) ?? []).map(({ mediaId: id }) => id),
  }));
}
