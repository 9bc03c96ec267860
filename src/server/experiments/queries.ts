import { sql } from 'kysely';
import type { Body } from '#domain/content/content.ts';
import { type Experiment, experimentSchema } from '#domain/experiments/experiment.ts';
import type { Counted } from '#domain/experiments/interval.ts';
import { chunks } from '../db/chunks.ts';
import { type JsonText, readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

declare module '../db/schema.ts' {
  interface Schema {
    /** Experiment as JSON. */
    experiments: { id: string; siteId: string; declaration: string; createdAt: number };
    /** Who has seen an experiment: a key that says nothing of who it is. */
    experimentVisitors: {
      experimentId: string;
      visitor: string;
      version: string;
      seenAt: number;
      reachedAt: number | null;
    };
    /** The same, added up: it stays when the rows of visitors go. */
    experimentCounts: { experimentId: string; version: string; visitors: number; reached: number };
  }
}

/** The newest first. */
export async function listExperiments(db: Queryable, siteId: string): Promise<Experiment[]> {
  const rows = await db
    .selectFrom('experiments')
    .select('declaration')
    .where('siteId', '=', siteId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ declaration }) => toExperiment(declaration));
}

export async function findExperiment(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<Experiment | undefined> {
  const row = await db
    .selectFrom('experiments')
    .select('declaration')
    .where('siteId', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toExperiment(row.declaration);
}

function toExperiment(declaration: string): Experiment {
  return experimentSchema.parse(JSON.parse(declaration));
}

export async function insertExperiments(
  tx: Queryable,
  siteId: string,
  experiments: readonly Experiment[],
): Promise<void> {
  for (const chunk of chunks(experiments)) {
    const rows = chunk.map((each) => ({
      id: each.id,
      siteId,
      declaration: JSON.stringify(each),
      createdAt: each.createdAt,
    }));
    await tx.insertInto('experiments').values(rows).execute();
  }
}

export async function updateExperiment(tx: Queryable, siteId: string, experiment: Experiment): Promise<void> {
  await tx
    .updateTable('experiments')
    .set({ declaration: JSON.stringify(experiment) })
    .where('siteId', '=', siteId)
    .where('id', '=', experiment.id)
    .execute();
}

export async function deleteExperiment(tx: Queryable, siteId: string, id: string): Promise<void> {
  await tx.deleteFrom('experiments').where('siteId', '=', siteId).where('id', '=', id).execute();
}

export async function deleteAllExperiments(tx: Queryable, siteId: string): Promise<void> {
  await tx.deleteFrom('experiments').where('siteId', '=', siteId).execute();
}

export async function listCounts(db: Queryable, experimentId: string): Promise<Counted[]> {
  return db
    .selectFrom('experimentCounts')
    .select(['version', 'visitors', 'reached'])
    .where('experimentId', '=', experimentId)
    .orderBy('version')
    .execute();
}

/** What was counted is deleted: the experiment begins anew. */
export async function deleteCounted(tx: Queryable, experimentId: string): Promise<void> {
  await tx.deleteFrom('experimentVisitors').where('experimentId', '=', experimentId).execute();
  await tx.deleteFrom('experimentCounts').where('experimentId', '=', experimentId).execute();
}

/** @returns how many there were, up to `most` */
export async function deleteSomeVisitors(tx: Queryable, experimentId: string, most: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('experimentVisitors')
    .where('experimentId', '=', experimentId)
    .where('visitor', 'in', (from) =>
      from
        .selectFrom('experimentVisitors')
        .select('visitor')
        .where('experimentId', '=', experimentId)
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @param counts of one experiment */
export async function addCounts(
  tx: Queryable,
  experimentId: string,
  counts: readonly Counted[],
): Promise<void> {
  for (const { version, visitors, reached } of counts) {
    await tx
      .insertInto('experimentCounts')
      .values({ experimentId, version, visitors, reached })
      .onConflict((conflict) =>
        conflict.columns(['experimentId', 'version']).doUpdateSet((eb) => ({
          visitors: eb('experimentCounts.visitors', '+', eb.ref('excluded.visitors')),
          reached: eb('experimentCounts.reached', '+', eb.ref('excluded.reached')),
        })),
      )
      .execute();
  }
}

export interface Seen {
  readonly experimentId: string;
  readonly visitor: string;
  readonly version: string;
  readonly at: number;
}

/** @returns those who had not been counted before */
export async function insertSeen(tx: Queryable, seen: readonly Seen[]): Promise<Seen[]> {
  const added: Seen[] = [];
  for (const chunk of chunks(seen)) {
    const rows = chunk.map(({ at, ...each }) => ({ ...each, seenAt: at, reachedAt: null }));
    const inserted = await tx
      .insertInto('experimentVisitors')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['experimentId', 'visitor']).doNothing())
      .returning(['experimentId', 'visitor', 'version', 'seenAt as at'])
      .execute();
    added.push(...inserted);
  }
  return added;
}

/** Notes that a visitor who has seen the experiment came to its goal. @returns their version, the first time */
export async function markReached(
  tx: Queryable,
  { experimentId, visitor, at }: Pick<Seen, 'experimentId' | 'visitor' | 'at'>,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('experimentVisitors')
    .set({ reachedAt: at })
    .where('experimentId', '=', experimentId)
    .where('visitor', '=', visitor)
    .where('reachedAt', 'is', null)
    .returning('version')
    .executeTakeFirst();
  return row?.version;
}

export interface VersionedDocument {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly draftId: string | null;
  readonly publishedId: string | null;
  readonly draft: Body | undefined;
  readonly published: Body | undefined;
}

/** The documents whose draft or published version says something of an experiment. */
export async function listVersioned(
  db: Queryable,
  siteId: string,
  key: string,
): Promise<VersionedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .leftJoin('revisions as draft', 'draft.id', 'documents.draftId')
    .leftJoin('revisions as published', 'published.id', 'documents.publishedId')
    .select([
      'documents.id',
      'documents.kind',
      'documents.title',
      'documents.draftId',
      'documents.publishedId',
      'draft.body as draft',
      'published.body as published',
    ])
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where((eb) =>
      eb.or(
        ['draft.body', 'published.body'].map((body) => sql<boolean>`${sql.ref(body)} like ${holding(key)}`),
      ),
    )
    .orderBy('documents.id')
    .execute();
  return rows.map(({ draft, published, ...row }) => ({
    ...row,
    draft: draft === null ? undefined : readJson(draft as JsonText<Body>),
    published: published === null ? undefined : readJson(published as JsonText<Body>),
  }));
}

/** A key holds letters, digits and hyphens alone. */
function holding(key: string): string {
  return `%"variant:${key}=%`;
}
