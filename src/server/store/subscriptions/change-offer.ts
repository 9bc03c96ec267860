/** Another variant, another plan or another quantity on the same subscription: its rest is charged or credited later. */

import { isEqualJson } from '#domain/json.ts';
import { isForSale, plansOf } from '#domain/members/areas.ts';
import type { SubscribedOffer } from '#domain/store/cart/checkout-cart.ts';
import { periodStart } from '#domain/store/catalogue/subscription-plan.ts';
import { prorate } from '#domain/store/subscriptions/prorate.ts';
import { isRunning } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { Queryable } from '../../db/schema.ts';
import { withinOf } from '../../kernel/addresses/address-forms.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import { listVariantIds } from '../catalogue/queries-sellable.ts';
import { type AskedChange, findUnchanged, mayPayPlan, type Refusal } from './change-subscription.ts';
import { mail } from './follow-up.ts';
import { courseOf, type KeepDeps, keepCourse, openPlan } from './keep-subscription.ts';
import { findOffer } from './load-offer.ts';
import { type PricedOffer, type PricedTo, priceOffer } from './price-offer.ts';
import { findCharge } from './queries.ts';
import type { SubscriptionTable } from './tables.ts';

interface AskedOffer extends AskedChange {
  /** The rest of this period stays as it was paid; absent: its difference comes with the next payment. */
  readonly isFromNext?: true;
  readonly offer: string;
  readonly quantity: number;
}

/** @returns undefined where it is changed */
export async function changeOffer(
  tx: Queryable,
  deps: KeepDeps,
  { offer: id, quantity, isFromNext, ...asked }: AskedOffer,
): Promise<Refusal | undefined> {
  const row = await findUnchanged(tx, deps, asked);
  if (typeof row === 'string') return row;
  const course = courseOf(row);
  const found = isRunning(course) ? await findFitting(tx, deps, row, { id, quantity }) : undefined;
  if (!found) return 'notPossible';
  if (isFromNext && id === row.offerId && quantity === row.quantity) return undefined;
  const { offer, to } = lastingPrice(row, found, { isFromNext, to: pricedTo(row, deps.now()) });
  const { first, recurring } = await priceOffer(tx, offer, to, {
    cartId: '',
    subscriptionId: row.id,
  });
  // What is owed and what is a credit are in the currency that it began with.
  if (first.problems.length > 0 || recurring.currency !== row.currency) return 'notPossible';
  const recurringMinor = recurring.totalMinor;
  const owedMinor = isFromNext ? 0 : await prorated(tx, row, recurringMinor, deps.now());
  if (row.offerKind === 'plan' && id !== row.offerId)
    await openPlan(tx, deps, row, { ...course, state: 'cancelled', endedAt: deps.now() });
  const change = changeOf(found.offer, row);
  // Payments that came in count for it too.
  const { numBillingCycles } = found.offer.plan;
  const isKept = await keepCourse(
    tx,
    deps,
    row,
    { ...course, plan: { ...course.plan, numBillingCycles } },
    {
      ...change,
      recurring: JSON.stringify(recurring),
      recurringMinor,
      balanceMinor: row.balanceMinor + owedMinor,
    },
  );
  if (!isKept) return 'changed';
  await mail(tx, deps, row, 'changed');
  return undefined;
}

/** Billed by the same period, and of what it can be changed to. Donors choose what they give. */
async function findFitting(
  tx: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  { id, quantity }: { readonly id: string; readonly quantity: number },
) {
  if (row.offerKind === 'donation') return undefined;
  const wanted = { kind: row.offerKind, id, quantity: row.offerKind === 'plan' ? 1 : quantity };
  const found = await findOffer(tx, deps, { siteId: row.siteId }, wanted);
  const plan = found?.offer.plan;
  if (!found || !plan) return undefined;
  const isFitting = isEqualJson(plan.billingPeriod, courseOf(row).plan.billingPeriod);
  if (!isFitting || !(await mayChangeTo(tx, deps, row, id))) return undefined;
  return { ...found, offer: { ...found.offer, plan } };
}

