import type { CommentErrors, CommentFields } from './contract.ts';

/** A comment that was sent without scripts and refused: what its page shows again, and why. */
export interface CommentEcho {
  readonly fields: CommentFields;
  readonly message: string;
  readonly errors: CommentErrors;
}
