/** When the database cannot do its work for reasons outside of Vitrine: said in words its owner can act on. */

export type UnavailableReason = 'full' | 'busy' | 'unreachable' | 'uncertain' | 'closed';

const MESSAGES: Readonly<Record<UnavailableReason, string>> = {
  full: 'The disk that holds the data is full. Nothing of this change was saved. Free some space and try again.',
  busy: 'The database is kept busy by another program. Nothing of this change was saved. Try again in a moment.',
  unreachable: 'The database cannot be reached. Nothing of this change was saved. Check that it is running.',
  uncertain:
    'The connection to the database broke while this change was being saved. Reload to see whether it is there before you try again.',
  closed: 'The database has been closed, because Vitrine is stopping. Nothing of this change was saved.',
};

export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason, cause?: unknown) {
    super(MESSAGES[reason], cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
