/** Prices of plans, when the currency of the shop changes. */
import { convertAll } from '#domain/currency/convert.ts';
import { memberAreas } from '#domain/members/areas.ts';
import type { PriceHolder } from '../feature.ts';
import { rowOfSite } from '../kernel/sites/queries-settings.ts';

const rows = rowOfSite('memberAreas', 'settings', memberAreas.schema);

export const planPrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  const areas = await rows.find(tx, siteId);
  if (!areas) return [];
  const { value, changes } = convertAll(areas, '', convert);
  if (!isPreview) await rows.write(tx, siteId, value);
  return changes;
};
