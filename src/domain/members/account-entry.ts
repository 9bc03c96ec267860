/** What a member finds on the account page: lines of what the site knows under their confirmed address. */

export const ACCOUNT_SECTIONS = [
  'memberships',
  'courses',
  'orders',
  'downloads',
  'subscriptions',
  'bookings',
  'addresses',
] as const;
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** What can be looked at page by page. */
export const ACCOUNT_LISTS = [...ACCOUNT_SECTIONS, 'devices'] as const;
export type AccountListName = (typeof ACCOUNT_LISTS)[number];

/** What is asked for of a list: `most` rows of it from the one at `from` on, counted from 0. */
export interface AccountPage {
  readonly from: number;
  readonly most: number;
}

export interface AccountList {
  /** The newest first, where they have a time. */
  readonly entries: readonly AccountEntry[];
  readonly hasMore: boolean;
}

/** @param rows of the page, and one more where there are more */
export function accountList<Row>(
  { most }: AccountPage,
  rows: readonly Row[],
  entriesOf: (row: Row) => readonly AccountEntry[],
): AccountList {
  return { entries: rows.slice(0, most).flatMap(entriesOf), hasMore: rows.length > most };
}

export interface AccountEntry {
  readonly title: string;
  /** Such as an amount, or the lines of an address. */
  readonly details?: string;
  /** Where it is looked at, or changed. */
  readonly href?: string;
  /** When it was, or will be. */
  readonly at?: number;
}
