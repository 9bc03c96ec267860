/** The tables of forms: what was sent, and what a form is set to. */
import type { FormMails, FormSettingsOfOwner } from '#domain/forms/calls.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import type { SpamReason } from '#domain/forms/weigh-spam.ts';
import type { JsonText } from '../db/json-text.ts';

export interface FormSubmissionTable {
  id: string;
  siteId: string;
  /** Id of the block. */
  formId: string;
  formName: string;
  /** What makes a submission the same one when it comes again. Unique in the site. */
  submissionKey: string;
  pageId: string;
  pagePath: string;
  /** How it came, by name. */
  details: JsonText<Record<string, string>>;
  /** KeptValue[] as JSON. */
  content: JsonText<KeptValue[]>;
  /** What was written, folded: what a search looks through. */
  words: string;
  /** Addresses somebody gave, in lower case, each between line ends. */
  emails: string;
  isSpam: number;
  /** SpamReason[] as JSON. */
  spamReasons: JsonText<SpamReason[]>;
  isRead: number;
  /** 1 until its mails are written. */
  waitsForNotice: number;
  /** Whose it is, by a keyed hash, until its mails are written. */
  sender: string | null;
  /** Of the page it was sent from; null for the main language. */
  locale: string | null;
  createdAt: number;
}

/** How the owner words the mails of a form. */
interface FormMailsTable {
  siteId: string;
  formId: string;
  noticeSubject: string;
  /** FormAnswer as JSON. */
  answer: JsonText<FormMails['answer']>;
}

/** Until when, and how often, a form is taken. */
export interface FormLimitsTable {
  siteId: string;
  formId: string;
  /** Null: any number. */
  maxEntries: number | null;
  /** Null: always. */
  opensAt: number | null;
  closesAt: number | null;
  earlyText: string;
  closedText: string;
}

interface FormSettingsTable {
  siteId: string;
  formId: string;
  /** Who is told, as JSON: addresses, or null for the people who look after the site. */
  notify: JsonText<FormSettingsOfOwner['notify']>;
  /** Null: for ever. */
  keepDays: number | null;
}

export interface SubmissionNoteTable {
  id: string;
  siteId: string;
  submissionId: string;
  /** Whose it is; null for somebody of another installation. */
  accountId: string | null;
  /** Their name when they wrote it. */
  author: string;
  body: string;
  createdAt: number;
  editedAt: number | null;
}

export interface FormFileTable {
  id: string;
  /** Null once the site is gone. */
  siteId: string | null;
  /** Null before it is sent, and once its submission is gone. */
  submissionId: string | null;
  formId: string;
  fieldId: string;
  name: string;
  /** FileKind. */
  kind: string;
  bytes: number;
  /** SHA-256 as hex. */
  hash: string;
  createdAt: number;
  /** Until when a submission may take it; 0 once one has. Without a submission after that, it goes. */
  expiresAt: number;
  /** Stands for the address it came from, while it waits; null once a submission has taken it. */
  sender: string | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    formSubmissions: FormSubmissionTable;
    formMails: FormMailsTable;
    formLimits: FormLimitsTable;
    formSettings: FormSettingsTable;
    submissionNotes: SubmissionNoteTable;
    formFiles: FormFileTable;
  }
}
