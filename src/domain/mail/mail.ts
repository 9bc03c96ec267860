/** What a mail is to those who look after the installation: its way, and what went wrong on it. */

/** `kept`: stays in the outbox to be read there, since no mail server is set. */
export const MAIL_STATES = ['waiting', 'sent', 'failed', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export interface MailSummary {
  readonly id: string;
  readonly siteId: string | null;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  /** Times it was handed to the mail server. */
  readonly attempts: number;
  /** What the mail server said last; null when all went well. */
  readonly lastError: string | null;
  readonly createdAt: number;
  /** When it was sent, kept or given up. */
  readonly finishedAt: number | null;
  /** When it is handed to the mail server next; null unless it waits. */
  readonly nextTryAt: number | null;
}

export interface Mail extends MailSummary {
  /** Null once the text has been removed: it stays for 30 days at most. */
  readonly text: string | null;
  readonly html: string | null;
  /** Where replies go; null: to the sender. */
  readonly replyTo: string | null;
  /** Whose name it bears; null: the installation's. */
  readonly fromName: string | null;
  readonly unsubscribeUrl: string | null;
}
