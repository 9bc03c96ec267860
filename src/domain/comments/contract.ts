/** The names both sides of commenting use: the endpoint, its fields, and the states a comment goes through. */

export const COMMENTS_PATH = '/api/comments';

/** `deleted` can be brought back for 30 days. */
export const COMMENT_STATUSES = ['pending', 'published', 'spam', 'deleted'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export function isCommentStatus(value: unknown): value is CommentStatus {
  return COMMENT_STATUSES.some((status) => status === value);
}

/** Filled in by programs only: people do not see it. */
export const COMMENT_HONEYPOT = 'homepage';

/** What a comment form sends, JSON or form-encoded. */
export interface CommentFields {
  /** Id of the item. */
  readonly item: string;
  /** Id of the comment it answers; empty for none. */
  readonly parent: string;
  readonly name: string;
  readonly email: string;
  readonly body: string;
}

export const COMMENT_LIMITS = { name: 80, email: 254, body: 5000 } as const;

/** How deep answers are shown; deeper ones stand beside what they answer. */
export const MAX_COMMENT_DEPTH = 4;

/** Threads on one page of an item. */
export const THREADS_ON_A_PAGE = 50;

/** Query terms of an item's page: the comment that is answered, and the page of comments. */
export const REPLY_TERM = 'reply';
export const COMMENTS_TERM = 'comments';

export type CommentErrors = Readonly<Partial<Record<'name' | 'email' | 'body', string>>>;
