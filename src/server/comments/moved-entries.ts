/** How an export writes comments. */

import { z } from 'zod';
import { type CommentStatus, isCommentStatus } from '#domain/comments/contract.ts';
import { idSchema } from '#domain/links/link.ts';
import { pick } from '#domain/pick.ts';
import { wordsOf } from '../db/match-words.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { CommentTable } from './tables.ts';

const writtenSchema = z.object({
  id: idSchema,
  document: z.object({ ref: z.enum(['page', 'item']), id: idSchema }),
  parent: z
    .object({ ref: z.literal('comment'), id: idSchema })
    .nullable()
    .default(null),
  author: z.string(),
  /** Of a visitor, where one was given. */
  email: z.string().max(300).nullable().default(null),
  /** Written for the site. */
  isOwn: z.boolean().default(false),
  body: z.string(),
  /** CommentStatus; exports of before 0.2 say `approved` for `published`. */
  status: z.string().max(20),
  /** Why it was held back, parted by spaces. */
  spamReasons: z.string().max(1000).default(''),
  createdAt: instant,
  /** What is deleted goes for good some time after this; older exports do not say. */
  decidedAt: instant.optional(),
  source: z.string().nullable().default(null),
});
export const commentSchema = writtenSchema.transform((entry) => ({
  ...entry,
  decidedAt: entry.decidedAt ?? entry.createdAt,
}));
export type CommentEntry = z.infer<typeof commentSchema>;

export function commentOf(row: CommentTable & { readonly kind: string }): CommentEntry {
  return {
    id: row.id,
    document: { ref: row.kind === 'item' ? 'item' : 'page', id: row.documentId },
    parent: row.parentId === null ? null : { ref: 'comment', id: row.parentId },
    author: row.authorName,
    email: row.authorEmail,
    isOwn: row.accountId !== null,
    ...pick(row, 'body', 'status', 'spamReasons', 'createdAt', 'decidedAt'),
    source: row.sourceId,
  };
}

/** Stands for an account of another installation. */
const OWN_ELSEWHERE = 'elsewhere';

/** A state that is not known waits for somebody to look at it. */
function statusOf(status: string): CommentStatus {
  if (status === 'approved') return 'published';
  return isCommentStatus(status) ? status : 'pending';
}

export function commentRowOf(entry: CommentEntry, siteId: string): CommentTable {
  return {
    id: entry.id,
    siteId,
    documentId: entry.document.id,
    parentId: entry.parent?.id ?? null,
    authorName: entry.author,
    authorEmail: entry.email,
    accountId: entry.isOwn ? OWN_ELSEWHERE : null,
    body: entry.body,
    words: wordsOf(entry.author, entry.body),
    status: statusOf(entry.status),
    spamReasons: entry.spamReasons,
    createdAt: entry.createdAt,
    decidedAt: entry.decidedAt,
    mailedAt: 0,
    sourceId: entry.source,
  };
}
