/** The table of comments. */

export interface CommentTable {
  id: string;
  siteId: string;
  documentId: string;
  parentId: string | null;
  /** Empty where none was given. */
  authorName: string;
  /** In lower case; null where none was given. Only those who may see visitors' data are told. */
  authorEmail: string | null;
  /** Who wrote it for the site; null for visitors. */
  accountId: string | null;
  body: string;
  /** Name and text as lists find them, folded: see `wordsOf`. */
  words: string;
  /** CommentStatus. */
  status: string;
  /** Why it was taken for spam, space-separated. */
  spamReasons: string;
  createdAt: number;
  /** When somebody, or the rules, last decided about it. */
  decidedAt: number;
  /** When a mail about it was written: null while one is due, 0 where none is. */
  mailedAt: number | null;
  sourceId: string | null;
}

/** As it is written: what it is found by follows from the rest. */
export type CommentRow = Omit<CommentTable, 'words'>;

declare module '../db/schema.ts' {
  interface Schema {
    comments: CommentTable;
  }
}
