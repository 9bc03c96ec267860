/** The mails that follow from a form, for those who set it up. */
import * as forms from '#domain/forms/calls.ts';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { createOnce } from '../../jobs/once.ts';
import { findFieldsOfForm } from '../find-fields.ts';
import { type AnswerDeps, writeAnswer } from './answer-visitor.ts';
import { listRecipients } from './list-recipients.ts';
import { findFormMails, saveFormMails } from './queries.ts';

export interface MailRoutesDeps extends Deps, Pick<AnswerDeps, 'queueMail' | 'listCaretakers' | 'siteName'> {
  /** Whether mails are sent, not only kept. */
  readonly isMailed: () => Promise<boolean>;
  /** The address of an account. */
  readonly addressOf: (db: Queryable, accountId: string) => Promise<string | undefined>;
}

export function mailRoutes(deps: MailRoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(forms.readMails, async ({ siteId, params: { form: formId } }) => {
    const form = await findFieldsOfForm(db.read, siteId, formId);
    return {
      mails: await findFormMails(db.read, siteId, formId),
      name: form?.name ?? '',
      fields: form?.fields ?? [],
      site: await deps.siteName(db.read, siteId),
      replyTo: (await listRecipients(deps, { siteId, formId }, createOnce()))[0] ?? null,
    };
  });
  answer(forms.changeMails, async (call, mails) => {
    const { siteId, params } = call;
    await db.write(async (tx) => {
      await saveFormMails(tx, siteId, params.form, mails);
      const target = { kind: 'form', id: params.form };
      await leave(tx, deps, call, { what: 'changed a form’s emails', target });
    });
    return { mails };
  });
  answer(forms.sendTestMail, async ({ actor, siteId, params: { form: formId } }, { answer: worded }) => {
    const to = actor.accountId === undefined ? undefined : await deps.addressOf(db.read, actor.accountId);
    if (to === undefined) return NOBODY;
    const form = await findFieldsOfForm(db.read, siteId, formId);
    const content = sampleContent(form?.fields ?? []);
    const sample = { siteId, formId, formName: form?.name ?? '', content };
    const mail = await writeAnswer(deps, sample, worded, createOnce());
    await db.write((tx) =>
      deps.queueMail(tx, { ...mail, to, sender: null, subject: `Test: ${mail.subject}` }),
    );
    return { kind: 'queued', to, isMailed: await deps.isMailed() };
  });
}

const NOBODY = {
  kind: 'not-allowed',
  message: 'A test goes to your own address. Sign in to the owner area and try it there.',
} as const;
