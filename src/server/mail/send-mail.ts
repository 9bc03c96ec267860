/** The job that hands one mail to the transport and notes what became of it. */
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { findMail, finishMail, type MailEnd, noteAttempt } from './queries.ts';
import type { MailTransport } from './transport.ts';

export interface SendDeps extends Pick<Deps, 'db' | 'now'> {
  readonly transport: MailTransport;
}

/** Thrown to be run again later. Names no address and no text: it ends up in the log. */
class MailDelayedError extends Error {
  override readonly name = 'MailDelayedError';
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
  const delivery = await transport.deliver({ ...mail, text, html: html ?? '' }, run.signal);
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
      if (run.isLastAttempt) return finish({ state: 'failed', error: delivery.message });
      await db.write((tx) => noteAttempt(tx, mailId, delivery.message));
      throw new MailDelayedError(
        `The mail server did not take mail ${mailId}. What it said stands in the list of mails.`,
      );
    }
  }
}
