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
import { courseOf, type KeepDeps } from './keep-subscription.ts';
import { keptSubscriptionSettings } from './kept-settings.ts';
import type { SubscriptionTable } from './tables.ts';

export async function entriesOf(
  { db: { read: db }, ...deps }: Pick<KeepDeps, 'members'> & Pick<Deps, 'db'>,
  siteId: string,
  rows: readonly SubscriptionTable[],
): Promise<readonly PortalEntry[]> {
  const { visitorsMay } = await keptSubscriptionSettings.of(db, siteId);
  return Promise.all(
    rows.map(async (row): Promise<PortalEntry> => {
      const course = courseOf(row);
      const able = actionsFor(course);
      const giving = visitorsMay.change && isRunning(course) ? await givingOf(db, row) : undefined;
      const choice = visitorsMay.change && isRunning(course) ? await choiceOf(db, deps, row) : undefined;
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
        ...(giving && { giving }),
        ...(choice && { choice }),
      };
    }),
  );
}

/** Plans are changed by owners: another one would be open before it is paid for. */
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
