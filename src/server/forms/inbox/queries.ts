import { sql } from 'kysely';
import type { FormSubmission, SubmissionList } from '#domain/forms/calls-inbox.ts';
import { reasonsToShow } from '#domain/forms/weigh-spam.ts';
import { readJson } from '../../db/json-text.ts';
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
  let query = db.selectFrom('form_submissions').selectAll().where('id', '=', id);
  if (siteId !== undefined) query = query.where('site_id', '=', siteId);
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
  return Number(row?.count ?? 0);
}

export async function countFolders(
  db: Queryable,
  siteId: string,
): Promise<{ readonly unread: number; readonly spam: number }> {
  const rows = await db
    .selectFrom('form_submissions')
    .select((eb) => ['is_spam', 'is_read', eb.fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy(['is_spam', 'is_read'])
    .execute();
  const count = (some: typeof rows) => some.reduce((sum, row) => sum + Number(row.count), 0);
  return {
    unread: count(rows.filter((row) => row.is_spam === 0 && row.is_read === 0)),
    spam: count(rows.filter((row) => row.is_spam === 1)),
  };
}

function matching(
  db: Queryable,
  siteId: string,
  { isSpam, formId, search, email, before, after }: Omit<SubmissionFilter, 'limit'>,
) {
  let query = db.selectFrom('form_submissions').where('site_id', '=', siteId);
  if (isSpam !== undefined) query = query.where('is_spam', '=', isSpam ? 1 : 0);
  if (formId) query = query.where('form_id', '=', formId);
  if (search) query = query.where(holds('words', search.toLowerCase()));
  if (email) query = query.where(holds('emails', `\n${email.trim().toLowerCase()}\n`));
  if (before) query = query.where('id', '<', before);
  if (after) query = query.where('id', '>', after);
  return query;
}

/** Exactly these characters: an underscore in an address stands for itself, or somebody else is erased with its owner. */
function holds(column: 'words' | 'emails', text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The forms that have submissions, with how many wait to be read, and how many are taken for spam. */
export async function summarizeForms(
  db: Queryable,
  siteId: string,
): Promise<Omit<SubmissionList, 'submissions' | 'next'>> {
  const rows = await db
    .selectFrom('form_submissions')
    .select((eb) => [
      'form_id',
      'is_spam',
      'is_read',
      eb.fn.countAll<number>().as('count'),
      eb.fn.max('id').as('last'),
    ])
    .where('site_id', '=', siteId)
    .groupBy(['form_id', 'is_spam', 'is_read'])
    .execute();
  const lasts = await db
    .selectFrom('form_submissions')
    .select(['id', 'form_id', 'form_name'])
    .where('id', 'in', [...rows.map(({ last }) => last), ''])
    .orderBy('id')
    .execute();
  const names = new Map(lasts.map((row) => [row.form_id, row.form_name]));
  const count = (rowsOf: typeof rows) => rowsOf.reduce((sum, row) => sum + Number(row.count), 0);
  const good = rows.filter((row) => row.is_spam === 0);
  return {
    forms: [...names].map(([id, name]) => ({
      id,
      name,
      count: count(good.filter((row) => row.form_id === id)),
    })),
    unread: count(good.filter((row) => row.is_read === 0)),
    spam: count(rows.filter((row) => row.is_spam === 1)),
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
  const mark = async (column: 'is_read' | 'is_spam', flag: boolean) => {
    const to = flag ? 1 : 0;
    const rows = await tx
      .updateTable('form_submissions')
      .set({ [column]: to })
      .where('site_id', '=', siteId)
      .where('id', 'in', [...ids, ''])
      .where(column, '!=', to)
      .returning('id')
      .execute();
    for (const { id } of rows) changed.add(id);
  };
  if (isRead !== undefined) await mark('is_read', isRead);
  // What spoke for spam stays known: undone, it is there again.
  if (isSpam !== undefined) await mark('is_spam', isSpam);
  return [...changed];
}

/** Releases what was set aside on arrival. @returns how many */
export async function releaseSetAside(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const result = await tx
    .updateTable('form_submissions')
    .set({ waits_for_notice: 1 })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids, ''])
    .where('is_spam', '=', 0)
    .where('waits_for_notice', '=', SET_ASIDE)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Submissions that were set aside, by form and page. */
export async function countSetAside(
  db: Queryable,
  siteId: string,
): Promise<{ readonly formId: string; readonly pageId: string; readonly count: number }[]> {
  const rows = await db
    .selectFrom('form_submissions')
    .select((eb) => ['form_id as formId', 'page_id as pageId', eb.fn.countAll<number>().as('count')])
    .where('site_id', '=', siteId)
    .where('is_spam', '=', 1)
    .groupBy(['form_id', 'page_id'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function deleteSubmissions(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<number> {
  const result = await tx
    .deleteFrom('form_submissions')
    .where('site_id', '=', siteId)
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
    .deleteFrom('form_submissions')
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export function toSubmission(row: FormSubmissionTable): FormSubmission {
  return {
    id: row.id,
    siteId: row.site_id,
    formId: row.form_id,
    formName: row.form_name,
    pageId: row.page_id,
    pagePath: row.page_path,
    content: readJson(row.content),
    isSpam: row.is_spam === 1,
    spamReasons: reasonsToShow(row.is_spam === 1, readJson(row.spam_reasons)),
    isRead: row.is_read === 1,
    createdAt: row.created_at,
  };
}
