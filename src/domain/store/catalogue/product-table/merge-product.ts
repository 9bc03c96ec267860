/** A product of a table laid over the one that is there: what the table does not say stays, and nothing goes. */
import type { ImportedProduct, ImportedVariant } from '../calls-import.ts';
import { keyOf, type ProductForm, type ProductOption, type VariantForm } from '../product-form.ts';

export interface Merged {
  readonly form: ProductForm;
  /** A new variant has no price in the table. It must not be sold for nothing. */
  readonly isUnpriced: boolean;
}

export function mergeProduct(
  wanted: ImportedProduct,
  before: ProductForm | undefined,
  newId: () => string,
): Merged {
  const take = takeFrom(before?.variants ?? []);
  const merged = new Map<VariantForm, VariantForm>();
  const added: VariantForm[] = [];
  let isUnpriced = false;
  for (const each of wanted.variants) {
    const known = take(each);
    const variant = mergeVariant(each, known, newId);
    if (known) merged.set(known, variant);
    else {
      added.push(variant);
      isUnpriced ||= each.priceMinor === undefined;
    }
  }
  const all = [...(before?.variants ?? []).map((each) => merged.get(each) ?? each), ...added];
  const form = {
    ...withFacts(wanted, before),
    kind: wanted.kind ?? before?.kind ?? 'physical',
    taxClass: before?.taxClass ?? '',
    options: optionsOf(all, before?.options ?? []),
    variants: all,
  };
  return { form, isUnpriced };
}

/** What a table can take away, too: it says so by null or no. */
const FACTS = ['saleFrom', 'saleUntil', 'brand', 'condition', 'hasNoBarcode'] as const;

function withFacts(wanted: ImportedProduct, before: ProductForm | undefined): Partial<ProductForm> {
  const facts: Record<string, unknown> = { ...before };
  for (const name of FACTS) {
    const said = wanted[name];
    if (said === null || said === false) delete facts[name];
    else if (said !== undefined) facts[name] = said;
  }
  return facts;
}

/** @returns the first variant that has the SKU, or else the same values; each is taken once */
function takeFrom(variants: readonly VariantForm[]): (wanted: ImportedVariant) => VariantForm | undefined {
  const bySku = Map.groupBy(variants, ({ sku }) => sku);
  const byValues = Map.groupBy(variants, ({ optionValues }) => keyOf(optionValues));
  const taken = new Set<VariantForm>();
  return ({ sku, optionValues }) => {
    const isLeft = (each: VariantForm) => !taken.has(each);
    const known =
      (sku === undefined ? undefined : bySku.get(sku)?.find(isLeft)) ??
      byValues.get(keyOf(optionValues))?.find(isLeft);
    if (known) taken.add(known);
    return known;
  };
}

function mergeVariant(
  { optionValues, salePriceMinor, ...said }: ImportedVariant,
  known: VariantForm | undefined,
  newId: () => string,
): VariantForm {
  const base = known ?? {
    id: newId(),
    optionValues,
    sku: '',
    priceMinor: 0,
    salePriceMinor: 0,
    isOnSale: false,
    stock: 0,
    // A table that says nothing of stock is of a shop that does not count it.
    isUnlimited: said.stock === undefined,
  };
  const sale = salePriceMinor === undefined ? {} : saleOf(salePriceMinor, base);
  return { ...base, ...said, ...sale, optionValues };
}

function saleOf(sale: number | null, base: VariantForm): Partial<VariantForm> {
  if (sale !== null) return { salePriceMinor: sale, isOnSale: true };
  return base.isOnSale ? { salePriceMinor: 0, isOnSale: false } : {};
}

/** Values in the order in which they first come. */
function optionsOf(variants: readonly VariantForm[], before: readonly ProductOption[]): ProductOption[] {
  const values = new Map(before.map(({ name, values: known }) => [name, new Set(known)]));
  for (const { optionValues } of variants)
    for (const { name, value } of optionValues) {
      const known = values.get(name) ?? new Set();
      known.add(value);
      values.set(name, known);
    }
  return [...values].map(([name, known]) => ({ name, values: [...known] }));
}
