/** The tables of products, and their rows in the domain's words. */

import type { OptionValue, ProductKind, Variant } from '#domain/store/catalogue/product.ts';
import type {
  Condition,
  FreeAmount,
  ProductForm,
  ProductOption,
  VariantForm,
} from '#domain/store/catalogue/product-form.ts';
import type { SubscriptionPlan } from '#domain/store/catalogue/subscription-plan.ts';
import type { JsonText } from '../../db/json-text.ts';
import { readJson } from '../../db/json-text.ts';
import { wordsOf } from '../../db/match-words.ts';

export interface ProductTable {
  /** Of the document that describes it. */
  id: string;
  siteId: string;
  /** ProductKind. */
  kind: string;
  /** Empty: the standard class. */
  taxClass: string;
  /** ProductOption[] as JSON. */
  options: JsonText<ProductOption[]>;
  /** FreeAmount as JSON; null: fixed amounts only. */
  freeAmount: JsonText<FreeAmount> | null;
  /** SubscriptionPlan as JSON; null: it is bought once. */
  subscriptionPlan: JsonText<SubscriptionPlan> | null;
  /** When sale prices begin to hold, and when they no longer do; null: they hold while their owner has set them. */
  saleFrom: number | null;
  saleUntil: number | null;
  /** The members’ plan that it opens; null: none. */
  opensPlanId: string | null;
  /** Null: not known. */
  brand: string | null;
  /** Null: it is new. */
  condition: Condition | null;
  /** 1: no maker has given it a barcode or part number; null: not known. */
  hasNoBarcode: number | null;
}

export interface VariantTable {
  id: string;
  siteId: string;
  productId: string;
  position: number;
  /** OptionValue[] as JSON. */
  optionValues: JsonText<OptionValue[]>;
  /** Unique in the site. */
  sku: string;
  /** What lists find it by, folded: see `wordsOf`. */
  words: string;
  priceMinor: number;
  salePriceMinor: number;
  /** 1: its owner has set a sale price. */
  hasSale: number;
  /** 1: it holds at the moment. */
  isOnSale: number;
  /** Pieces on the shelf; of these `reserved` are being paid for. */
  stock: number;
  reserved: number;
  isUnlimited: number;
  weightGrams: number | null;
  /** In millimetres, as JSON. */
  dimensions: JsonText<NonNullable<VariantForm['dimensions']>> | null;
  pictureId: string | null;
  gtin: string | null;
  mpn: string | null;
}

declare module '../../db/schema.ts' {
  interface Schema {
    products: ProductTable;
    variants: VariantTable;
  }
}

/** As its owner sees it: with what is being paid for among the stock, and a sale that has yet to begin. */
export function variantFormOf(row: VariantTable): VariantForm {
  return {
    id: row.id,
    optionValues: readJson(row.optionValues),
    sku: row.sku,
    priceMinor: row.priceMinor,
    salePriceMinor: row.salePriceMinor,
    isOnSale: row.hasSale === 1,
    stock: row.stock,
    isUnlimited: row.isUnlimited === 1,
    ...(row.weightGrams === null ? {} : { weightGrams: row.weightGrams }),
    ...(row.dimensions === null ? {} : { dimensions: readJson(row.dimensions) }),
    ...(row.pictureId === null ? {} : { pictureId: row.pictureId }),
    ...(row.gtin === null ? {} : { gtin: row.gtin }),
    ...(row.mpn === null ? {} : { mpn: row.mpn }),
  };
}

/** As a buyer sees it now: without what others are paying for. */
export function variantOf(row: VariantTable): Variant {
  const { stock, ...variant } = variantFormOf(row);
  return {
    ...variant,
    isOnSale: row.isOnSale === 1,
    productId: row.productId,
    stock: Math.max(0, stock - row.reserved),
  };
}

export function variantRowOf(
  variant: VariantForm,
  place: {
    readonly siteId: string;
    readonly productId: string;
    readonly position: number;
    readonly isDated: boolean;
  },
): Omit<VariantTable, 'reserved'> {
  return {
    ...variant,
    siteId: place.siteId,
    productId: place.productId,
    position: place.position,
    optionValues: JSON.stringify(variant.optionValues),
    words: wordsOfVariant(variant.optionValues, variant.sku),
    hasSale: variant.isOnSale ? 1 : 0,
    // By its dates: see `settleSales`.
    isOnSale: variant.isOnSale && !place.isDated ? 1 : 0,
    isUnlimited: variant.isUnlimited ? 1 : 0,
    weightGrams: variant.weightGrams ?? null,
    dimensions: variant.dimensions ? JSON.stringify(variant.dimensions) : null,
    pictureId: variant.pictureId ?? null,
    gtin: variant.gtin ?? null,
    mpn: variant.mpn ?? null,
  };
}

export function wordsOfVariant(optionValues: readonly OptionValue[], sku: string): string {
  return wordsOf(...optionValues.map(({ value }) => value), sku);
}

export function productFormOf(row: ProductTable, variants: readonly VariantTable[]): ProductForm {
  return {
    kind: row.kind as ProductKind,
    taxClass: row.taxClass,
    options: readJson(row.options),
    variants: variants.map(variantFormOf),
    ...(row.freeAmount !== null && { freeAmount: readJson(row.freeAmount) }),
    ...(row.saleFrom !== null && { saleFrom: row.saleFrom }),
    ...(row.saleUntil !== null && { saleUntil: row.saleUntil }),
    ...(row.subscriptionPlan !== null && { subscriptionPlan: readJson(row.subscriptionPlan) }),
    ...(row.opensPlanId !== null && { opensPlanId: row.opensPlanId }),
    ...tradeOf(row),
  };
}

/** What feeds and structured data say about it. */
export function tradeOf({
  brand,
  condition,
  hasNoBarcode,
}: Pick<ProductTable, 'brand' | 'condition' | 'hasNoBarcode'>): Pick<
  ProductForm,
  'brand' | 'condition' | 'hasNoBarcode'
> {
  return {
    ...(brand !== null && { brand }),
    ...(condition !== null && { condition }),
    ...(hasNoBarcode === 1 && { hasNoBarcode: true }),
  };
}
