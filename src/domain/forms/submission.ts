/** A stored submission, as the owner reads it. */
import type { FileKind } from './file-kinds.ts';
import type { KeptValue } from './summarize.ts';
import type { SpamReason } from './weigh-spam.ts';

export interface FormSubmission {
  readonly id: string;
  readonly siteId: string;
  /** Id of the form's block. */
  readonly formId: string;
  readonly formName: string;
  readonly pageId: string;
  readonly pagePath: string;
  readonly content: readonly KeptValue[];
  readonly isSpam: boolean;
  readonly spamReasons: readonly SpamReason[];
  readonly isRead: boolean;
  readonly createdAt: number;
}

/** One from which nothing has followed yet. */
export interface WaitingSubmission extends FormSubmission {
  /** What stands for whoever sent it. */
  readonly sender: string | undefined;
}

export interface SubmissionFilter {
  readonly isSpam?: boolean | undefined;
  readonly formId?: string | undefined;
  readonly search?: string | undefined;
  /** Of somebody who gave this address. */
  readonly email?: string | undefined;
  /** Older than this one. */
  readonly before?: string | undefined;
  /** Newer than this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface SubmissionList {
  readonly submissions: readonly FormSubmission[];
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
  readonly forms: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly unread: number;
  readonly spam: number;
  readonly total: number;
}

/** What somebody who looks after the site noted down about a submission. */
export interface SubmissionNote {
  readonly id: string;
  /** Null for somebody of another installation. */
  readonly accountId: string | null;
  readonly author: string;
  readonly body: string;
  readonly createdAt: number;
  readonly editedAt: number | null;
}

export const MAX_NOTE_LENGTH = 5000;

/** A submission with what was noted down about it. */
export interface NotedSubmission extends FormSubmission {
  readonly notes: readonly SubmissionNote[];
}

export interface SubmissionNews {
  /** Of the whole site, without spam. */
  readonly unread: number;
  readonly spam: number;
  /** That came after the one that was named, among what is looked at. */
  readonly newer: number;
  /** Mails to visitors that were held in the last day or two: more were asked for than are sent without a question. */
  readonly heldMails: number;
}

export interface FormSettingsOfOwner {
  /** Who is told of submissions; null for the people who look after the site. */
  readonly notify: readonly string[] | null;
  /** Days until a submission is deleted; null for never. */
  readonly keepDays: number | null;
}

/** A file that came with a submission. */
export interface SubmissionFile {
  readonly id: string;
  readonly fieldId: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: number;
}

export interface LinkedFile extends SubmissionFile {
  /** In the owner area: for whoever may read submissions. */
  readonly url: string;
}
