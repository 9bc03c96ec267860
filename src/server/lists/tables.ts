/** The tables of newsletter lists. */

import type { MemberSource } from '#domain/lists/calls.ts';
import type { MemberState } from '#domain/lists/list.ts';
import type { JsonText } from '../db/json-text.ts';

export interface NewsletterListTable {
  id: string;
  siteId: string;
  name: string;
  createdAt: number;
}

export interface ListMemberTable {
  id: string;
  siteId: string;
  listId: string;
  /** As it was given. */
  email: string;
  /** In lower case. Unique in the list. */
  emailKey: string;
  name: string;
  /** Address and name, folded: what a search looks through. */
  words: string;
  state: MemberState;
  /** MemberSource as JSON. */
  source: JsonText<MemberSource>;
  askedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
}

/** A link by which somebody confirms that they want to be on a list. */
interface ListConfirmationTable {
  /** Of its token. */
  hash: string;
  memberId: string;
  /** MemberSource as JSON: where they asked. */
  source: JsonText<MemberSource>;
  expiresAt: number;
}

/** Which list a form adds to. */
interface FormListTable {
  siteId: string;
  formId: string;
  /** Null: to none. */
  listId: string | null;
  /** The email field; empty for the first. */
  fieldId: string;
  /** The field that has to be ticked; empty where sending the form says it. */
  consentFieldId: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    newsletterLists: NewsletterListTable;
    listMembers: ListMemberTable;
    listConfirmations: ListConfirmationTable;
    formLists: FormListTable;
  }
}
