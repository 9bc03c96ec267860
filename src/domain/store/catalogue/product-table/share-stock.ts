/** A stock that a table counts once for several variants: each gets a part, so that all of them are what there is. */
import type { ImportedVariant } from '../calls-import.ts';

export const SHARED_STOCK =
  'The table counts one stock for several variants. It was divided among them: check how many there are of each.';

/** @param total undefined: it is not counted */
export function shareStock(
  variants: readonly ImportedVariant[],
  total: number | undefined,
): readonly ImportedVariant[] {
  if (total === undefined || variants.length < 2) return variants;
  const [each, left] = [Math.floor(total / variants.length), total % variants.length];
  return variants.map((variant, index) => ({ ...variant, stock: each + (index < left ? 1 : 0) }));
}
