/** What may be kept of a text that a browser sent: nothing that says whose it was. */
import { hideEmails } from '../hide-emails.ts';
import { withoutTokens } from '../store/cart/checkout-contract.ts';

/** Longer ones are cut before they are looked at. */
const MAX_LOOKED_AT = 10_000;

/**
 * Removes from what a browser sent: addresses of people, of their orders and bookings, queries, long numbers and
 * secrets, and what no database can store. Anyone can send it: no pattern here may read the same text more than once.
 */
export function scrub(text: string): string {
  const plain = text
    .slice(0, MAX_LOOKED_AT)
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '');
  // Anyone with the address of an order or a booking can read the customer's details.
  return hideEmails(withoutTokens(plain))
    .replace(/[^\s"'()]+/g, (word) => withoutQuery(word))
    .replace(/\+?\d[\d ().-]{5,}\d/g, '[number]')
    .replace(/[\w-]{24,}/g, (run) => (/\d/.test(run) && /[a-z]/i.test(run) ? '[id]' : run));
}

/** An address keeps the line and column that follow it. */
function withoutQuery(word: string): string {
  const slash = word.indexOf('/');
  const at = slash < 0 ? -1 : word.slice(slash).search(/[?#]/);
  if (at < 0) return word;
  const place = /:\d{1,9}:\d{1,9}/.exec(word.slice(slash + at));
  return word.slice(0, slash + at) + (place ? word.slice(slash + at + place.index) : '');
}
