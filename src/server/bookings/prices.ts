/** Prices of services, when the currency of their shop changes. A booking keeps the currency its guest has seen. */
import { convertAll } from '#domain/currency/convert.ts';
import type { PriceHolder } from '../feature.ts';
import { settingsRow } from './queries.ts';

export const servicePrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  const settings = await settingsRow.find(tx, siteId);
  if (!settings) return [];
  const { value, changes } = convertAll(settings, '', convert);
  if (!isPreview) await settingsRow.write(tx, siteId, value);
  return changes;
};
