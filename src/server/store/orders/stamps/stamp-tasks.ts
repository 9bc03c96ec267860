/** What the server asks of the stamp worker, which is another process, and what that answers. */

export const STAMP_LIMITS = { bytes: 50_000_000, pages: 5000 } as const;

export interface StampTask {
  /** The PDF of the shop. */
  readonly file: string;
  /** Where the stamped copy goes. */
  readonly target: string;
  readonly line: string;
}

/** Protected with a password; damaged, or more than can be stamped. */
export type StampFailure = 'encrypted' | 'unreadable';

export type StampAnswer = { readonly kind: 'stamped' } | { readonly kind: StampFailure };
