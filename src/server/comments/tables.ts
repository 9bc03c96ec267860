/** The table of comments. */

export interface CommentTable {
  id: string;
  site_id: string;
  document_id: string;
  parent_id: string | null;
  /** Empty where none was given. */
  author_name: string;
  /** In lower case; null where none was given. Only those who may see visitors' data are told. */
  author_email: string | null;
  /** Who wrote it for the site; null for visitors. */
  account_id: string | null;
  body: string;
  /** CommentStatus. */
  status: string;
  /** Why it was taken for spam, space-separated. */
  spam_reasons: string;
  created_at: number;
  /** When somebody, or the rules, last decided about it. */
  decided_at: number;
  /** When a mail about it was written: null while one is due, 0 where none is. */
  mailed_at: number | null;
  source_id: string | null;
}

declare module '../db/schema.ts' {
  interface Schema {
    comments: CommentTable;
  }
}
