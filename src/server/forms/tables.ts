/** The tables of forms: what was sent, and what a form is set to. */
import type { FormMails, FormSettingsOfOwner } from '#domain/forms/calls.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import type { SpamReason } from '#domain/forms/weigh-spam.ts';
import type { JsonText } from '../db/json-text.ts';

export interface FormSubmissionTable {
  id: string;
  site_id: string;
  /** Id of the block. */
  form_id: string;
  form_name: string;
  /** What makes a submission the same one when it comes again. Unique in the site. */
  submission_key: string;
  page_id: string;
  page_path: string;
  /** How it came, by name. */
  details: JsonText<Record<string, string>>;
  /** KeptValue[] as JSON. */
  content: JsonText<KeptValue[]>;
  /** What was written, in lower case: what a search looks through. */
  words: string;
  /** Addresses somebody gave, in lower case, each between line ends. */
  emails: string;
  is_spam: number;
  /** SpamReason[] as JSON. */
  spam_reasons: JsonText<SpamReason[]>;
  is_read: number;
  /** 1 until its mails are written. */
  waits_for_notice: number;
  /** Whose it is, by a keyed hash, until its mails are written. */
  sender: string | null;
  created_at: number;
}

/** How the owner words the mails of a form. */
export interface FormMailsTable {
  site_id: string;
  form_id: string;
  notice_subject: string;
  /** FormAnswer as JSON. */
  answer: JsonText<FormMails['answer']>;
}

/** Until when, and how often, a form is taken. */
export interface FormLimitsTable {
  site_id: string;
  form_id: string;
  /** Null: any number. */
  max_entries: number | null;
  /** Null: always. */
  opens_at: number | null;
  closes_at: number | null;
  early_text: string;
  closed_text: string;
}

export interface FormSettingsTable {
  site_id: string;
  form_id: string;
  /** Who is told, as JSON: addresses, or null for the people who look after the site. */
  notify: JsonText<FormSettingsOfOwner['notify']>;
  /** Null: for ever. */
  keep_days: number | null;
}

export interface SubmissionNoteTable {
  id: string;
  site_id: string;
  submission_id: string;
  /** Whose it is; null for somebody of another installation. */
  account_id: string | null;
  /** Their name when they wrote it. */
  author: string;
  body: string;
  created_at: number;
  edited_at: number | null;
}

export interface FormFileTable {
  id: string;
  /** Null once the site is gone. */
  site_id: string | null;
  /** Null before it is sent, and once its submission is gone. */
  submission_id: string | null;
  form_id: string;
  field_id: string;
  name: string;
  /** FileKind. */
  kind: string;
  bytes: number;
  /** SHA-256 as hex. */
  hash: string;
  created_at: number;
  /** Until when a submission may take it; 0 once one has. Without a submission after that, it goes. */
  expires_at: number;
  /** Stands for the address it came from, while it waits; null once a submission has taken it. */
  sender: string | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    form_submissions: FormSubmissionTable;
    form_mails: FormMailsTable;
    form_limits: FormLimitsTable;
    form_settings: FormSettingsTable;
    submission_notes: SubmissionNoteTable;
    form_files: FormFileTable;
  }
}
