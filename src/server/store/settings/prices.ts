/** Prices among the settings of a store, and its currency, when that changes. */
import { convertAll } from '#domain/currency/convert.ts';
import type { PriceHolder } from '../../feature.ts';
import { findStore, writeStore } from './queries.ts';

export const storePrices: PriceHolder = async (tx, { siteId, currency, convert, isPreview }) => {
  const { value, changes } = convertAll(await findStore(tx, siteId), '', convert);
  if (!isPreview) await writeStore(tx, siteId, { ...value, currency });
  return changes;
};
