/** Amounts and goals of campaigns, when the currency of their shop changes. */
import { convertAll } from '#domain/currency/convert.ts';
import { readJson } from '../../db/json-text.ts';
import type { PriceHolder } from '../../feature.ts';
import { listCampaigns, updateCampaign } from './queries.ts';

export const campaignPrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  const changes = [];
  for (const row of await listCampaigns(tx, siteId)) {
    const converted = convertAll(readJson(row.settings), '', convert);
    changes.push(...converted.changes);
    if (!isPreview) await updateCampaign(tx, row, JSON.stringify(converted.value));
  }
  return changes;
};
