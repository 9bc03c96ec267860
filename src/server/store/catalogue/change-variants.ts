/** Changes prices and stock of many variants in one transaction, and says what they were. */
import { pick } from '#domain/pick.ts';
import type { VariantChange } from '#domain/store/catalogue/calls.ts';
import type { Deps } from '../../deps.ts';
import { raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { listVariantRows, updatePrices } from './queries.ts';
import { variantFormOf } from './schema.ts';
import { settle } from './settle-sales.ts';

export type VariantsChanged =
  | { readonly kind: 'changed'; readonly before: readonly VariantChange[] }
  | { readonly kind: 'missing' | 'invalid'; readonly message: string };

export async function changeVariants(
  deps: Pick<Deps, 'db' | 'now'>,
  { siteId, changes }: { readonly siteId: string; readonly changes: readonly VariantChange[] },
): Promise<VariantsChanged> {
  return deps.db.write(async (tx) => {
    const ids = changes.map(({ id }) => id);
    const rows = await listVariantRows(tx, siteId, ids);
    const known = new Map(rows.map((row) => [row.id, variantFormOf(row)]));
    if (ids.some((id) => !known.has(id)))
      return {
        kind: 'missing',
        message: 'Someone else has changed one of these products. Reload the list and try again.',
      };
    const before = changes.map((change) => asItWas(change, known.get(change.id)));
    const after = changes.map(
      (change) => ({ ...known.get(change.id), ...change }) as Required<VariantChange>,
    );
    if (after.some((variant) => variant.isOnSale && variant.salePriceMinor > variant.priceMinor))
      return {
        kind: 'invalid',
        message: 'A sale price would be higher than the price. Nothing was changed.',
      };
    for (const variant of after)
      await updatePrices(tx, {
        ...pick(variant, 'id', 'priceMinor', 'salePriceMinor', 'stock'),
        hasSale: variant.isOnSale ? 1 : 0,
        isUnlimited: variant.isUnlimited ? 1 : 0,
      });
    await settle(tx, deps.now(), [...new Set(rows.map(({ productId }) => productId))]);
    await raiseSiteVersion(tx, siteId, deps.now());
    return { kind: 'changed', before };
  });
}

function asItWas(change: VariantChange, was: object | undefined): VariantChange {
  const known = was as Readonly<Record<string, unknown>> | undefined;
  return Object.fromEntries(
    Object.keys(change).map((name) => [name, known?.[name]]),
  ) as unknown as VariantChange;
}
