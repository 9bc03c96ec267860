/** Answers whoever sent a form, in the owner's words: once, and never so often that a form could flood a mailbox. */

import type { FormAnswer } from '#domain/forms/calls.ts';
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import { answerAddress, MAX_ANSWERS_A_DAY, wordAnswer } from '#domain/forms/form-mails.ts';
import type { MailSource } from '#domain/forms/mail-template.ts';
import { emailSchema } from '#domain/mail/email-schema.ts';
import { mailboxOf } from '#domain/mail/mailbox.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Once } from '../../jobs/once.ts';
import type { LimitedMail, MailLimit, NewMail } from '../../mail/queue-mail.ts';
import type { Follower } from '../follow/follow-submissions.ts';
import { listRecipients, type RecipientDeps } from './list-recipients.ts';
import { findFormMails } from './queries.ts';

export interface AnswerDeps extends RecipientDeps {
  readonly queueMail: (tx: Queryable, mail: LimitedMail) => Promise<unknown>;
  readonly siteName: (db: Queryable, siteId: string) => Promise<string>;
}

export function answerFollower(deps: AnswerDeps): Follower {
  return async (submission, once) => {
    const { siteId, formId, content, sender } = submission;
    const { answer } = await once(`mails ${formId}`, () => findFormMails(deps.db.read, siteId, formId));
    const given = answer.isOn ? answerAddress(content, answer.fieldId) : undefined;
    const to = emailSchema.safeParse(given).data;
    if (to === undefined) return undefined;
    const mail = await writeAnswer(deps, submission, answer, once);
    const limit: MailLimit = {
      key: `answer ${siteId} ${mailboxOf(to)}`,
      most: MAX_ANSWERS_A_DAY,
      withinMs: DAY_MS,
      reason: `Not sent. This address already got ${MAX_ANSWERS_A_DAY} replies from this site within a day.`,
    };
    return (tx) => deps.queueMail(tx, { ...mail, to, limit, sender: sender ?? null });
  };
}

type Answered = Pick<FormSubmission, 'siteId' | 'formId' | 'formName' | 'content'>;

/** The mail without its recipient. */
export async function writeAnswer(
  deps: AnswerDeps,
  form: Answered,
  answer: FormAnswer,
  once: Once,
): Promise<Omit<NewMail, 'to'>> {
  const { siteId, formName, content } = form;
  const site = await once('name', () => deps.siteName(deps.db.read, siteId));
  const source: MailSource = { site, form: formName, content };
  const { subject, paragraphs } = wordAnswer(answer, source);
  const replyTo = answer.replyTo ?? (await listRecipients(deps, form, once))[0];
  return { ...writeMail({ sender: site, paragraphs }), subject, siteId, replyTo, fromName: site };
}
