import type { FreeAmount } from '#domain/store/catalogue/product-form.ts';
import type { SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

/** With what each is called: its product, and what tells it from the others. */
export async function listPricedVariants(db: Queryable, siteId: string) {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('documents', 'documents.id', 'variants.productId')
    .select([
      'variants.id',
      'documents.title',
      'variants.optionValues',
      'variants.priceMinor',
      'variants.salePriceMinor',
    ])
    .where('variants.siteId', '=', siteId)
    .orderBy('variants.productId')
    .orderBy('variants.position')
    .execute();
  return rows.map(({ title, optionValues, ...row }) => {
    const chosen = readJson(optionValues).map(({ value }) => value);
    return { ...row, title: chosen.length === 0 ? title : `${title} (${chosen.join(' / ')})` };
  });
}

export async function writePrices(
  tx: Queryable,
  siteId: string,
  id: string,
  prices: { readonly priceMinor: number; readonly salePriceMinor: number },
): Promise<void> {
  await tx
    .updateTable('variants')
    .set({ priceMinor: prices.priceMinor, salePriceMinor: prices.salePriceMinor })
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .execute();
}

/** Products with amounts of their own beside those of their variants. */
export async function listMoneyOfProducts(db: Queryable, siteId: string) {
  return db
    .selectFrom('products')
    .innerJoin('documents', 'documents.id', 'products.id')
    .select(['products.id', 'documents.title', 'products.freeAmount', 'products.subscriptionPlan'])
    .where('products.siteId', '=', siteId)
    .where((eb) => eb.or([eb('freeAmount', 'is not', null), eb('subscriptionPlan', 'is not', null)]))
    .orderBy('products.id')
    .execute();
}

export async function writeMoneyOfProduct(
  tx: Queryable,
  siteId: string,
  id: string,
  money: { readonly freeAmount: FreeAmount | null; readonly subscriptionPlan: SubscriptionPlan | null },
): Promise<void> {
  const text = (value: object | null) => (value === null ? null : JSON.stringify(value));
  await tx
    .updateTable('products')
    .set({
      freeAmount: text(money.freeAmount) as never,
      subscriptionPlan: text(money.subscriptionPlan) as never,
    })
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .execute();
}

/** Whether anything is sold for money. */
export async function hasPrices(db: Queryable, siteId: string): Promise<boolean> {
  const found = await db
    .selectFrom('variants')
    .select('id')
    .where('siteId', '=', siteId)
    .where('priceMinor', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
