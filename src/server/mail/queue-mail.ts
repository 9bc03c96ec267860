/** Writes a mail and the job that sends it into the transaction of the change that calls for it. */
import type { WrittenMail } from '#domain/mail/write-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { insertMail, reopenMail } from './queries.ts';

export const SEND_JOB = 'mail.send';

export interface NewMail extends WrittenMail {
  readonly to: string;
  readonly subject: string;
  /** The site it is sent for; without one it is the installation's. */
  readonly siteId?: string | undefined;
  /** It holds what opens an account, such as a link to set a password: the text goes as soon as it is sent. */
  readonly hasSecret?: boolean;
}

/** @returns the mail's id */
export async function queueMail(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  mail: NewMail,
): Promise<string> {
  const id = deps.newId();
  await insertMail(tx, {
    id,
    site_id: mail.siteId ?? null,
    to_address: mail.to,
    subject: mail.subject.replace(/\s+/g, ' ').trim(),
    text: mail.text,
    html: mail.html,
    has_secret: mail.hasSecret ? 1 : 0,
    state: 'waiting',
    attempts: 0,
    last_error: null,
    created_at: deps.now(),
    finished_at: null,
  });
  await queueSending(tx, deps, id);
  return id;
}

export type Retried =
  | { readonly kind: 'queued' }
  | { readonly kind: 'not-allowed'; readonly message: string };

/** Sends a mail again that failed, or that was kept before there was a mail server. */
export async function retryMail(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  mail: { readonly id: string; readonly state: 'failed' | 'kept' },
): Promise<Retried> {
  return deps.db.write(async (tx): Promise<Retried> => {
    if (!(await reopenMail(tx, mail.id, mail.state))) {
      return {
        kind: 'not-allowed',
        message: 'This mail cannot be sent again: it is on its way already, or its text has been removed.',
      };
    }
    await queueSending(tx, deps, mail.id);
    return { kind: 'queued' };
  });
}

async function queueSending(tx: Queryable, deps: Pick<Deps, 'now' | 'newId'>, id: string): Promise<void> {
  await enqueue(tx, deps, { type: SEND_JOB, payload: { mailId: id }, dedupeKey: `${SEND_JOB}:${id}` });
}
