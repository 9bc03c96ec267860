/**
 * Gates: who may see what is not for everyone, worked out from what owners have set for documents and from what these
 * are in. Lists, feeds and search ask this table, so it has to be right whenever visitors see a change: whatever raises
 * the version of a site brings its gates up to date.
 */

import { sql } from 'kysely';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { documentSettingsSchema } from '#domain/content/document.ts';
import { type Gate, gatesOf } from '#domain/content/gates.ts';
import { type Course, dripOf } from '#domain/courses/course.ts';
import { type Access, gatedSchema, isForEveryone } from '#domain/members/access.ts';
import { chunks } from '../../db/chunks.ts';
import type { Queryable } from '../../db/schema.ts';
import { collectionSettingsOf } from '../documents/settings.ts';
import { refreshGatedMedia } from '../media/queries-gated.ts';

export async function refreshGates(tx: Queryable, siteId: string): Promise<void> {
  const [own, stored] = await Promise.all([listOwn(tx, siteId), listGates(tx, siteId)]);
  if (own.size === 0 && stored.size === 0) return refreshGatedMedia(tx, siteId, false);
  const gates = await workOut(tx, siteId, own);
  const wanted = new Map(gates.map(({ targetId, access }) => [targetId, JSON.stringify(access)]));
  const gone = [...stored].filter(([id, access]) => wanted.get(id) !== access).map(([id]) => id);
  for (const chunk of chunks(gone)) await tx.deleteFrom('gates').where('targetId', 'in', chunk).execute();
  const added = gates.filter(({ targetId }) => stored.get(targetId) !== wanted.get(targetId));
  for (const chunk of chunks(added))
    await tx
      .insertInto('gates')
      .values(chunk.map((gate) => rowOf(siteId, gate)))
      .execute();
  await refreshGatedMedia(
    tx,
    siteId,
    gates.some(({ access }) => !isForEveryone(access)),
  );
}

function rowOf(siteId: string, { targetId, access }: Gate) {
  return { targetId, siteId, isOpen: isForEveryone(access) ? 1 : 0, access: JSON.stringify(access) };
}

async function workOut(
  tx: Queryable,
  siteId: string,
  own: ReadonlyMap<string, Access>,
): Promise<readonly Gate[]> {
  if (own.size === 0) return [];
  const tree = await tx
    .selectFrom('documents')
    .select(['id', 'parentId'])
    .where('siteId', '=', siteId)
    // In the trash too: what was in them may have come back alone.
    .where((eb) => eb.or([eb('kind', 'in', ['page', 'folder']), hasAccess]))
    .execute();
  const collections = await tx
    .selectFrom('collections')
    .select(['id', 'pageId', 'type', 'settings'])
    .where('siteId', '=', siteId)
    .execute();
  return gatesOf({
    documents: tree.map((each) => ({ ...each, access: own.get(each.id) })),
    collections: await Promise.all(
      collections.map(async ({ id, pageId, type, settings }) => ({
        ...{ id, pageId },
        ...(type === COLLECTION_TYPES.lessons && {
          drip: await dripIn(tx, id, collectionSettingsOf(settings).course),
        }),
      })),
    ),
  });
}

/** Of what is in the collection: settings can name lessons that have been moved elsewhere. */
async function dripIn(
  tx: Queryable,
  collectionId: string,
  course: Course | undefined,
): Promise<ReadonlyMap<string, number>> {
  const drip = dripOf(course);
  if (drip.size === 0) return drip;
  const items = await tx
    .selectFrom('documents')
    .select('id')
    .where('collectionId', '=', collectionId)
    .where('kind', '=', 'item')
    .execute();
  const own = new Set(items.map(({ id }) => id));
  return new Map([...drip].filter(([id]) => own.has(id)));
}

/** The words of the index by which they are found. */
const hasAccess = sql<boolean>`settings like '%"access":%'`;

async function listOwn(tx: Queryable, siteId: string): Promise<ReadonlyMap<string, Access>> {
  const { rows } = await sql<{ id: string; settings: string }>`
    select id, settings from documents where site_id = ${siteId} and ${hasAccess}`.execute(tx);
  const own = new Map<string, Access>();
  for (const { id, settings } of rows) {
    const { access } = documentSettingsSchema.parse(JSON.parse(settings));
    if (access) own.set(id, access);
  }
  return own;
}

async function listGates(tx: Queryable, siteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('gates')
    .select(['targetId', 'access'])
    .where('siteId', '=', siteId)
    .execute();
  return new Map(rows.map(({ targetId, access }) => [targetId, access]));
}

/** Ids of plans and areas that some gate asks for. */
export async function listPlansAtGates(db: Queryable, siteId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('gates')
    .select('access')
    .distinct()
    .where('siteId', '=', siteId)
    .where('isOpen', '=', 0)
    .execute();
  return new Set(
    rows.flatMap(({ access }) => {
      const gate = gatedSchema.parse(JSON.parse(access));
      return gate.kind === 'plans' ? gate.anyOf : [];
    }),
  );
}

/** Pages that visitors see, and that one of these plans or areas opens; the shortest addresses first. */
export async function listPagesOpenedBy(
  db: Queryable,
  siteId: string,
  ids: ReadonlySet<string>,
): Promise<readonly { readonly title: string; readonly path: string }[]> {
  const rows = await db
    .selectFrom('gates')
    .innerJoin('documents', 'documents.id', 'gates.targetId')
    .select(['documents.title', 'documents.path', 'gates.access'])
    .where('gates.siteId', '=', siteId)
    .where('gates.isOpen', '=', 0)
    .where('documents.kind', '=', 'page')
    .where('documents.publishedId', 'is not', null)
    .where('documents.deletedAt', 'is', null)
    .orderBy(sql`length(documents.path)`)
    .orderBy('documents.id')
    .limit(100)
    .execute();
  return rows.flatMap(({ title, path, access }) => {
    const gate = gatedSchema.parse(JSON.parse(access));
    const isOpened = gate.kind === 'plans' && gate.anyOf.some((id) => ids.has(id));
    return isOpened && path !== null ? [{ title, path }] : [];
  });
}
