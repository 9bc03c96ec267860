/** Newsletter lists: who is on them, and how they came there. */

/**
 * `pending`: asked to be on it and has not confirmed. `unsubscribed`: left by themselves. `removed`: taken off by the
 * owner, or because mails came back.
 */
export const MEMBER_STATES = ['subscribed', 'pending', 'unsubscribed', 'removed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** How somebody came onto a list, and who says that they agreed. */
export interface MemberSource {
  readonly kind: 'form' | 'owner' | 'import';
  /** Of a form: what the owner calls it, and the page it stands on. */
  readonly formName?: string | undefined;
  readonly pagePath?: string | undefined;
  /** Of the others: who stated that there is consent. */
  readonly by?: string | undefined;
}

export interface ListMember {
  readonly id: string;
  readonly listId: string;
  readonly email: string;
  readonly name: string;
  readonly state: MemberState;
  readonly source: MemberSource;
  /** When they asked for it, or the owner put them on. */
  readonly askedAt: number;
  /** When they confirmed, or consent was stated; null before. */
  readonly confirmedAt: number | null;
  /** When they left or were taken off; null while they are on it. */
  readonly endedAt: number | null;
}

export interface NewsletterList {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly counts: Readonly<Record<MemberState, number>>;
}

export const MAX_LISTS = 50;
export const MAX_LIST_NAME = 80;
export const MAX_MEMBER_NAME = 120;

/** Days a link to confirm is good. */
export const CONFIRM_DAYS = 7;
/** Mails to confirm that one mailbox gets from one site in a day, whatever lists it is entered for. */
export const MAX_CONFIRMATIONS_A_DAY = 3;

/** What becomes of somebody who is entered once more, by whom. */
export type Entered =
  /** Gets the mail with the link; stays what they are until they have followed it. */
  | 'asked'
  /** Is on the list from now on. */
  | 'subscribed'
  /** Nothing changes. */
  | 'kept';

export interface Entering {
  readonly kind: MemberSource['kind'];
  /** The owner states that this person agreed. */
  readonly hasConsent: boolean;
}

/**
 * Whoever left comes back by their own hand only: no import and no owner puts them on again, though a mail may ask.
 * @param state undefined for somebody who was never there
 */
export function entering(state: MemberState | undefined, { kind, hasConsent }: Entering): Entered {
  if (state === 'subscribed') return 'kept';
  if (kind === 'form') return 'asked';
  if (kind === 'import') return state === undefined || state === 'pending' ? 'subscribed' : 'kept';
  return hasConsent && state !== 'unsubscribed' ? 'subscribed' : 'asked';
}