/** A sale is for those who come now. Who changes only how many keeps the price that was agreed. */
function lastingPrice(
  row: SubscriptionTable,
  found: PricedOffer,
  { isFromNext, to }: { readonly isFromNext: true | undefined; readonly to: PricedTo },
): { readonly offer: PricedOffer; readonly to: PricedTo } {
  const { areTaxesIncluded: areWithTax, lines } = readJson(row.recurring);
  const agreed = lines.find(({ variantId }) => variantId === found.sellable.variantId);
  const isSame = isFromNext && row.offerKind === 'product' && agreed !== undefined;
  const { regularPriceMinor = found.sellable.unitPriceMinor } = found.sellable;
  const unitPriceMinor = isSame ? agreed.unitPriceMinor : regularPriceMinor;
  const offer = { ...found, sellable: { ...found.sellable, unitPriceMinor } };
  return { offer, to: isSame ? { ...to, agreed: { areWithTax, areOfOrder: true } } : to };
}

function changeOf({ id, title, quantity }: SubscribedOffer, { name, email }: SubscriptionTable) {
  return { offerId: id, title, quantity, search: wordsOf(name, email, title) };
}

/** Nothing of a trial, or of a period that was skipped: it was not paid. */
async function prorated(
  tx: Queryable,
  row: SubscriptionTable,
  toMinor: number,
  now: number,
): Promise<number> {
  // What is sent with each payment comes once, whenever it is changed.
  if (readJson(row.recurring).needsDelivery) return 0;
  const { anchorAt, plan, period, paidUntil } = courseOf(row);
  const start = periodStart(anchorAt, plan.billingPeriod, Math.max(0, period - 1));
  const charged = await findCharge(tx, { subscriptionId: row.id, periodStart: start });
  if (charged?.state !== 'paid') return 0;
  return prorate({ fromMinor: row.recurringMinor, toMinor, start, end: paidUntil, now });
}

function pricedTo({ siteId, buyer, recurring, locale }: SubscriptionTable, now: number) {
  const { address, vatNumber } = readJson(buyer);
  const deliveryId = readJson(recurring).deliveryId ?? '';
  return {
    siteId,
    country: address.country,
    within: withinOf(address),
    deliveryId,
    vatNumber,
    locale: locale ?? 'en',
    now,
  };
}

/** To what is of the same product, or to a plan that the member does not pay for already. */
async function mayChangeTo(
  tx: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  id: string,
): Promise<boolean> {
  if (row.offerKind === 'plan') return id === row.offerId || mayPayPlan(tx, deps, { ...row, planId: id });
  const ids = [row.offerId, id];
  const found = await findSellable(tx, row.siteId, ids);
  const [now, next] = ids.map((each) => found.get(each)?.productId);
  return next !== undefined && (now === undefined || now === next);
}

/** What it can be changed to: by the same period only. */
export async function listOffers(
  db: Queryable,
  { members }: Pick<KeepDeps, 'members'>,
  row: SubscriptionTable,
): Promise<{ readonly id: string; readonly title: string }[]> {
  const { siteId, offerKind, offerId } = row;
  const { billingPeriod } = courseOf(row).plan;
  if (offerKind === 'donation') return [];
  if (offerKind === 'plan')
    return plansOf(await members.areasOf(db, siteId))
      .filter(
        ({ plan }) => isForSale(plan) && isEqualJson(plan.subscriptionPlan?.billingPeriod, billingPeriod),
      )
      .map(({ plan: { id, name } }) => ({ id, title: name }));
  const productId = (await findSellable(db, siteId, [offerId])).get(offerId)?.productId;
  if (productId === undefined) return [];
  const ids = await listVariantIds(db, siteId, productId);
  const found = await findSellable(db, siteId, ids);
  return ids.flatMap((id) => {
    const sellable = found.get(id);
    if (!sellable || !isEqualJson(sellable.subscriptionPlan?.billingPeriod, billingPeriod)) return [];
    const { title, optionText } = sellable;
    return [{ id, title: optionText === '' ? title : `${title} (${optionText})` }];
  });
}
