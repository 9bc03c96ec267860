/** Subscriptions as their subscribers see them. */
import { pick } from '#domain/pick.ts';
import type { PortalEntry } from '#domain/store/subscriptions/portal-entry.ts';
import { subscriberActions } from '#domain/store/subscriptions/portal-entry.ts';
import { actionsFor, isRunning } from '#domain/store/subscriptions/subscription.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { campaignOf } from './change-amount.ts';
import { listOffers } from './change-offer.ts';
import { listOtherPlans, planChange } from './change-plan.ts';
import { courseOf, type KeepDeps } from './keep-subscription.ts';
import { keptSubscriptionSettings } from './kept-settings.ts';
import type { SubscriptionTable } from './tables.ts';

export async function entriesOf(
  { db: { read: db }, ...deps }: KeepDeps & Pick<Deps, 'db'>,
  siteId: string,
  rows: readonly SubscriptionTable[],
  /** The plan that a member looks at before they confirm. */
  wanted: string | undefined,
): Promise<readonly PortalEntry[]> {
  const { visitorsMay } = await keptSubscriptionSettings.of(db, siteId);
  return Promise.all(
    rows.map(async (row): Promise<PortalEntry> => {
      const course = courseOf(row);
      const able = actionsFor(course);
      return {
        id: row.id,
        kind: row.offerKind,
        version: row.version,
        title: row.title,
        recurringMinor: row.recurringMinor,
        currency: row.currency,
        course,
        card: row.method === null ? undefined : readJson(row.method).label,
        isTest: row.testBy !== null,
        choosesTestCard: row.provider === 'test',
        actions: subscriberActions(able, row.offerKind, visitorsMay, row.isHeld === 1),
        isHeld: row.isHeld === 1,
        isCancelledByOwner: able.includes('cancel') && !visitorsMay.cancel,
        ...(visitorsMay.change && isRunning(course) && (await changesOf(db, deps, row, wanted))),
      };
    }),
  );
}

/** What the subscriber can change it to. */
async function changesOf(
  db: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  wanted: string | undefined,
): Promise<Pick<PortalEntry, 'giving' | 'choice' | 'plans'>> {
  const [giving, choice, plans] = await Promise.all([
    givingOf(db, row),
    choiceOf(db, deps, row),
    plansFor(db, deps, row, wanted),
  ]);
  return { ...(giving && { giving }), ...(choice && { choice }), ...(plans && { plans }) };
}

async function plansFor(
  db: Queryable,
  deps: KeepDeps,
  row: SubscriptionTable,
  wanted: string | undefined,
): Promise<PortalEntry['plans']> {
  const others = await listOtherPlans(db, deps, row);
  if (others.length === 0) return undefined;
  const isAsked = wanted !== undefined && others.some(({ plan }) => plan.id === wanted);
  const planned = isAsked ? await planChange(db, deps, row, wanted) : undefined;
  const offers = others.map(({ plan: { id, name: title, priceMinor: minor, subscriptionPlan: plan } }) => ({
    ...{ id, title, minor, plan },
  }));
  if (!planned) return { offers };
  const { offer, recurring, dueMinor, nextAt } = planned;
  const { id, title, plan } = offer;
  return { offers, confirming: { id, title, plan, minor: recurring.totalMinor, dueMinor, nextAt } };
}

async function choiceOf(
  db: Queryable,
  deps: Pick<KeepDeps, 'members'>,
  row: SubscriptionTable,
): Promise<PortalEntry['choice']> {
  if (row.offerKind !== 'product') return undefined;
  const offers = await listOffers(db, deps, row);
  return offers.length === 0 ? undefined : { offers, ...pick(row, 'offerId', 'quantity') };
}

async function givingOf(db: Queryable, row: SubscriptionTable): Promise<PortalEntry['giving']> {
  const { donation } = readJson(row.recurring);
  const campaign = donation && (await campaignOf(db, row));
  return campaign && { campaign, amountMinor: donation.amountMinor };
}
