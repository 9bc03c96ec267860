/** Tells the people who look after a site of a submission. */
import type { FormSubmission } from '#domain/forms/submission.ts';
import { type KeptValue, partsOf, summarize } from '#domain/forms/summarize.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Follower } from './follow-submissions.ts';
import { findFormSettings } from './queries-owner.ts';

export interface NewOwnerMail {
  readonly to: string;
  readonly subject: string;
  readonly siteId: string;
  readonly text: string;
  readonly html: string;
}

export interface NoticeDeps extends Pick<Deps, 'db'> {
  readonly ownerOrigin: string;
  readonly queueMail: (tx: Queryable, mail: NewOwnerMail) => Promise<unknown>;
  /** Addresses of those who look after a site. */
  readonly listCaretakers: (db: Queryable, siteId: string) => Promise<readonly string[]>;
  readonly siteName: (db: Queryable, siteId: string) => Promise<string>;
}

/** Mails to those who are to know. */
export function noticeFollower(deps: NoticeDeps): Follower {
  return async (submission) => {
    const mails = await mailsOf(deps, submission);
    if (mails.length === 0) return undefined;
    return async (tx) => {
      for (const mail of mails) await deps.queueMail(tx, mail);
    };
  };
}

async function mailsOf(deps: NoticeDeps, submission: FormSubmission): Promise<NewOwnerMail[]> {
  const { db } = deps;
  const { siteId, formId, formName, content, pagePath } = submission;
  const { notify } = await findFormSettings(db.read, siteId, formId);
  const recipients = notify ?? (await deps.listCaretakers(db.read, siteId));
  if (recipients.length === 0) return [];
  const sender = await deps.siteName(db.read, siteId);
  const mail = writeMail({
    sender,
    heading: formName || 'A form was sent',
    paragraphs: content.map(paragraphOf),
    action: {
      label: 'Open it',
      url: `${deps.ownerOrigin}/sites/${siteId}/submissions?open=${submission.id}`,
    },
    closing: `Sent on ${pagePath} of ${sender}.`,
  });
  const subject = `${formName || 'Form'}: ${senderOf(content)}`.slice(0, MAX_SUBJECT);
  return recipients.map((to) => ({ ...mail, to, subject, siteId }));
}

const MAX_SUBJECT = 150;

function paragraphOf(kept: KeptValue): string {
  const parts = kept.type === 'likert' ? partsOf(kept) : undefined;
  const text = parts ? parts.map(({ label, text }) => `${label}: ${text}`).join('\n') : summarize(kept);
  return `${kept.label}\n${text}`;
}

/** Who wrote, as far as they said; otherwise that it is new. */
function senderOf(content: readonly KeptValue[]): string {
  const named = ['name', 'email'].map((type) => content.find((kept) => kept.type === type));
  const given = named.map((kept) => kept && summarize(kept)).find((text) => text && text !== 'N/A');
  return given ?? 'a new entry';
}
