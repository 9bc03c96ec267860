/** What of many rows has been changed, in words and as it is sent. */

import type { VariantChange } from '#domain/store/catalogue/calls.ts';
import type { VariantForm } from '#domain/store/catalogue/product-form.ts';
import { writeAmount } from '#domain/store/settings/amount-text.ts';
import { problemsOf, type VariantRow, variantOf } from './variant-rows.ts';
import * as say from './words/en.ts';

export interface BulkChange {
  readonly name: string;
  readonly change: VariantChange;
  readonly parts: readonly { readonly label: string; readonly before: string; readonly after: string }[];
}

export function changesOf(rows: readonly VariantRow[]): BulkChange[] {
  return rows
    .filter((row) => Object.keys(problemsOf(row)).length === 0)
    .map((row) => changeOf(row, variantOf(row)))
    .filter(({ parts }) => parts.length > 0);
}

function changeOf({ name = '', variant: before, digits }: VariantRow, after: VariantForm): BulkChange {
  const parts = [
    {
      label: say.price,
      before: writeAmount(before.priceMinor, digits),
      after: writeAmount(after.priceMinor, digits),
    },
    { label: say.salePrice, before: saleWords(before, digits), after: saleWords(after, digits) },
    { label: say.stock, before: stockWords(before), after: stockWords(after) },
  ].filter((part) => part.before !== part.after);
  const isChanged = (label: string) => parts.some((part) => part.label === label);
  const { id, priceMinor, salePriceMinor, isOnSale, stock, isUnlimited } = after;
  return {
    name,
    parts,
    change: {
      id,
      ...(isChanged(say.price) ? { priceMinor } : {}),
      ...(isChanged(say.salePrice) ? { salePriceMinor, isOnSale } : {}),
      ...(isChanged(say.stock) ? { stock, isUnlimited } : {}),
    },
  };
}

function saleWords(
  { isOnSale, salePriceMinor }: Pick<VariantForm, 'isOnSale' | 'salePriceMinor'>,
  digits: number,
): string {
  return isOnSale ? writeAmount(salePriceMinor, digits) : 'none';
}

function stockWords(variant: { readonly isUnlimited: boolean; readonly stock: number }): string {
  return variant.isUnlimited ? 'unlimited' : String(variant.stock);
}
