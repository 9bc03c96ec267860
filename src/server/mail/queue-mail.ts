/** Writes a mail and the job that sends it into the transaction of the change that calls for it. */
import type { WrittenMail } from '#domain/mail/write-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { countLimited, hurryMail, insertMail, reopenMail, SEND_JOB, sendingOf } from './queries.ts';
import { replyAddressOf } from './queries-reply-address.ts';
import type { MailTable } from './tables.ts';
import { reasonToHold } from './visitor-limits.ts';

export interface NewMail extends WrittenMail {
  readonly to: string;
  readonly subject: string;
  /** The site it is sent for; without one it is the installation's. */
  readonly siteId?: string | undefined;
  /** Where replies go; without it to the site if the mail bears its name, else to the sender. */
  readonly replyTo?: string | undefined;
  /** A calendar file that comes with it. */
  readonly calendar?: string | undefined;
  /** Id of what it is about, such as an order. */
  readonly about?: string;
  /** Whose name it bears as the sender; without it the installation's. */
  readonly fromName?: string;
  /** Where one click ends mails of this kind. */
  readonly unsubscribeUrl?: string;
  /** It holds what opens an account, such as a link to set a password: the text goes as soon as it is sent. */
  readonly hasSecret?: boolean;
}

/** How many mails of a kind one mailbox may get. */
export interface MailLimit {
  /** The kind and the mailbox. */
  readonly key: string;
  readonly most: number;
  readonly withinMs: number;
  /** What the owner reads in the outbox of those that are too many. */
  readonly reason: string;
}

export interface LimitedMail extends NewMail {
  readonly limit?: MailLimit;
  /**
   * Identifies the visitor who typed the address (`http/mail-sender.ts`): the mail counts against their limits. Null for
   * an address that no visitor typed.
   */
  readonly sender: string | null;
}

/**
 * @returns the mail's id; what is too much for a mailbox is noted without its text and goes nowhere, what is too much
 * of a visitor or a site is put on hold
 */
export async function queueMail(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { limit, sender, ...mail }: LimitedMail,
): Promise<string> {
  const id = deps.newId();
  const row = { ...rowOf(mail, id, deps.now()), replyTo: await replyToOf(tx, mail) };
  const refused = (reason: string) => ({
    state: 'failed' as const,
    lastError: reason,
    finishedAt: row.createdAt,
  });
  if (limit && (await isTooMany(tx, deps, limit))) {
    await insertMail(tx, { ...row, ...refused(limit.reason), text: null, html: null, calendar: null });
    return id;
  }
  const { siteId } = mail;
  const visitor =
    sender !== null && siteId !== undefined
      ? { siteId, sender, isAbout: mail.about !== undefined }
      : undefined;
  const held = visitor && (await reasonToHold(tx, deps, visitor));
  if (held !== undefined) {
    await insertMail(tx, { ...row, ...refused(held), sender });
    return id;
  }
  await insertMail(tx, { ...row, limitKey: limit?.key ?? null, sender });
  await queueSending(tx, deps, id);
  return id;
}

async function replyToOf(tx: Queryable, { replyTo, siteId, fromName }: NewMail): Promise<string | null> {
  if (replyTo !== undefined || siteId === undefined || fromName === undefined) return replyTo ?? null;
  return (await replyAddressOf(tx, siteId)) ?? null;
}

/** Whether one more would be more than the mailbox may get. */
export async function isTooMany(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  { key, most, withinMs }: MailLimit,
): Promise<boolean> {
  return (await countLimited(tx, key, now() - withinMs)) >= most;
}

function rowOf(mail: NewMail, id: string, now: number): Omit<MailTable, 'replyTo'> {
  return {
    id,
    siteId: mail.siteId ?? null,
    toAddress: mail.to,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    calendar: mail.calendar ?? null,
    about: mail.about ?? null,
    fromName: mail.fromName === undefined ? null : oneLine(mail.fromName),
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    limitKey: null,
    sender: null,
    hasSecret: mail.hasSecret ? 1 : 0,
    state: 'waiting',
    attempts: 0,
    lastError: null,
    createdAt: now,
    finishedAt: null,
  };
}

/** What stands in a header. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export type Retried =
  | { readonly kind: 'queued' }
  | { readonly kind: 'not-allowed'; readonly message: string };

/** Sends a mail again that failed, or that was kept before there was a mail server; one that waits it sends now. */
export async function retryMail(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  mail: { readonly id: string; readonly state: 'failed' | 'kept' | 'waiting' },
): Promise<Retried> {
  if (mail.state === 'waiting') return hurry(deps, mail.id);
  return deps.db.write(async (tx): Promise<Retried> => {
    if (!(await reopenMail(tx, mail.id, mail.state))) {
      return {
        kind: 'not-allowed',
        message: 'This email can’t be sent again. It is already being sent, or its text was deleted.',
      };
    }
    await queueSending(tx, deps, mail.id);
    return { kind: 'queued' };
  });
}

/** Hands a mail that waits for its next try to the mail server now. */
async function hurry(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<Retried> {
  const isHurried = await deps.db.write((tx) => hurryMail(tx, id, deps.now()));
  if (isHurried) return { kind: 'queued' };
  return { kind: 'not-allowed', message: 'This email is being sent right now.' };
}

/** @param runAt without it at once */
export async function queueSending(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  id: string,
  runAt?: number,
): Promise<void> {
  const job = { type: SEND_JOB, payload: sendingOf(id), dedupeKey: `${SEND_JOB}:${id}` };
  await enqueue(tx, deps, runAt === undefined ? job : { ...job, runAt });
}
