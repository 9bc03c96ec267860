/** Variants while their owner changes the options they are made of. */
import type { OptionValue } from './product.ts';
import { combinationsOf, keyOf, type ProductOption, type VariantForm } from './product-form.ts';

/**
 * The variants of changed options: those that are there keep what they are, new ones begin like the first.
 * @param options with at most 250 combinations
 */
export function variantsOf(
  options: readonly ProductOption[],
  before: readonly VariantForm[],
  makeId: () => string,
): VariantForm[] {
  const known = new Map(before.map((variant) => [keyOf(variant.optionValues), variant]));
  const unclaimed = new Set(before);
  const found = combinationsOf(options).map((optionValues) => {
    const variant = known.get(keyOf(optionValues)) ?? nearest(before, unclaimed, optionValues);
    if (variant) unclaimed.delete(variant);
    return { optionValues, variant };
  });
  return found.map(({ optionValues, variant }) =>
    variant ? { ...variant, optionValues } : { ...newVariant(before[0], makeId()), optionValues },
  );
}

/** Where an option has been added or renamed, a variant goes on as the first that says as much as it did. */
function nearest(
  before: readonly VariantForm[],
  unclaimed: ReadonlySet<VariantForm>,
  optionValues: readonly OptionValue[],
): VariantForm | undefined {
  const values = new Set(optionValues.map(({ value }) => value));
  return before.find(
    (variant) =>
      unclaimed.has(variant) &&
      variant.optionValues.length !== optionValues.length &&
      variant.optionValues.every(({ value }) => values.has(value)),
  );
}

export function newVariant(like: VariantForm | undefined, id: string): VariantForm {
  const { weightGrams, dimensions } = like ?? {};
  return {
    id,
    optionValues: [],
    sku: '',
    priceMinor: like?.priceMinor ?? 0,
    salePriceMinor: like?.salePriceMinor ?? 0,
    isOnSale: like?.isOnSale ?? false,
    stock: 0,
    isUnlimited: like?.isUnlimited ?? false,
    ...(weightGrams === undefined ? {} : { weightGrams }),
    ...(dimensions === undefined ? {} : { dimensions }),
  };
}
