/** Reviews of products by those who bought them: what is rated, the texts of the contract, and how things stand. */
import type { MediaView } from '../../../media/calls.ts';
import { DAY_MS, MINUTE_MS } from '../../../time.ts';

const REVIEWS_PATH = '/commerce/reviews';
export const REVIEW_ROUTE = `${REVIEWS_PATH}/:token` as const;
/** The page of a request, by a link nobody guesses. */
export const reviewPath = (token: string): string => `${REVIEWS_PATH}/${token}`;
export const SEND_REVIEW_PATH = '/api/commerce/reviews';

export const MAX_RATING = 5;
export const REVIEW_LIMITS = { author: 80, description: 4000, reply: 2000, shown: 20 } as const;
/** How long somebody may answer a request. */
export const REQUEST_GOOD_MS = 90 * DAY_MS;

/** Until its email leaves: a reply can still be changed or taken back. */
export const REPLY_MAIL_DELAY_MS = 5 * MINUTE_MS;

/** Asked for; written and not yet looked at; seen by visitors; kept from them. */
export const REVIEW_STATES = ['asked', 'waiting', 'shown', 'hidden'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** STOR-22 to STOR-24; the last is ours. */
export const REVIEW_TEXTS = {
  title: 'Rate your purchase',
  describe: 'Describe your experience',
  submit: 'Submit',
  reviewed: 'You have already reviewed this purchase',
  expired: 'Your review request has expired',
  thanks: 'Thanks for your feedback',
  noRating: 'Please select a star rating',
  noProducts: 'There are no products to review',
} as const;

/** STOR-25: how a request stands. */
export const REQUEST_STATES = ['open', 'expired', 'reviewed', 'noProducts'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

interface Requested {
  readonly state: ReviewState;
  /** The product is still there to be read about. */
  readonly isThere: boolean;
}

/** @param lines what was bought; none where nobody knows the request */
export function requestState(lines: readonly Requested[], expiresAt: number, now: number): RequestState {
  const known = lines.filter(({ isThere }) => isThere);
  if (known.length === 0) return 'noProducts';
  if (known.every(({ state }) => state !== 'asked')) return 'reviewed';
  return expiresAt <= now ? 'expired' : 'open';
}

/** Undefined where it is none. */
export function readRating(text: string): number | undefined {
  return /^[1-5]$/.test(text) ? Number(text) : undefined;
}

export interface ShownReview {
  readonly id: string;
  /** Empty where none was given. */
  readonly author: string;
  readonly rating: number;
  readonly description: string;
  readonly writtenAt: number;
  readonly photos: readonly MediaView[];
  /** From the shop. Absent without one. */
  readonly reply?: { readonly text: string; readonly at: number } | undefined;
}

export interface ProductReviews {
  readonly count: number;
  /** In tenths of a star: 43 is 4.3. */
  readonly tenths: number;
  /** The newest first, as many as a page shows. */
  readonly reviews: readonly ShownReview[];
}

/** “4.3”; “4,3” where numbers are written so. */
export function ratingText(tenths: number, locale = 'en'): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(tenths / 10);
}

/** The mean in tenths, rounded half up; 0 where there is none. */
export function meanTenths(sum: number, count: number): number {
  return count === 0 ? 0 : Math.floor((sum * 20 + count) / (count * 2));
}
