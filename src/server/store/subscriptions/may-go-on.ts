/** Whether the next period is charged, or what becomes of the subscription instead. */
import { plansOf } from '#domain/members/areas.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Common } from '../../feature.ts';
import { isVariantThere } from '../catalogue/queries-sellable.ts';
import { isOpenCampaign } from '../donations/campaign-data.ts';
import { findOffered } from '../orders/queries-checkouts.ts';
import type { SubscriptionTable } from './tables.ts';

export interface GoOnDeps extends Pick<Common, 'members'> {
  /** Of the installation: it unseals the keys of payment services. */
  readonly secret: string;
}

/** `end-untold`: it was a visitor’s test, and its subscriber is no customer. */
export type GoingOn = 'charge' | 'end' | 'end-untold' | 'pause';

export async function howItGoesOn(tx: Queryable, deps: GoOnDeps, row: SubscriptionTable): Promise<GoingOn> {
  if (await isTestOverBy(tx, deps, row)) return 'end-untold';
  const { siteId, offerKind, offerId } = row;
  // What was bought goes on while its product is hidden, and ends with a product that was deleted.
  if (offerKind === 'product') return (await isVariantThere(tx, siteId, offerId)) ? 'charge' : 'end';
  if (offerKind === 'donation') return (await isOpenCampaign(tx, siteId, offerId)) ? 'charge' : 'end';
  return planGoesOn(tx, deps, row);
}

/** Not for a plan that its owner took away, whose member is gone, or that no longer exists. */
async function planGoesOn(
  tx: Queryable,
  { members }: GoOnDeps,
  { siteId, memberId, offerId: planId }: SubscriptionTable,
): Promise<GoingOn> {
  const plans = plansOf(await members.areasOf(tx, siteId));
  if (memberId === null || !plans.some(({ plan }) => plan.id === planId)) return 'end';
  const held = { siteMemberId: memberId, planId };
  if (!(await members.mayHoldPlan(tx, held))) return 'end';
  return (await members.isPlanPaused(tx, held)) ? 'pause' : 'charge';
}

/** Visitors try a shop out before it takes real money, and not after. */
async function isTestOverBy(
  db: Queryable,
  { secret }: GoOnDeps,
  { siteId, testBy, recurringMinor }: SubscriptionTable,
): Promise<boolean> {
  if (testBy !== 'visitor') return false;
  const offered = await findOffered({ db, secret }, siteId);
  return offered.for({ isStaff: false }, Math.max(1, recurringMinor)).some(({ isTest }) => !isTest);
}
