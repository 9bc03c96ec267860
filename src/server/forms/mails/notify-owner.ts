/** Tells the people who look after a site of a submission. */

import type { FormSubmission, KeptValue } from '#domain/forms/calls-inbox.ts';
import { noticeSubject } from '#domain/forms/form-mails.ts';
import { linesOf } from '#domain/forms/mail-template.ts';
import { emailsIn, isAnswered } from '#domain/forms/summarize.ts';
import { emailSchema } from '#domain/mail/email-schema.ts';
import { withStop } from '#domain/mail/punctuate.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Once } from '../../jobs/once.ts';
import type { LimitedMail, NewMail } from '../../mail/queue-mail.ts';
import type { Follower } from '../follow/follow-submissions.ts';
import { listRecipients, type RecipientDeps } from './list-recipients.ts';
import { findFormMails } from './queries.ts';

export interface NoticeDeps extends RecipientDeps {
  readonly ownerOrigin: string;
  readonly queueMail: (tx: Queryable, mail: LimitedMail) => Promise<unknown>;
  readonly siteName: (db: Queryable, siteId: string) => Promise<string>;
}

/** Mails to those who are to know. */
export function noticeFollower(deps: NoticeDeps): Follower {
  return async (submission, once) => {
    const mails = await mailsOf(deps, submission, once);
    if (mails.length === 0) return undefined;
    return async (tx) => {
      for (const mail of mails) await deps.queueMail(tx, { ...mail, sender: null });
    };
  };
}

async function mailsOf(deps: NoticeDeps, submission: FormSubmission, once: Once): Promise<NewMail[]> {
  const { read } = deps.db;
  const { siteId, formId, formName, content, pagePath } = submission;
  const recipients = await listRecipients(deps, submission, once);
  if (recipients.length === 0) return [];
  const sender = await once('name', () => deps.siteName(read, siteId));
  const mail = writeMail({
    sender,
    heading: formName || 'New form submission',
    paragraphs: paragraphsOf(content),
    action: {
      label: content.some((kept) => filesOf(kept).length > 0) ? 'View with files' : 'View submission',
      url: `${deps.ownerOrigin}/sites/${siteId}/submissions?open=${submission.id}`,
    },
    closing: withStop(`Sent on ${pagePath} of ${sender}`),
  });
  const { noticeSubject: template } = await once(`mails ${formId}`, () =>
    findFormMails(read, siteId, formId),
  );
  const subject = noticeSubject(template, { site: sender, form: formName, content });
  // Whoever reads the notice answers whoever wrote.
  const replyTo = emailSchema.safeParse(emailsIn(content)[0]).data;
  return recipients.map((to) => ({ ...mail, to, subject, siteId, replyTo }));
}

/** What was answered, then what was not in one line: the answers are what the mail is read for. */
function paragraphsOf(content: readonly KeptValue[]): string[] {
  const left = content.filter((kept) => !isAnswered(kept) && kept.type !== 'hidden');
  const labels = left.map(({ label }) => label).join(' · ');
  return [...content.filter(isAnswered).map(paragraphOf), ...(labels ? [`Not answered: ${labels}`] : [])];
}

function paragraphOf(kept: KeptValue): string {
  const files = filesOf(kept);
  if (files.length > 0) return [kept.label, ...files].join('\n');
  return `${kept.label}\n${linesOf(kept)}`;
}

/** Their names; whoever opens the submission gets them. */
function filesOf({ type, value }: KeptValue): string[] {
  return type === 'file' ? Object.values(value) : [];
}
