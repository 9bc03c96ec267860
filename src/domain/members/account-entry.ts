/** What a member finds on the account page: lines of what the site knows under their confirmed address. */

export const ACCOUNT_SECTIONS = [
  'memberships',
  'courses',
  'orders',
  'downloads',
  'bookings',
  'addresses',
  'newsletter',
] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

export interface AccountEntry {
  readonly title: string;
  /** Such as an amount, or the lines of an address. */
  readonly details?: string;
  /** Where it is looked at, or changed. */
  readonly href?: string;
  /** When it was, or will be. */
  readonly at?: number;
}
