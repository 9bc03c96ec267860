import type { FormMails } from '#domain/forms/calls.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { DEFAULT_FORM_MAILS } from '#domain/forms/form-mails.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

export async function findFormMails(db: Queryable, siteId: string, formId: string): Promise<FormMails> {
  const row = await db
    .selectFrom('formMails')
    .select(['noticeSubject', 'answer'])
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .executeTakeFirst();
  if (!row) return DEFAULT_FORM_MAILS;
  return { noticeSubject: row.noticeSubject, answer: readJson(row.answer) };
}

export async function saveFormMails(
  tx: Queryable,
  siteId: string,
  formId: string,
  { noticeSubject, answer }: FormMails,
): Promise<void> {
  const set = { noticeSubject, answer: JSON.stringify(answer) };
  await tx
    .insertInto('formMails')
    .values({ siteId, formId, ...set })
    .onConflict((conflict) => conflict.columns(['siteId', 'formId']).doUpdateSet(set))
    .execute();
}

/** What the latest submission of a form held, and what the form was called then. */
export async function findLatestContent(
  db: Queryable,
  siteId: string,
  formId: string,
): Promise<{ readonly name: string; readonly content: readonly KeptValue[] } | undefined> {
  const row = await db
    .selectFrom('formSubmissions')
    .select(['formName', 'content'])
    .where('siteId', '=', siteId)
    .where('formId', '=', formId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { name: row.formName, content: readJson(row.content) };
}
