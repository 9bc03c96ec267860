/** What a database really holds, for comparing with what was answered. */
import { sql } from 'kysely';
import { NOTIFY_JOB as NOTIFY_COMMENTS_JOB } from '#server/comments/notify-comments.ts';
import type { Queryable } from '#server/db/schema.ts';
import { NOTIFY_JOB } from '#server/forms/follow/notice-job.ts';

/** Titles of every revision of a document. */
export async function listTitles(db: Queryable, documentId: string): Promise<string[]> {
  const rows = await db.selectFrom('revisions').select('body').where('documentId', '=', documentId).execute();
  return rows.map((row) => (JSON.parse(row.body) as { title: string }).title);
}

export async function findPublishedTitle(db: Queryable, documentId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.publishedId')
    .select('revisions.body')
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return row && (JSON.parse(row.body) as { title: string }).title;
}

/** Documents whose draft is not the newest link of an unbroken chain of revisions. */
export async function listBrokenChains(db: Queryable, siteId: string): Promise<string[]> {
  const broken = await db
    .selectFrom('documents')
    .leftJoin('revisions as draft', 'draft.id', 'documents.draftId')
    .select('documents.id')
    .where('documents.siteId', '=', siteId)
    .where('draft.id', 'is', null)
    .execute();
  const orphans = await db
    .selectFrom('revisions')
    .leftJoin('revisions as base', 'base.id', 'revisions.baseId')
    .select('revisions.documentId as id')
    .where('revisions.siteId', '=', siteId)
    .where('revisions.baseId', 'is not', null)
    .where('base.id', 'is', null)
    .execute();
  return [...broken, ...orphans].map((row) => row.id);
}

/** `ok`, or what SQLite found wrong. PostgreSQL checks its own files as it recovers. */
export async function checkIntegrity(db: Queryable): Promise<string> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrityCheck).join('; ');
}

export async function countJobsOf(
  db: Queryable,
  siteId: string,
): Promise<{ total: number; byStatus: Record<string, number> }> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .groupBy('status')
    .execute();
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    byStatus: Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
}

export async function listSubmissionIds(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('formSubmissions').select('id').execute();
  return rows.map(({ id }) => id);
}

/** Of a post, with how many of them nobody has been told of or will be: each has a job of its own until then. */
export async function listComments(
  db: Queryable,
  documentId: string,
): Promise<{ ids: string[]; forgotten: number }> {
  const rows = await db
    .selectFrom('comments')
    .select(['id', 'mailedAt', 'sourceId'])
    .where('documentId', '=', documentId)
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select('id')
    .where('type', '=', NOTIFY_COMMENTS_JOB)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  const untold = rows.filter((row) => row.mailedAt === null);
  return { ids: rows.map(({ id }) => id), forgotten: jobs.length > 0 ? 0 : untold.length };
}

/** How many wait to be told of, without a job on their site that is still to be done. One tells of all of a site. */
export async function countForgotten(db: Queryable): Promise<number> {
  const waiting = await db
    .selectFrom('formSubmissions')
    .select('siteId')
    .where('waitsForNotice', '=', 1)
    .execute();
  const jobs = await db
    .selectFrom('jobs')
    .select('siteId')
    .where('type', '=', NOTIFY_JOB)
    .where('status', 'in', ['waiting', 'running'])
    .execute();
  const told = new Set(jobs.map((job) => job.siteId));
  return waiting.filter((row) => !told.has(row.siteId)).length;
}

export async function listWordsOfSubmissions(db: Queryable): Promise<{ id: string; words: string }[]> {
  return db.selectFrom('formSubmissions').select(['id', 'words']).execute();
}

/** Files of forms, whether a submission has taken them or not. */
export async function listFormFiles(db: Queryable): Promise<{ id: string; submissionId: string | null }[]> {
  return db.selectFrom('formFiles').select(['id', 'submissionId']).execute();
}
