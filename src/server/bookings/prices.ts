/** Prices and deposits of services, when the currency of the shop changes. Bookings keep what was agreed. */
import { convertAll } from '#domain/currency/convert.ts';
import type { PriceHolder } from '../feature.ts';
import { settingsRow, writeSettings } from './queries.ts';

export const servicePrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  const settings = await settingsRow.find(tx, siteId);
  if (!settings) return [];
  const { value, changes } = convertAll(settings, '', convert);
  if (!isPreview) await writeSettings(tx, siteId, value);
  return changes;
};
