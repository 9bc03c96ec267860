/** The job that hands one mail to the transport and notes what became of it. */
import { HOUR_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { findCalendarOf, findMail, finishMail, type MailEnd, noteAttempt } from './queries.ts';
import { queueSending } from './queue-mail.ts';
import type { MailTransport } from './transport.ts';

export interface SendDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'log'> {
  readonly transport: MailTransport;
}

/** Times a mail is handed over before it is given up: at growing pauses at first, then each hour for three days. */
export const MAX_TRIES = 80;

function pauseAfter(tries: number): number {
  return Math.min(HOUR_MS, 500 * 4 ** tries);
}

export async function sendMail(
  deps: SendDeps,
  { mailId }: { readonly mailId: string },
  run: JobRun,
): Promise<void> {
  const { db, now, transport } = deps;
  const mail = await findMail(db.read, mailId);
  if (mail?.state !== 'waiting' || mail.text === null) return;
  const { text, html } = mail;
  const calendar = await findCalendarOf(db.read, mailId);
  const delivery = await transport.deliver({ ...mail, text, html: html ?? '', calendar }, run.signal);
  const finish = (end: Pick<MailEnd, 'state' | 'error'>) =>
    db.write(async (tx) => {
      const removeText = end.state === 'sent' && mail.hasSecret;
      await finishMail(tx, mailId, { ...end, now: now(), removeText });
      await run.finishIn(tx);
    });
  switch (delivery.kind) {
    case 'sent':
    case 'kept':
      return finish({ state: delivery.kind, error: null });
    case 'refused':
      return finish({ state: 'failed', error: delivery.message });
    case 'unavailable': {
      // A mail that was given up and is sent again has as many tries once more.
      const tries = (mail.attempts % MAX_TRIES) + 1;
      if (tries === MAX_TRIES) return finish({ state: 'failed', error: delivery.message });
      // Names no address and no text: those stand in the list of mails.
      deps.log.warn({ mail: mailId, tries }, 'the mail server did not take a mail; it will be tried again');
      await db.write(async (tx) => {
        await noteAttempt(tx, mailId, delivery.message);
        await queueSending(tx, deps, mailId, now() + pauseAfter(tries));
        await run.finishIn(tx);
      });
    }
  }
}
