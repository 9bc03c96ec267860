/** Prices of products, when the currency of their shop changes. */
import { convertAll } from '#domain/currency/convert.ts';
import { readJson } from '../../db/json-text.ts';
import type { PriceHolder } from '../../feature.ts';
import {
  listMoneyOfProducts,
  listPricedVariants,
  writeMoneyOfProduct,
  writePrices,
} from './queries-currency.ts';

export const productPrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  const changes = [];
  for (const { id, title, ...prices } of await listPricedVariants(tx, siteId)) {
    const converted = convertAll(prices, title, convert);
    changes.push(...converted.changes);
    if (!isPreview) await writePrices(tx, siteId, id, converted.value);
  }
  for (const { id, title, freeAmount, subscriptionPlan } of await listMoneyOfProducts(tx, siteId)) {
    const money = {
      freeAmount: freeAmount && readJson(freeAmount),
      subscriptionPlan: subscriptionPlan && readJson(subscriptionPlan),
    };
    const converted = convertAll(money, title, convert);
    changes.push(...converted.changes);
    if (!isPreview) await writeMoneyOfProduct(tx, siteId, id, converted.value);
  }
  return changes;
};
