import type { FormMails } from '#domain/forms/calls.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { DEFAULT_FORM_MAILS } from '#domain/forms/form-mails.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

export async function findFormMails(db: Queryable, siteId: string, formId: string): Promise<FormMails> {
  const row = await db
    .selectFrom('form_mails')
    .select(['notice_subject', 'answer'])
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .executeTakeFirst();
  if (!row) return DEFAULT_FORM_MAILS;
  return { noticeSubject: row.notice_subject, answer: readJson(row.answer) };
}

export async function saveFormMails(
  tx: Queryable,
  siteId: string,
  formId: string,
  { noticeSubject, answer }: FormMails,
): Promise<void> {
  const set = { notice_subject: noticeSubject, answer: JSON.stringify(answer) };
  await tx
    .insertInto('form_mails')
    .values({ site_id: siteId, form_id: formId, ...set })
    .onConflict((conflict) => conflict.columns(['site_id', 'form_id']).doUpdateSet(set))
    .execute();
}

/** What the latest submission of a form held, and what the form was called then. */
export async function findLatestContent(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<{ readonly name: string; readonly content: readonly KeptValue[] } | undefined> {
  const row = await db
    .selectFrom('form_submissions')
    .select(['form_name', 'content'])
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { name: row.form_name, content: readJson(row.content) };
}
