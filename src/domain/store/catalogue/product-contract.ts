/** A product in the names of the contract (STOR-01 to STOR-03), as pages hand it to programs. */
import { PRODUCT_TYPES, type Product, type Variant } from './product.ts';

export interface ContractVariant {
  readonly id: string;
  readonly sku: string;
  readonly price: number;
  readonly salePrice: number;
  readonly onSale: boolean;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly optionValues: readonly { readonly optionName: string; readonly value: string }[];
}

export type StructuredContent =
  | { readonly productType: 1 | 3 | 4 | 5; readonly variants: readonly ContractVariant[] }
  | {
      readonly productType: 2;
      readonly priceCents: number;
      readonly salePriceCents: number;
      readonly onSale: boolean;
    };

export function structuredContentOf({ kind, variants }: Product): StructuredContent {
  if (kind !== 'digital') return { productType: PRODUCT_TYPES[kind], variants: variants.map(toContract) };
  const [only] = variants;
  return {
    productType: PRODUCT_TYPES.digital,
    priceCents: only?.priceMinor ?? 0,
    salePriceCents: only?.salePriceMinor ?? 0,
    onSale: only?.isOnSale ?? false,
  };
}

function toContract(variant: Variant): ContractVariant {
  return {
    id: variant.id,
    sku: variant.sku,
    price: variant.priceMinor,
    salePrice: variant.salePriceMinor,
    onSale: variant.isOnSale,
    qtyInStock: variant.isUnlimited ? 0 : variant.stock,
    unlimited: variant.isUnlimited,
    optionValues: variant.optionValues.map(({ name, value }) => ({ optionName: name, value })),
  };
}
