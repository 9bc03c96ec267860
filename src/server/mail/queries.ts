import type { Mail, MailState, MailSummary } from '#domain/mail/mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { MailTable } from '../db/schema-accounts.ts';

export async function insertMail(db: Queryable, mail: MailTable): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

export interface MailFilter {
  readonly limit: number;
  readonly state?: MailState | undefined;
  /** Mails older than this one. */
  readonly before?: string | undefined;
}

/** Newest first, without their texts. */
export async function listMails(db: Queryable, filter: MailFilter): Promise<MailSummary[]> {
  let query = db
    .selectFrom('mails')
    .select([
      'id',
      'site_id',
      'to_address',
      'subject',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'finished_at',
    ])
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.state) query = query.where('state', '=', filter.state);
  if (filter.before) query = query.where('id', '<', filter.before);
  return (await query.execute()).map(toSummary);
}

export async function findMail(
  db: Queryable,
  id: string,
): Promise<(Mail & { readonly hasSecret: boolean }) | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toSummary(row), text: row.text, html: row.html, hasSecret: row.has_secret === 1 };
}

/** Notes an attempt that may be repeated. */
export async function noteAttempt(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: error }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export interface MailEnd {
  readonly state: Exclude<MailState, 'waiting'>;
  readonly error: string | null;
  readonly now: number;
  readonly removeText: boolean;
}

export async function finishMail(db: Queryable, id: string, end: MailEnd): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({
      state: end.state,
      attempts: eb('attempts', '+', end.state === 'kept' ? 0 : 1),
      last_error: end.error,
      finished_at: end.now,
      ...(end.removeText ? { text: null, html: null } : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Puts a mail that has ended back into the queue; false when its state is another one by now. */
export async function reopenMail(db: Queryable, id: string, state: MailState): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ state: 'waiting', finished_at: null })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('text', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Removes the texts of mails that ended before an instant. */
export async function removeTexts(db: Queryable, before: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ text: null, html: null })
    .where('finished_at', '<', before)
    .where('text', 'is not', null)
    .execute();
}

export async function deleteMails(db: Queryable, before: number): Promise<void> {
  await db.deleteFrom('mails').where('finished_at', '<', before).execute();
}

function toSummary(row: Omit<MailTable, 'text' | 'html' | 'has_secret'>): MailSummary {
  return {
    id: row.id,
    siteId: row.site_id,
    to: row.to_address,
    subject: row.subject,
    state: row.state as MailState,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
  };
}
