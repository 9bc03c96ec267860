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
      ({ kind }) => (kind === 'queued' ? `resent the email “${mail.subject}” to ${mail.to}` : undefined),
    );
  });
  answer(mails.sendTest, async (call, { to }) => {
    const mailId = await deps.db.write(async (tx) => {
      const id = await queueMail(tx, deps, {
        ...testMail(to, call.actor.name, deps.ownerOrigin),
        sender: null,
      });
      await leave(tx, deps, call, `sent a test email to ${to}`);
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
          : `sent ${sent === 1 ? 'an email to a visitor that was' : `${sent} emails to visitors that were`} on hold`,
    );
    return { kind: 'queued', count };
  });
  return app;
}

const MISSING = { kind: 'missing', message: 'This email does not exist.' } as const;

const NO_RETRY = {
  sent: 'This email has already been sent. To send it again, repeat the action that sent it.',
  kept: 'No mail server is set up, so you can only read this email here.',
} as const;

function testMail(to: string, by: string, ownerOrigin: string) {
  const written = writeMail({
    sender: 'Vitrine',
    heading: 'Your email works',
    paragraphs: [`${by} sent this test from Vitrine. It arrived.`],
    closing: `Sent from ${ownerOrigin}. You don’t need to do anything.`,
  });
  return { ...written, to, subject: 'Test email from Vitrine' };
}
