/** The outbox as the installation's owners see it. Mails hold links that open accounts: nobody else may read them. */

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { MAIL_STATES } from '#domain/mail/mail.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { withAnswers } from '../http/route-list.ts';
import type { ServerSettings } from '../settings.ts';
import { MAIL_ANSWERS } from './answers.ts';
import { testMailInput } from './contract.ts';
import { findMail, listMails } from './queries.ts';
import { queueMail, retryMail } from './queue-mail.ts';

const PAGE_SIZE = 50;

const LIST: RouteAbout = {
  summary: 'Lists the mails of this installation, the latest first.',
  query: z.object({
    state: z.enum(MAIL_STATES).optional(),
    before: z.string().optional().meta({ description: 'The id of a mail: only older ones are given.' }),
  }),
};

export interface MailRoutesDeps extends Deps {
  readonly authorize: Authorize;
  readonly mail: Pick<ServerSettings, 'smtpUrl' | 'mailFrom'>;
  /** Scheme and host of the owner area, named in the test mail. */
  readonly ownerOrigin: string;
}

export function mailRoutes(deps: MailRoutesDeps): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  const hasServer = deps.mail.smtpUrl !== undefined;
  route('GET', '/api/mails', 'admin.installation', LIST, async ({ context }) => {
    const state = MAIL_STATES.find((each) => each === context.req.query('state'));
    const before = context.req.query('before');
    const mails = await listMails(deps.db.read, { limit: PAGE_SIZE + 1, state, before });
    const page = mails.slice(0, PAGE_SIZE);
    const next = mails.length > PAGE_SIZE ? page.at(-1)?.id : null;
    return noStore(context).json({ mails: page, next, hasServer, from: deps.mail.mailFrom.address });
  });
  route(
    'GET',
    '/api/mails/:mail',
    'admin.installation',
    'Reads a mail with its text.',
    async ({ context, param }) => {
      const mail = await findMail(deps.db.read, param('mail'));
      return mail ? noStore(context).json({ mail }) : missing(context);
    },
  );
  const again = 'Sends a mail again that could not be sent, or one that waits for its next try at once.';
  route('POST', '/api/mails/:mail/retry', 'admin.installation', again, async ({ context, actor, param }) => {
    const mail = await findMail(deps.db.read, param('mail'));
    if (!mail) return missing(context);
    const { id, state } = mail;
    if (state === 'sent' || (state === 'kept' && !hasServer)) {
      const message = NO_RETRY[state];
      return context.json({ error: { kind: 'not-allowed', message } }, 409);
    }
    const retry = (within: MailRoutesDeps) => retryMail(within, { id, state });
    const retried = await recorded(deps, { actor, siteId: null }, retry, ({ kind }) =>
      kind === 'queued'
        ? { action: 'mail.retried', what: `sent the mail “${mail.subject}” to ${mail.to} again` }
        : undefined,
    );
    if (retried.kind === 'queued') return context.json(retried);
    return context.json({ error: { kind: retried.kind, message: retried.message } }, 409);
  });
  const test = 'Sends a mail to see whether mails arrive.';
  bodyRoute(
    'POST',
    '/api/mails/test',
    'admin.installation',
    testMailInput,
    test,
    async ({ context, actor }, { to }) => {
      const queue = (within: MailRoutesDeps) =>
        within.db.write((tx) => queueMail(tx, deps, testMail(to, actor.name, deps.ownerOrigin)));
      const mailId = await recorded(deps, { actor, siteId: null }, queue, () => ({
        action: 'mail.tested',
        what: `sent a mail to ${to} to see whether mails arrive`,
      }));
      return context.json({ kind: 'queued', mailId }, 202);
    },
  );
  return withAnswers(app, MAIL_ANSWERS);
}

const NO_RETRY = {
  sent: 'This mail has been sent. To send it once more, start again where it came from.',
  kept: 'No mail server is set (SMTP_URL), so this mail can only be read here.',
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

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}

function missing(context: Context): Response {
  return context.json({ error: { kind: 'missing', message: 'There is no such mail.' } }, 404);
}
