/** Campaigns as visitors see them. */

import { pick } from '#domain/pick.ts';
import type { OfferedCampaign } from '#domain/store/donations/campaign.ts';
import { frequenciesOf } from '#domain/store/donations/frequency.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { KEPT_METHODS } from '../orders/order-kind.ts';
import { findOffered as findMethods } from '../orders/queries-checkouts.ts';
import { findStore } from '../settings/queries.ts';
import { findCampaign, listCampaigns, listProgress } from './queries.ts';
import type { CampaignTable } from './tables.ts';

/**
 * @param secret of the installation: it unseals the keys of payment services
 * @param id empty: the first that is open, or the first
 */
export async function findOffered(
  { db, secret }: { readonly db: Queryable; readonly secret: string },
  siteId: string,
  id: string,
): Promise<OfferedCampaign | undefined> {
  const row = id === '' ? await firstCampaign(db, siteId) : await findCampaign(db, siteId, id);
  if (!row) return undefined;
  const [{ currency }, offered] = await Promise.all([
    findStore(db, siteId),
    findMethods({ db, secret }, siteId),
  ]);
  const settings = readJson(row.settings);
  const [progress] = await listProgress(db, siteId, currency, row.id);
  return {
    id: row.id,
    currency,
    raisedMinor: progress?.raisedMinor ?? 0,
    donations: progress?.donations ?? 0,
    frequencies: [...frequenciesOf(settings, { canRecur: canRecurBy(offered) })],
    ...pick(settings, 'name', 'description', 'amountsMinor', 'hasFreeAmount', 'goalMinor', 'isOpen'),
  };
}

/** Whether visitors can pay in a way that can be charged again. */
export function canRecurBy(offered: Awaited<ReturnType<typeof findMethods>>): boolean {
  return offered.for({ isStaff: false }, 1).some((method) => KEPT_METHODS.includes(method.id));
}

/** It is there, and takes donations. */
export async function isOpenCampaign(db: Queryable, siteId: string, id: string): Promise<boolean> {
  const row = await findCampaign(db, siteId, id);
  return row !== undefined && readJson(row.settings).isOpen;
}

async function firstCampaign(db: Queryable, siteId: string): Promise<CampaignTable | undefined> {
  const all = await listCampaigns(db, siteId);
  return all.find(({ settings }) => readJson(settings).isOpen) ?? all[0];
}
