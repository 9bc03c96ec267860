/** The outbox as the installation's owners see it. */
import { Hono } from 'hono';
import * as mails from '#domain/mail/calls.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { leave, recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findMailServer, isMailed, type MailServerDeps } from './mail-server.ts';
import { findMail, listMails } from './queries.ts';
import { queueMail, retryMail } from './queue-mail.ts';
import { sendMailsOnHold } from './send-mails-on-hold.ts';
import { serverRoutes } from './server-routes.ts';

const PAGE_SIZE = 50;

export interface MailRoutesDeps extends Deps, MailServerDeps {
  readonly authorize: Authorize;
  /** Scheme and host of the owner area, named in the test mail. */
  readonly ownerOrigin: string;
}

export function mailRoutes(deps: MailRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  serverRoutes(deps, answer);
  answer(mails.readList, async ({ query }) => {
    const found = await listMails(deps.db.read, { ...query, limit: PAGE_SIZE + 1 });
    const page = found.slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
    const server = await findMailServer(deps);
    const { address } = server?.from ?? deps.settings.mailFrom;
    return { mails: page, next, hasServer: server !== undefined, from: address };
  });
  answer(mails.read, async ({ params }) => {
    const mail = await findMail(deps.db.read, params.mail);
    return mail ? { mail } : MISSING;
  });
  answer(mails.retry, async (call) => {
    const mail = await findMail(deps.db.read, call.params.mail);
    if (!mail) return MISSING;
    const { id, state } = mail;
    if (state === 'sent' || (state === 'kept' && !(await isMailed(deps))))
      return { kind: 'not-allowed', message: NO_RETRY[state] };
    return recorded(
      deps,
      call,
      (within) => retryMail(within, { id, state }),
      ({ kind }) => (kind === 'queued' ? `sent the mail “${mail.subject}” to ${mail.to} again` : undefined),
    );
  });
  answer(mails.sendTest, async (call, { to }) => {
    const mailId = await deps.db.write(async (tx) => {
      const id = await queueMail(tx, deps, {
        ...testMail(to, call.actor.name, deps.ownerOrigin),
        sender: null,
      });
      await leave(tx, deps, call, `sent a mail to ${to} to see whether mails arrive`);
      return id;
    });
    return { kind: 'queued', mailId };
  });
  answer(mails.sendOnHold, async (call) => {
    const count = await recorded(
      deps,
      call,
      (within) => sendMailsOnHold(within, call.siteId),
      (sent) =>
        sent === 0
          ? undefined
          : `sent ${sent === 1 ? 'a mail to a visitor that was' : `${sent} mails to visitors that were`} held`,
    );
    return { kind: 'queued', count };
  });
  return app;
}

const MISSING = { kind: 'missing', message: 'There is no such mail.' } as const;

const NO_RETRY = {
  sent: 'This mail has been sent. To send it once more, start again where it came from.',
  kept: 'No mail server is set, so this mail can only be read here.',
} as const;

function testMail(to: string, by: string, ownerOrigin: string) {
  const written = writeMail({
    sender: 'Vitrine',
    heading: 'Mail works',
    paragraphs: [`${by} sent this mail to see whether mails from Vitrine arrive. They do.`],
    closing: `It comes from ${ownerOrigin}. There is nothing to do.`,
  });
  return { ...written, to, subject: 'A test mail from Vitrine' };
}
