/** The tables of products, and their rows in the domain's words. */
import type { OptionValue, ProductKind, Variant } from '#domain/store/catalogue/product.ts';
import type { ProductForm, ProductOption, VariantForm } from '#domain/store/catalogue/product-form.ts';
import type { JsonText } from '../../db/json-text.ts';
import { readJson } from '../../db/json-text.ts';

export interface ProductTable {
  /** Of the document that describes it. */
  id: string;
  site_id: string;
  /** ProductKind. */
  kind: string;
  /** Empty: the standard class. */
  tax_class: string;
  /** ProductOption[] as JSON. */
  options: JsonText<ProductOption[]>;
}

export interface VariantTable {
  id: string;
  site_id: string;
  product_id: string;
  position: number;
  /** OptionValue[] as JSON. */
  option_values: JsonText<OptionValue[]>;
  /** Unique in the site. */
  sku: string;
  price_minor: number;
  sale_price_minor: number;
  is_on_sale: number;
  /** Pieces on the shelf; of these `reserved` are being paid for. */
  stock: number;
  reserved: number;
  is_unlimited: number;
  weight_grams: number | null;
  /** In millimetres, as JSON. */
  dimensions: JsonText<NonNullable<VariantForm['dimensions']>> | null;
  picture_id: string | null;
}

declare module '../../db/schema.ts' {
  interface Schema {
    products: ProductTable;
    variants: VariantTable;
  }
}

/** As its owner sees it: with what is being paid for among the stock. */
export function variantFormOf(row: VariantTable): VariantForm {
  return {
    id: row.id,
    optionValues: readJson(row.option_values),
    sku: row.sku,
    priceMinor: Number(row.price_minor),
    salePriceMinor: Number(row.sale_price_minor),
    isOnSale: Number(row.is_on_sale) === 1,
    stock: Number(row.stock),
    isUnlimited: Number(row.is_unlimited) === 1,
    ...(row.weight_grams === null ? {} : { weightGrams: Number(row.weight_grams) }),
    ...(row.dimensions === null ? {} : { dimensions: readJson(row.dimensions) }),
    ...(row.picture_id === null ? {} : { pictureId: row.picture_id }),
  };
}

/** As a buyer sees it: without what others are paying for. */
export function variantOf(row: VariantTable): Variant {
  const { stock, ...variant } = variantFormOf(row);
  return { ...variant, productId: row.product_id, stock: Math.max(0, stock - Number(row.reserved)) };
}

export function variantRowOf(
  variant: VariantForm,
  place: { readonly siteId: string; readonly productId: string; readonly position: number },
): Omit<VariantTable, 'reserved'> {
  return {
    id: variant.id,
    site_id: place.siteId,
    product_id: place.productId,
    position: place.position,
    option_values: JSON.stringify(variant.optionValues),
    sku: variant.sku,
    price_minor: variant.priceMinor,
    sale_price_minor: variant.salePriceMinor,
    is_on_sale: variant.isOnSale ? 1 : 0,
    stock: variant.stock,
    is_unlimited: variant.isUnlimited ? 1 : 0,
    weight_grams: variant.weightGrams ?? null,
    dimensions: variant.dimensions ? JSON.stringify(variant.dimensions) : null,
    picture_id: variant.pictureId ?? null,
  };
}

export function productFormOf(row: ProductTable, variants: readonly VariantTable[]): ProductForm {
  return {
    kind: row.kind as ProductKind,
    taxClass: row.tax_class,
    options: readJson(row.options),
    variants: variants.map(variantFormOf),
  };
}
