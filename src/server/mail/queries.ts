import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Mail, MailState, MailSummary } from '#domain/mail/calls.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../db/schema.ts';
import type { MailTable } from './tables.ts';

export const SEND_JOB = 'mail.send';

export async function insertMail(db: Queryable, mail: MailTable): Promise<void> {
  await db.insertInto('mails').values(mail).execute();
}

/** Mails that were counted under this key since an instant. */
export async function countLimited(db: Queryable, key: string, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('limitKey', '=', key)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** It was never handed over, and keeps its text. */
const IS_ON_HOLD = sql<SqlBool>`(limit_key is null and state = 'failed' and attempts = 0 and text is not null)`;

/**
 * Mails that somebody, or all visitors of a site, had sent since an instant; without those on hold. Those about an order
 * or a booking count for the visitor alone.
 */
export async function countVisitorMails(
  db: Queryable,
  of: { readonly sender: string } | { readonly siteId: string },
  since: number,
): Promise<number> {
  const [column, value] =
    'sender' in of ? (['sender', of.sender] as const) : (['siteId', of.siteId] as const);
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('sender', 'is not', null)
    .where((eb) => eb.not(IS_ON_HOLD))
    .$if('siteId' in of, (query) => query.where('about', 'is', null))
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Mails to visitors of a site that are on hold, for as long as their texts are kept. */
export async function countMailsOnHold(db: Queryable, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where(IS_ON_HOLD)
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts mails of a site that are on hold back into the queue, the oldest first. @returns their ids */
export async function reopenMailsOnHold(tx: Queryable, siteId: string, most: number): Promise<string[]> {
  const rows = await tx
    .updateTable('mails')
    .set({ state: 'waiting', finishedAt: null })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('siteId', '=', siteId)
        .where(IS_ON_HOLD)
        .orderBy('id')
        .limit(sql.lit(most)),
    )
    // Once more: somebody may have been quicker.
    .where(IS_ON_HOLD)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).sort();
}

export async function forgetSenders(db: Queryable, before: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sender: null })
    .where('sender', 'is not', null)
    .where('createdAt', '<', before)
    .execute();
}

export interface MailFilter {
  readonly limit: number;
  readonly state?: MailState | undefined;
  readonly to?: string | undefined;
  readonly about?: string | undefined;
  /** Mails older than this one. */
  readonly before?: string | undefined;
}

/** Newest first, without their texts. */
export async function listMails(db: Queryable, filter: MailFilter): Promise<MailSummary[]> {
  let query = db
    .selectFrom('mails')
    .select([
      'id',
      'siteId',
      'toAddress',
      'subject',
      'state',
      'attempts',
      'lastError',
      'createdAt',
      'finishedAt',
    ])
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.state) query = query.where('state', '=', filter.state);
  if (filter.to) query = query.where('toAddress', '=', filter.to);
  if (filter.about) query = query.where('about', '=', filter.about);
  if (filter.before) query = query.where('id', '<', filter.before);
  const rows = await query.execute();
  const nextTries = await listNextTries(db, rows);
  return rows.map((row) => toSummary(row, nextTries.get(row.id)));
}

export async function findMail(db: Queryable, id: string): Promise<Mail | undefined> {
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const nextTries = await listNextTries(db, [row]);
  return {
    ...toSummary(row, nextTries.get(id)),
    ...pick(row, 'text', 'html', 'replyTo', 'fromName', 'unsubscribeUrl'),
    hasSecret: row.hasSecret === 1,
  };
}

/** The calendar file that a mail carries; null for none. */
export async function findCalendarOf(db: Queryable, id: string): Promise<string | null> {
  const row = await db.selectFrom('mails').select('calendar').where('id', '=', id).executeTakeFirst();
  return row?.calendar ?? null;
}

/** What the job of a mail is told. */
export const sendingSchema = z.object({ mailId: z.string() });

export function sendingOf(mailId: string): z.infer<typeof sendingSchema> {
  return { mailId };
}

/** When mails that wait are handed over next, by their ids. */
async function listNextTries(
  db: Queryable,
  mails: readonly Pick<MailTable, 'id' | 'state'>[],
): Promise<ReadonlyMap<string, number>> {
  const waiting = mails.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return new Map();
  const rows = await db
    .selectFrom('jobs')
    .select(['payload', 'runAt'])
    .where('type', '=', SEND_JOB)
    .where('status', '=', 'waiting')
    .where(
      'payload',
      'in',
      waiting.map(({ id }) => JSON.stringify(sendingOf(id))),
    )
    .execute();
  return new Map(rows.map(({ payload, runAt }) => [sendingSchema.parse(JSON.parse(payload)).mailId, runAt]));
}

/** Has a waiting mail handed over at once; false when it is being handed over, or has been. */
export async function hurryMail(db: Queryable, id: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('jobs')
    .set({ runAt: now })
    .where('type', '=', SEND_JOB)
    .where('status', '=', 'waiting')
    .where('payload', '=', JSON.stringify(sendingOf(id)))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Notes an attempt that may be repeated. */
export async function noteAttempt(db: Queryable, id: string, error: string): Promise<void> {
  await db
    .updateTable('mails')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), lastError: error }))
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
      lastError: end.error,
      finishedAt: end.now,
      ...(end.removeText ? { text: null, html: null, calendar: null } : {}),
    }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Puts a mail that has ended back into the queue; false when its state is another one by now. */
export async function reopenMail(db: Queryable, id: string, state: MailState): Promise<boolean> {
  const result = await db
    .updateTable('mails')
    .set({ state: 'waiting', finishedAt: null })
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
    .set({ text: null, html: null, calendar: null })
    .where('finishedAt', '<', before)
    .where('text', 'is not', null)
    .execute();
}

export async function deleteMails(db: Queryable, before: number): Promise<void> {
  await db.deleteFrom('mails').where('finishedAt', '<', before).execute();
}

type ListedMail = Pick<
  MailTable,
  'id' | 'siteId' | 'toAddress' | 'subject' | 'state' | 'attempts' | 'lastError' | 'createdAt' | 'finishedAt'
>;

/** Mails to somebody, and those that tell others what they sent: these name the address in a line of its own. */
export async function deleteMailsOfPerson(db: Queryable, siteId: string, address: string): Promise<number> {
  const email = address.trim().toLowerCase();
  const line = `%\n${email.replace(/[\\%_]/g, '\\$&')}\n%`;
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`(lower(to_address) = ${email} or lower(text) like ${line} escape '\\')`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toSummary(row: ListedMail, nextTryAt: number | undefined): MailSummary {
  return {
    id: row.id,
    siteId: row.siteId,
    to: row.toAddress,
    ...pick(row, 'subject', 'state', 'attempts', 'lastError', 'createdAt', 'finishedAt'),
    nextTryAt: nextTryAt ?? null,
  };
}
