/** The address that selects a variant on its product's page. It names the variant by its id, which no change of words changes. */
import type { Variant } from './product.ts';

export const VARIANT_TERM = 'variant';

/** @param path of the product, or its whole address */
export function variantAddress(
  path: string,
  { id, optionValues }: Pick<Variant, 'id' | 'optionValues'>,
): string {
  return optionValues.length === 0 ? path : `${path}?${VARIANT_TERM}=${id}`;
}
