/** What variants are at this moment, for carts and orders: only of products that are published. */
import { effectivePrice, optionText } from '#domain/store/catalogue/product.ts';
import type { Sellable } from '#domain/store/catalogue/sellable.ts';
import { optionValuesIn } from '#domain/store/catalogue/translated-product.ts';
import { variantAddress } from '#domain/store/catalogue/variant-address.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';
import { listMediaViews } from '../../kernel/media/queries.ts';
import { listPlanIds } from '../../kernel/sites/queries-plans.ts';
import { findVariantIds } from './queries-find.ts';
import { listPublishedProducts, listVariantsOfProducts } from './queries-sellable.ts';
import { type VariantTable, variantOf } from './schema.ts';
import { optionLayers } from './translated.ts';

/**
 * By the id of the variant; what cannot be bought is not there, such as what opens a plan that was deleted.
 * @param language of names and options; absent: the main one
 */
export async function findSellable(
  db: Queryable,
  siteId: string,
  variantIds: readonly string[],
  language?: string,
): Promise<ReadonlyMap<string, Sellable>> {
  const rows = await listOpening(db, siteId, variantIds);
  const productIds = [...new Set(rows.map((row) => row.productId))];
  const pages = await listPublishedProducts(db, siteId, productIds, language);
  const layers = await optionLayers(db, { siteId, language }, productIds);
  const pictureOf = (row: VariantTable) => row.pictureId ?? pages.get(row.productId)?.pictureId;
  const wanted = rows.flatMap((row) => pictureOf(row) ?? []);
  const pictures = new Map((await listMediaViews(db, siteId, wanted)).map((view) => [view.id, view]));
  const found = new Map<string, Sellable>();
  for (const row of rows) {
    const page = pages.get(row.productId);
    if (!page) continue;
    const variant = variantOf(row);
    const kind = row.kind as Sellable['kind'];
    found.set(row.id, {
      variantId: row.id,
      productId: page.id,
      title: page.title,
      optionText: optionText(optionValuesIn(variant, layers.get(page.id))),
      sku: variant.sku,
      unitPriceMinor: effectivePrice(variant),
      ...(variant.isOnSale && { regularPriceMinor: variant.priceMinor }),
      kind,
      weightGrams: variant.weightGrams ?? 0,
      taxClass: row.taxClass,
      categories: page.categories,
      stock: variant.stock,
      isUnlimited: variant.isUnlimited || kind === 'digital' || kind === 'giftCard',
      ...(kind === 'giftCard' && row.freeAmount !== null && { freeAmount: readJson(row.freeAmount) }),
      ...(kind !== 'giftCard' &&
        row.subscriptionPlan !== null && { subscriptionPlan: readJson(row.subscriptionPlan) }),
      ...(row.opensPlanId !== null && { opensPlanId: row.opensPlanId }),
      href: variantAddress(page.path ?? '/', variant),
      picture: pictures.get(pictureOf(row) ?? ''),
    });
  }
  return found;
}

/** Without those that open a plan that no longer exists. */
async function listOpening(db: Queryable, siteId: string, variantIds: readonly string[]) {
  const rows = await listVariantsOfProducts(db, siteId, [...new Set(variantIds)]);
  if (rows.every(({ opensPlanId }) => opensPlanId === null)) return rows;
  const plans = await listPlanIds(db, siteId);
  return rows.filter(({ opensPlanId }) => opensPlanId === null || plans.has(opensPlanId));
}

/** What can be bought, by words that stand in names, options and numbers. */
export async function searchSellable(
  db: Queryable,
  siteId: string,
  asked: { readonly search: string; readonly limit: number },
): Promise<readonly Sellable[]> {
  const ids = await findVariantIds(db, siteId, asked);
  const found = await findSellable(db, siteId, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}
