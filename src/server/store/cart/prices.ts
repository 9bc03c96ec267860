/** Amounts that buyers chose for gift cards still in their carts, when the currency of the shop changes. */
import type { PriceHolder } from '../../feature.ts';
import { listOpenAmounts, writeOpenAmount } from './queries-wishes.ts';

export const cartPrices: PriceHolder = async (tx, { siteId, convert, isPreview }) => {
  if (!isPreview)
    for (const { id, amountMinor } of await listOpenAmounts(tx, siteId))
      await writeOpenAmount(tx, id, convert(amountMinor ?? 0));
  return [];
};
