import { sql } from 'kysely';
import type { FormSubmission, SubmissionList } from '#domain/forms/calls-inbox.ts';
import { reasonsToShow } from '#domain/forms/weigh-spam.ts';
import { pick } from '#domain/pick.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { readJson } from '../../db/json-text.ts';
import { matchWords } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import { SET_ASIDE } from '../set-aside.ts';
import type { FormSubmissionTable } from '../tables.ts';

export interface SubmissionFilter {
  readonly isSpam?: boolean | undefined;
  readonly formId?: string | undefined;
  readonly search?: string | undefined;
  /** Of somebody who gave this address. */
  readonly email?: string | undefined;
  /** Older than this one. */
  readonly before?: string | undefined;
  /** Newer than this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export async function findSubmission(
  db: Queryable,
  id: string,
  siteId?: string,
): Promise<FormSubmission | undefined> {
  let query = db.selectFrom('formSubmissions').selectAll().where('id', '=', id);
  if (siteId !== undefined) query = query.where('siteId', '=', siteId);
  const row = await query.executeTakeFirst();
  return row && toSubmission(row);
}

/** Newest first. */
export async function listSubmissions(
  db: Queryable,
  siteId: string,
  filter: SubmissionFilter,
): Promise<FormSubmission[]> {
  const rows = await matching(db, siteId, filter)
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(toSubmission);
}

/** All that match, newest first, a few hundred at a time. */
export async function* eachSubmission(
  db: Queryable,
  siteId: string,
  filter: Omit<SubmissionFilter, 'limit'>,
): AsyncGenerator<FormSubmission[]> {
  for (let { before } = filter; ; ) {
    const submissions = await listSubmissions(db, siteId, { ...filter, before, limit: BATCH });
    if (submissions.length > 0) yield submissions;
    if (submissions.length < BATCH) return;
    before = submissions.at(-1)?.id;
  }
}

const BATCH = 500;

export async function countSubmissions(
  db: Queryable,
  siteId: string,
  filter: Omit<SubmissionFilter, 'limit'>,
): Promise<number> {
  const row = await matching(db, siteId, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function countFolders(
  db: Queryable,
  siteId: string,
): Promise<{ readonly unread: number; readonly spam: number }> {
  const rows = await db
    .selectFrom('formSubmissions')
    .select((eb) => ['isSpam', 'isRead', eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .groupBy(['isSpam', 'isRead'])
    .execute();
  const count = (some: typeof rows) => some.reduce((sum, row) => sum + row.count, 0);
  return {
    unread: count(rows.filter((row) => row.isSpam === 0 && row.isRead === 0)),
    spam: count(rows.filter((row) => row.isSpam === 1)),
  };
}

function matching(
  db: Queryable,
  siteId: string,
  { isSpam, formId, search, email, before, after }: Omit<SubmissionFilter, 'limit'>,
) {
  let query = db.selectFrom('formSubmissions').where('siteId', '=', siteId);
  if (isSpam !== undefined) query = query.where('isSpam', '=', isSpam ? 1 : 0);
  if (formId) query = query.where('formId', '=', formId);
  const words = matchWords(search, ['words']);
  if (words) query = query.where(words);
  if (email) query = query.where(isFrom(email));
  if (before) query = query.where('id', '<', before);
  if (after) query = query.where('id', '>', after);
  return query;
}

/** Exactly this address: an underscore in it stands for itself, or somebody else is erased with its owner. */
function isFrom(email: string) {
  const line = `%\n${escapeLike(email.trim().toLowerCase())}\n%`;
  return sql<boolean>`emails like ${line} escape '!'`;
}

/** The forms that have submissions, with how many wait to be read, and how many are taken for spam. */
export async function summarizeForms(
  db: Queryable,
  siteId: string,
): Promise<Omit<SubmissionList, 'submissions' | 'next'>> {
  const rows = await db
    .selectFrom('formSubmissions')
    .select((eb) => [
      'formId',
      'isSpam',
      'isRead',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('id').as('last'),
    ])
    .where('siteId', '=', siteId)
    .groupBy(['formId', 'isSpam', 'isRead'])
    .execute();
  const lasts = await db
    .selectFrom('formSubmissions')
    .select(['id', 'formId', 'formName'])
    .where('id', 'in', [...rows.map(({ last }) => last), ''])
    .orderBy('id')
    .execute();
  const names = new Map(lasts.map((row) => [row.formId, row.formName]));
  const count = (rowsOf: typeof rows) => rowsOf.reduce((sum, row) => sum + row.count, 0);
  const good = rows.filter((row) => row.isSpam === 0);
  return {
    forms: [...names].map(([id, name]) => ({
      id,
      name,
      count: count(good.filter((row) => row.formId === id)),
    })),
    unread: count(good.filter((row) => row.isRead === 0)),
    spam: count(rows.filter((row) => row.isSpam === 1)),
    total: count(good),
  };
}

export interface SubmissionMark {
  readonly isRead?: boolean | undefined;
  readonly isSpam?: boolean | undefined;
}

/** @returns those that were not so before */
export async function markSubmissions(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
  { isRead, isSpam }: SubmissionMark,
): Promise<string[]> {
  const changed = new Set<string>();
  const mark = async (column: 'isRead' | 'isSpam', flag: boolean) => {
    const to = flag ? 1 : 0;
    const rows = await tx
      .updateTable('formSubmissions')
      .set({ [column]: to })
      .where('siteId', '=', siteId)
      .where('id', 'in', [...ids, ''])
      .where(column, '!=', to)
      .returning('id')
      .execute();
    for (const { id } of rows) changed.add(id);
  };
  if (isRead !== undefined) await mark('isRead', isRead);
  // What spoke for spam stays known: undone, it is there again.
  if (isSpam !== undefined) await mark('isSpam', isSpam);
  return [...changed];
}

/** Releases what was set aside on arrival. @returns how many */
export async function releaseSetAside(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const result = await tx
    .updateTable('formSubmissions')
    .set({ waitsForNotice: 1 })
    .where('siteId', '=', siteId)
    .where('id', 'in', [...ids, ''])
    .where('isSpam', '=', 0)
    .where('waitsForNotice', '=', SET_ASIDE)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Submissions that were set aside, by form and page. */
export async function countSetAside(
  db: Queryable,
  siteId: string,
): Promise<{ readonly formId: string; readonly pageId: string; readonly count: number }[]> {
  return db
    .selectFrom('formSubmissions')
    .select((eb) => ['formId', 'pageId', eb.fn.countAll<number>().as('count')])
    .where('siteId', '=', siteId)
    .where('isSpam', '=', 1)
    .groupBy(['formId', 'pageId'])
    .execute();
}

export async function deleteSubmissions(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const result = await tx
    .deleteFrom('formSubmissions')
    .where('siteId', '=', siteId)
    .where('id', 'in', [...ids, ''])
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Those of a form that came before an instant. */
export async function deleteOld(
  tx: Queryable,
  siteId: string,
  formId: string,
  before: number,
): Promise<number> {
  const result = await tx
    .deleteFrom('formSubmissions')
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .where('createdAt', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export function toSubmission(row: FormSubmissionTable): FormSubmission {
  return {
    ...pick(row, 'id', 'siteId', 'formId', 'formName', 'pageId', 'pagePath'),
    content: readJson(row.content),
    isSpam: row.isSpam === 1,
    spamReasons: reasonsToShow(row.isSpam === 1, readJson(row.spamReasons)),
    isRead: row.isRead === 1,
    createdAt: row.createdAt,
  };
}
