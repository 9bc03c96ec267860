/** The table of mails: waiting, sent, given up. */
import type { MailState } from '#domain/mail/calls.ts';

export interface MailTable {
  id: string;
  /** Null: the installation's own. */
  siteId: string | null;
  toAddress: string;
  subject: string;
  /** Null once removed. */
  text: string | null;
  html: string | null;
  /** A calendar file that comes with it; null for none. */
  calendar: string | null;
  /** Where replies go; null: to the sender. */
  replyTo: string | null;
  /** Id of what it is about, such as an order; null where it is of nothing that is looked at by itself. */
  about: string | null;
  /** Whose name it bears as the sender; null: the installation's. */
  fromName: string | null;
  /** Where one click ends mails of this kind; null for mails nobody has subscribed to. */
  unsubscribeUrl: string | null;
  /** What it is counted as, where a mailbox may get so many of them only. */
  limitKey: string | null;
  /** Of mails to addresses that visitors type: whose doing it is, by a keyed hash, for a day. */
  sender: string | null;
  /** 1 when the text opens an account. */
  hasSecret: number;
  state: MailState;
  attempts: number;
  lastError: string | null;
  createdAt: number;
  finishedAt: number | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    mails: MailTable;
  }
}
