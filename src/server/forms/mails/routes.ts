/** The mails that follow from a form, for those who set it up. */
import { Hono } from 'hono';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { recorded } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { type Call, routeWriter } from '../../http/api-routes.ts';
import type { Authorize } from '../../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../../http/route-list.ts';
import { createOnce } from '../../jobs/once.ts';
import { FORM_MAIL_ANSWERS, formMailsInput } from '../contract-mails.ts';
import { findFieldsOfForm } from '../find-fields.ts';
import { type AnswerDeps, writeAnswer } from './answer-visitor.ts';
import { listRecipients } from './list-recipients.ts';
import { findFormMails, saveFormMails } from './queries.ts';

const MAILS = '/api/sites/:site/forms/:form/mails';

export interface FormMailRoutesDeps
  extends Deps,
    Pick<AnswerDeps, 'queueMail' | 'listCaretakers' | 'siteName'> {
  readonly authorize: Authorize;
  /** Whether mails are sent, not only kept. */
  readonly isMailed: boolean;
  /** The address of an account. */
  readonly addressOf: (db: Queryable, accountId: string) => Promise<string | undefined>;
}

export function formMailRoutes(deps: FormMailRoutesDeps): Hono {
  const app = new Hono();
  const { route, bodyRoute } = routeWriter(app, deps.authorize);
  const { db } = deps;
  const about = 'Tells how the mails that follow from a form are worded, and which fields they can name.';
  route('GET', MAILS, 'config.settings', about, async ({ context, siteId, param }) => {
    const formId = param('form');
    const form = await findFieldsOfForm(db.read, siteId, formId);
    context.header('cache-control', 'no-store');
    return context.json({
      mails: await findFormMails(db.read, siteId, formId),
      name: form?.name ?? '',
      fields: form?.fields ?? [],
      site: await deps.siteName(db.read, siteId),
      replyTo: (await listRecipients(deps, { siteId, formId }, createOnce()))[0] ?? null,
    });
  });
  const set: RouteAbout = {
    summary: 'Words the mails that follow from a form.',
    description: 'The notice to those who look after the site, and the answer to whoever sent the form.',
  };
  bodyRoute('PUT', MAILS, 'config.settings', formMailsInput, set, async (call, mails) => {
    const save = (within: Deps) =>
      within.db.write((tx) => saveFormMails(tx, call.siteId, call.param('form'), mails));
    await recorded<Deps, void>(deps, call, save, () => ({
      action: 'form.mails',
      what: 'changed the mails of a form',
      target: { kind: 'form', id: call.param('form') },
    }));
    return call.context.json({ mails });
  });
  const test = 'Sends the answer of a form, as it is worded in the body, to whoever asks.';
  bodyRoute('POST', `${MAILS}/test`, 'config.settings', formMailsInput, test, (call, { answer }) =>
    sendTest(deps, call, answer),
  );
  return withAnswers(app, FORM_MAIL_ANSWERS);
}

async function sendTest(
  deps: FormMailRoutesDeps,
  { context, actor, siteId, param }: Call,
  answer: Parameters<typeof writeAnswer>[2],
): Promise<Response> {
  const { db } = deps;
  const to = actor.accountId === undefined ? undefined : await deps.addressOf(db.read, actor.accountId);
  if (to === undefined) {
    const message =
      'A test goes to the address of whoever asks for it. Sign in to the owner area and try it there.';
    return context.json({ error: { kind: 'not-allowed', message } }, 409);
  }
  const formId = param('form');
  const form = await findFieldsOfForm(db.read, siteId, formId);
  const sample = { siteId, formId, formName: form?.name ?? '', content: sampleContent(form?.fields ?? []) };
  const mail = await writeAnswer(deps, sample, answer, createOnce());
  await db.write((tx) => deps.queueMail(tx, { ...mail, to, subject: `Test: ${mail.subject}` }));
  return context.json({ kind: 'queued', to, isMailed: deps.isMailed }, 202);
}
