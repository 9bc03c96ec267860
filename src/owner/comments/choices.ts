/** What can be decided about a comment in each state, and the key that does it. */
import type { CommentStatus } from '#domain/comments/contract.ts';

export interface Choice {
  readonly status: CommentStatus;
  readonly label: string;
  readonly key: string;
}

const APPROVE: Choice = { status: 'published', label: 'Approve', key: 'a' };
const SPAM: Choice = { status: 'spam', label: 'Spam', key: 's' };
const DELETE: Choice = { status: 'deleted', label: 'Delete', key: 'd' };

const CHOICES: Readonly<Record<CommentStatus, readonly Choice[]>> = {
  pending: [APPROVE, SPAM, DELETE],
  published: [{ status: 'pending', label: 'Unpublish', key: 'u' }, SPAM, DELETE],
  spam: [{ ...APPROVE, label: 'Not spam' }, DELETE],
  deleted: [
    { ...APPROVE, label: 'Publish again' },
    { status: 'pending', label: 'Return to queue', key: 'u' },
  ],
};

export function isAnswerable(status: CommentStatus): boolean {
  return status === 'pending' || status === 'published';
}

export function choicesFor(status: CommentStatus): readonly Choice[] {
  return CHOICES[status];
}
