/** When the database cannot do its work for reasons outside of Vitrine: said in words its owner can act on. */

export type UnavailableReason = 'full' | 'busy' | 'unreachable' | 'uncertain' | 'closed';

const MESSAGES: Readonly<Record<UnavailableReason, string>> = {
  full: 'The disk is full, so this change was not saved. Free some space and try again.',
  busy: 'Another program is using the database, so this change was not saved. Try again in a moment.',
  unreachable: 'The database can’t be reached, so this change was not saved. Check that it is running.',
  uncertain:
    'The connection to the database broke while saving this change. Reload to check whether it was saved before you try again.',
  closed: 'Vitrine is stopping, so this change was not saved.',
};

export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  readonly reason: UnavailableReason;
  constructor(reason: UnavailableReason, cause?: unknown) {
    super(MESSAGES[reason], cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
