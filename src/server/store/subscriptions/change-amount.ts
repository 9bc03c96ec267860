/** Another amount on the same recurring donation: it is charged from the next payment on. */
import { currencyOf } from '#domain/money/currencies.ts';
import { readMinor } from '#domain/money/read-amount.ts';
import { recurringOf } from '#domain/store/cart/recurring-cart.ts';
import { acceptsAmount, type CampaignSettings, feeOf } from '#domain/store/donations/campaign.ts';
import { isRunning } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { donationCart } from '../donations/donation-cart.ts';
import { findCampaign } from '../donations/queries.ts';
import { findStore } from '../settings/queries.ts';
import { type AskedChange, findUnchanged, type Refusal } from './change-subscription.ts';
import { mail } from './follow-up.ts';
import { courseOf, type KeepDeps, keepCourse } from './keep-subscription.ts';
import type { SubscriptionTable } from './tables.ts';

/** The campaign as it is now. Undefined where nothing can be given to it anymore, or in another currency only. */
export async function campaignOf(
  db: Queryable,
  { siteId, offerKind, offerId, currency }: SubscriptionTable,
): Promise<CampaignSettings | undefined> {
  if (offerKind !== 'donation') return undefined;
  const [row, store] = await Promise.all([findCampaign(db, siteId, offerId), findStore(db, siteId)]);
  const settings = row && readJson(row.settings);
  return settings?.isOpen && store.currency === currency ? settings : undefined;
}

export type AmountChanged =
  | { readonly kind: 'done' | Refusal }
  | { readonly kind: 'wrong'; readonly campaign: CampaignSettings; readonly row: SubscriptionTable };

/** @param typed in whole units, as donors type it */
export async function changeAmount(
  tx: Queryable,
  deps: KeepDeps,
  asked: AskedChange,
  typed: string,
): Promise<AmountChanged> {
  const row = await findUnchanged(tx, deps, asked);
  if (typeof row === 'string') return { kind: row };
  const campaign = await campaignOf(tx, row);
  const course = courseOf(row);
  const { donation: terms } = readJson(row.recurring);
  if (!campaign || !terms || !isRunning(course)) return { kind: 'notPossible' };
  const amountMinor = readMinor(typed, currencyOf(row.currency).fractionDigits);
  if (amountMinor === undefined || !acceptsAmount(campaign, amountMinor))
    return { kind: 'wrong', campaign, row };
  const given = { ...terms, amountMinor, feeMinor: terms.feeMinor > 0 ? feeOf(campaign, amountMinor) : 0 };
  const cart = donationCart({ id: '', campaign: row.title, currency: row.currency, terms: given });
  const kept = { recurring: JSON.stringify(recurringOf(cart)), recurringMinor: cart.totalMinor };
  if (!(await keepCourse(tx, deps, row, course, kept))) return { kind: 'changed' };
  await mail(tx, deps, row, 'changed');
  return { kind: 'done' };
}
