/** The tables of newsletter lists. */

import type { MemberSource } from '#domain/lists/calls.ts';
import type { JsonText } from '../db/json-text.ts';

export interface NewsletterListTable {
  id: string;
  site_id: string;
  name: string;
  created_at: number;
}

export interface ListMemberTable {
  id: string;
  site_id: string;
  list_id: string;
  /** As it was given. */
  email: string;
  /** In lower case. Unique in the list. */
  email_key: string;
  name: string;
  /** Address and name in lower case: what a search looks through. */
  words: string;
  /** MemberState. */
  state: string;
  /** MemberSource as JSON. */
  source: JsonText<MemberSource>;
  asked_at: number;
  confirmed_at: number | null;
  ended_at: number | null;
}

/** A link by which somebody confirms that they want to be on a list. */
export interface ListConfirmationTable {
  /** Of its token. */
  hash: string;
  member_id: string;
  /** MemberSource as JSON: where they asked. */
  source: JsonText<MemberSource>;
  expires_at: number;
}

/** Which list a form adds to. */
export interface FormListTable {
  site_id: string;
  form_id: string;
  /** Null: to none. */
  list_id: string | null;
  /** The email field; empty for the first. */
  field_id: string;
  /** The field that has to be ticked; empty where sending the form says it. */
  consent_field_id: string;
}

declare module '../db/schema.ts' {
  interface Schema {
    newsletter_lists: NewsletterListTable;
    list_members: ListMemberTable;
    list_confirmations: ListConfirmationTable;
    form_lists: FormListTable;
  }
}
