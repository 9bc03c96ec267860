/** Campaigns as visitors see them. */

import { pick } from '#domain/pick.ts';
import type { OfferedCampaign } from '#domain/store/donations/campaign.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { findStore } from '../settings/queries.ts';
import { findCampaign, listCampaigns, listProgress } from './queries.ts';
import type { CampaignTable } from './tables.ts';

/** @param id empty: the first that is open, or the first */
export async function findOffered(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<OfferedCampaign | undefined> {
  const row = id === '' ? await firstCampaign(db, siteId) : await findCampaign(db, siteId, id);
  if (!row) return undefined;
  const { currency } = await findStore(db, siteId);
  const [progress] = await listProgress(db, siteId, currency, row.id);
  return {
    id: row.id,
    currency,
    raisedMinor: progress?.raisedMinor ?? 0,
    donations: progress?.donations ?? 0,
    ...pick(
      readJson(row.settings),
      'name',
      'description',
      'amountsMinor',
      'hasFreeAmount',
      'goalMinor',
      'isOpen',
      'frequencies',
    ),
  };
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
