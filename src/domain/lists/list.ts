/** Newsletter lists: who is on them, and how they came there. */
import { isFormEmail } from '../forms/email.ts';

/**
 * `pending`: asked to be on it and has not confirmed. `unsubscribed`: left by themselves. `removed`: taken off by the
 * owner, or because mails came back.
 */
export const MEMBER_STATES = ['subscribed', 'pending', 'unsubscribed', 'removed'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

export const MEMBER_SOURCES = ['form', 'checkout', 'owner', 'import', 'account'] as const;

export const MAX_LISTS = 50;
export const MAX_LIST_NAME = 80;
export const MAX_MEMBER_NAME = 120;

/** Days a link to confirm is good. */
export const CONFIRM_DAYS = 7;
/** Mails to confirm that one mailbox gets from one site in a day, whatever lists it is entered for. */
export const MAX_CONFIRMATIONS_A_DAY = 3;

/** What becomes of somebody who is entered. */
export const ENTERED = [
  /** Gets the mail with the link; stays what they are until they have followed it. */
  'asked',
  /** Is on the list from now on. */
  'subscribed',
  /** Nothing changes. */
  'kept',
] as const;
export type Entered = (typeof ENTERED)[number];

export interface Entering {
  readonly kind: (typeof MEMBER_SOURCES)[number];
  /** The owner states that this person agreed. */
  readonly hasConsent: boolean;
}

/**
 * Whoever left comes back by their own hand only: no import and no owner puts them on again, though a mail may ask.
 * @param state undefined for somebody who was never there
 */
export function entering(state: MemberState | undefined, { kind, hasConsent }: Entering): Entered {
  if (state === 'subscribed') return 'kept';
  if (kind === 'form' || kind === 'checkout' || kind === 'account') return 'asked';
  if (kind === 'import') return state === undefined || state === 'pending' ? 'subscribed' : 'kept';
  return hasConsent && state !== 'unsubscribed' ? 'subscribed' : 'asked';
}

export function isMemberEmail(text: string): boolean {
  return isFormEmail(text, { isRequired: true, allowAnyDomainEnding: true });
}

export function memberName(text: string): string {
  const oneLine = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...oneLine].slice(0, MAX_MEMBER_NAME).join('');
}
