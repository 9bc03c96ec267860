/** What can be decided about a comment in each state, and the key that does it. */
import type { CommentStatus } from '#domain/comments/contract.ts';
import * as say from './words/en.ts';

export interface Choice {
  readonly status: CommentStatus;
  readonly label: string;
  readonly key: string;
}

const APPROVE: Choice = { status: 'published', label: say.approve, key: 'a' };
const SPAM: Choice = { status: 'spam', label: say.spam, key: 's' };
const DELETE: Choice = { status: 'deleted', label: say.deleteLabel, key: 'd' };

const CHOICES: Readonly<Record<CommentStatus, readonly Choice[]>> = {
  pending: [APPROVE, SPAM, DELETE],
  published: [{ status: 'pending', label: say.unpublish, key: 'u' }, SPAM, DELETE],
  spam: [{ ...APPROVE, label: say.notSpam }, DELETE],
  deleted: [
    { ...APPROVE, label: say.publishAgain },
    { status: 'pending', label: say.returnToQueue, key: 'u' },
  ],
};

export function isAnswerable(status: CommentStatus): boolean {
  return status === 'pending' || status === 'published';
}

export function choicesFor(status: CommentStatus): readonly Choice[] {
  return CHOICES[status];
}
