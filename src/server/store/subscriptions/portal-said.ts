/** What a subscriber reads once a change is made. */
import { dateFormat } from '#domain/locale/date-format.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import { courseOf } from './keep-subscription.ts';
import type { SiteContext } from './show-subscribe.ts';
import type { SubscriptionTable } from './tables.ts';

const DONE = [
  'cancel',
  'cancelNow',
  'revive',
  'pause',
  'resume',
  'skip',
  'unskip',
  'amount',
  'change',
  'plan',
  'card',
] as const;
/** Said of donations in other words. */
const OF_DONATIONS = ['cancel', 'cancelNow', 'revive', 'pause', 'resume'] as const;

export function doneWords(
  context: SiteContext,
  rows: readonly SubscriptionTable[],
  timeZone: string,
): string | undefined {
  const { locale } = context.get('site');
  const done = DONE.find((each) => each === context.req.query('done'));
  if (done === undefined) return undefined;
  const row = rows.find(({ id }) => id === context.req.query('of'));
  const date = dateFormat(locale, timeZone, { dateStyle: 'long' }).format(row ? courseOf(row).paidUntil : 0);
  const say = subscriptionWords(locale);
  // The payment did not come in: its entry says so.
  if (done === 'plan' && row?.state === 'past_due') return undefined;
  const ofDonation = row?.offerKind === 'donation' && OF_DONATIONS.find((each) => each === done);
  if (ofDonation) return say(`donation.done.${ofDonation}`, { date });
  return done === 'cancel' && !row ? undefined : say(`done.${done}`, { date });
}
