/** Comments as those who look after them are shown them. */
import type { CommentStatus } from './contract.ts';

export interface ModeratedComment {
  readonly id: string;
  /** Empty where none was given. */
  readonly author: string;
  /** Null where none was given, and for those who may not see it. */
  readonly email: string | null;
  readonly isOwn: boolean;
  readonly body: string;
  readonly status: CommentStatus;
  /** SpamReason. */
  readonly spamReasons: readonly string[];
  readonly createdAt: number;
  readonly item: {
    readonly id: string;
    readonly title: string;
    /** Null where it is deleted. */
    readonly path: string | null;
  };
  /** Name of whom it answers; null where it answers nobody. */
  readonly answers: string | null;
}

export interface CommentsPage {
  readonly comments: readonly ModeratedComment[];
  readonly hasMore: boolean;
  readonly counts: Readonly<Record<CommentStatus, number>>;
}

/** What the next page begins after. */
export function cursorOf({ createdAt, id }: Pick<ModeratedComment, 'createdAt' | 'id'>): string {
  return `${createdAt}-${id}`;
}

/** Comments that are decided about at once. */
export const MAX_AT_ONCE = 200;
