/** What can be subscribed to: a product that is billed by periods, or a paid plan of members. */
import { isForSale, plansOf } from '#domain/members/areas.ts';
import { PLANS_PATH } from '#domain/members/contract.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { findSellable } from '../catalogue/find-sellable.ts';
import type { WantedOffer } from './cart-token.ts';
import type { PricedOffer } from './price-offer.ts';

interface OfferedOn {
  readonly siteId: string;
  readonly language?: string | undefined;
}

/** Undefined where it is not sold, or no longer. */
export async function findOffer(
  db: Queryable,
  { members }: Pick<Common, 'members'>,
  { siteId, language }: OfferedOn,
  { kind, id, quantity }: WantedOffer,
): Promise<PricedOffer | undefined> {
  if (kind === 'plan') return findPlan(db, members, siteId, id);
  const sellable = (await findSellable(db, siteId, [id], language)).get(id);
  if (!sellable?.subscriptionPlan) return undefined;
  const { title, optionText, subscriptionPlan: plan } = sellable;
  const name = optionText === '' ? title : `${title} (${optionText})`;
  return { sellable, offer: { kind, id, title: name, quantity, plan, memberId: null } };
}

async function findPlan(
  db: Queryable,
  members: Common['members'],
  siteId: string,
  id: string,
): Promise<PricedOffer | undefined> {
  const found = plansOf(await members.areasOf(db, siteId)).find(({ plan }) => plan.id === id);
  if (!found || !isForSale(found.plan)) return undefined;
  const { name, priceMinor, subscriptionPlan: plan } = found.plan;
  const sellable: Sellable = {
    variantId: id,
    productId: id,
    title: name,
    optionText: '',
    sku: '',
    unitPriceMinor: priceMinor,
    kind: 'service',
    weightGrams: 0,
    taxClass: '',
    stock: 0,
    isUnlimited: true,
    href: `${PLANS_PATH}?plan=${id}`,
    picture: undefined,
  };
  return { sellable, offer: { kind: 'plan', id, title: name, quantity: 1, plan, memberId: null } };
}
