/** What subscribers change by themselves beside the state of a subscription: how much they give, and what they get. */
import { formatMoney } from '#domain/money/format-money.ts';
import { CART_LIMITS } from '#domain/store/cart/cart-contract.ts';
import { PORTAL_PATH } from '#domain/store/cart/checkout-contract.ts';
import { DONATION_LIMITS } from '#domain/store/donations/donation-entries.ts';
import { subscriptionWords } from '#domain/store/subscriptions/words/words.ts';
import type { Done, Refused } from '../../http/answer-form.ts';
import type { Fields } from '../../http/read-sent.ts';
import { type AmountChanged, changeAmount } from './change-amount.ts';
import { changeOffer } from './change-offer.ts';
import { changePlan, closeOldPlan } from './change-plan.ts';
import { type AskedChange, findUnchanged, type Refusal } from './change-subscription.ts';
import { keptSubscriptionSettings } from './kept-settings.ts';
import { doneAt, type PortalDeps, readAsked, refuse, unknown } from './portal-asked.ts';
import { renewOne } from './renew.ts';
import type { SiteContext } from './show-subscribe.ts';

export async function changeGiving(
  deps: PortalDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Done | Refused> {
  const asked = await readAsked(deps, context, fields);
  if (!asked) return unknown(context);
  const { id: siteId, locale } = context.get('site');
  const typed = (fields['amount'] ?? '').slice(0, DONATION_LIMITS.other);
  const done = await deps.db.write(async (tx): Promise<AmountChanged> => {
    const { visitorsMay } = await keptSubscriptionSettings.of(tx, siteId);
    return visitorsMay.change ? changeAmount(tx, deps, asked, typed) : { kind: 'notPossible' };
  });
  if (done.kind === 'done') return doneAt(`${PORTAL_PATH}?done=amount&of=${asked.id}`);
  if (done.kind !== 'wrong') return refuse(context, done.kind);
  const { campaign, row } = done;
  const money = (minor: number) => formatMoney({ minor, currency: row.currency }, { locale });
  const range = { least: money(campaign.leastMinor), most: money(campaign.mostMinor) };
  return { kind: 'incomplete', status: 422, message: subscriptionWords(locale)('wrongAmount', range) };
}

/** Another plan, paid at once. */
async function changeToPlan(
  deps: PortalDeps,
  context: SiteContext,
  asked: AskedChange,
  { offer = '', due = '' }: Fields,
): Promise<Done | Refused> {
  const before = await deps.db.write(async (tx) => {
    const { visitorsMay } = await keptSubscriptionSettings.of(tx, asked.siteId);
    if (!visitorsMay.change) return 'notPossible';
    return changePlan(tx, deps, { ...asked, planId: offer.slice(0, 40), seenMinor: Number(due) });
  });
  if (typeof before === 'string') return refuse(context, before);
  await renewOne(deps, asked.id);
  await deps.db.write((tx) => closeOldPlan(tx, deps, before));
  return doneAt(`${PORTAL_PATH}?done=plan&of=${asked.id}`);
}

/** Another variant or quantity of a product. What is paid stays as it is, so nothing is owed that could be left unpaid. */
export async function changeChoice(
  deps: PortalDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Done | Refused> {
  const asked = await readAsked(deps, context, fields);
  if (!asked) return unknown(context);
  if (fields['due'] !== undefined) return changeToPlan(deps, context, asked, fields);
  const { offer = '', quantity = '' } = fields;
  const count = Number(quantity);
  const isCount = Number.isInteger(count) && count >= 1 && count <= CART_LIMITS.quantity;
  if (!isCount) return refuse(context, 'notPossible');
  const refused = await deps.db.write(async (tx): Promise<Refusal | undefined> => {
    const row = await findUnchanged(tx, deps, asked);
    if (typeof row === 'string') return row;
    const { visitorsMay } = await keptSubscriptionSettings.of(tx, row.siteId);
    if (!visitorsMay.change || row.offerKind !== 'product') return 'notPossible';
    const wanted = { offer: offer.slice(0, 40), quantity: count, isFromNext: true } as const;
    return changeOffer(tx, deps, { ...asked, ...wanted });
  });
  return refused ? refuse(context, refused) : doneAt(`${PORTAL_PATH}?done=change&of=${asked.id}`);
}
