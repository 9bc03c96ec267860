/** Variants as they are typed: amounts and numbers are texts until they are saved. */

import { readGtin } from '#domain/store/catalogue/gtin.ts';
import { MAX_PRICE_MINOR, MAX_STOCK } from '#domain/store/catalogue/product.ts';
import type { VariantForm } from '#domain/store/catalogue/product-form.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import { readAmount, writeAmount } from '#domain/store/settings/amount-text.ts';
import { fill } from '../../fill.ts';
import * as wording from './words/en.ts';

/** What every product has. */
export const FIRST_COLUMNS = ['price', 'stock'] as const;
export const COLUMNS = [...FIRST_COLUMNS, 'salePrice', 'sku', 'gtin', 'weight'] as const;
export type Column = (typeof COLUMNS)[number];
/** No two variants share them. */
export const isOneEach = (column: Column): boolean => column === 'sku' || column === 'gtin';

export interface VariantRow extends Readonly<Record<Column, string>> {
  readonly variant: VariantForm;
  readonly isUnlimited: boolean;
  /** Places behind the point of its amounts. */
  readonly digits: number;
  /** Among other products; absent where its options say enough. */
  readonly name?: string;
  /** When it was opened; absent for new ones. */
  readonly stockWas?: number;
}

export type CellProblems = Partial<Record<Column, string>>;

export function rowOf(variant: VariantForm, isStored: boolean, digits: number): VariantRow {
  const { priceMinor, salePriceMinor, isOnSale, sku, stock, isUnlimited, weightGrams } = variant;
  return {
    variant,
    digits,
    price: isStored || priceMinor > 0 ? writeAmount(priceMinor, digits) : '',
    salePrice: isOnSale ? writeAmount(salePriceMinor, digits) : '',
    sku,
    stock: isStored || stock > 0 ? String(stock) : '',
    isUnlimited,
    gtin: variant.gtin ?? '',
    weight: weightGrams ? String(weightGrams) : '',
    ...(isStored ? { stockWas: stock } : {}),
  };
}

/** Whether something is said beyond the first columns, or has to be said there. */
export function needsMoreColumns(rows: readonly VariantRow[], isTried: boolean): boolean {
  return rows.some((row) => {
    const { variant, salePrice, weight, sku, gtin } = row;
    const isSaid = [salePrice, weight, gtin, ownSku(sku)].some((text) => text.trim() !== '');
    const isCountMissing = isTried && problemsOf(row).stock !== undefined;
    const details = [variant.pictureId, variant.dimensions, variant.mpn];
    return isSaid || isCountMissing || details.some((detail) => detail !== undefined);
  });
}

/** What all rows have in a column, however each writes it; undefined where they differ. */
export function commonOf(rows: readonly VariantRow[], column: Column): string | undefined {
  const [first] = rows;
  const isAmount = column === 'price' || column === 'salePrice';
  const keyOf = (row: VariantRow) =>
    (isAmount ? readAmount(row[column], row.digits) : undefined) ?? row[column];
  return first && rows.every((row) => keyOf(row) === keyOf(first)) ? first[column] : undefined;
}

export function problemsOf(row: VariantRow): CellProblems {
  const found: Record<Column, string | undefined> = {
    price: priceProblem(row),
    salePrice: salePriceProblem(row),
    sku: undefined,
    gtin: row.gtin.trim() !== '' && readGtin(row.gtin) === undefined ? wording.notAValidBarcode : undefined,
    stock: row.isUnlimited ? undefined : stockProblem(row),
    weight:
      row.weight.trim() !== '' && readCount(row.weight) === undefined ? wording.enterWholeGrams : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

function priceProblem({ price, digits }: VariantRow): string | undefined {
  const minor = readAmount(price, digits);
  if (minor === undefined) return fill(wording.enterAPriceSuchAsExample, { example: exampleOf(digits) });
  return minor > MAX_PRICE_MINOR
    ? fill(wording.enterUpToWriteamount, { writeAmount: writeAmount(MAX_PRICE_MINOR, digits) })
    : undefined;
}

function salePriceProblem({ price, salePrice, digits }: VariantRow): string | undefined {
  if (salePrice.trim() === '') return undefined;
  const minor = readAmount(salePrice, digits);
  if (minor === undefined) return fill(wording.enterAPriceSuchAsExampleOr, { example: exampleOf(digits) });
  return minor > (readAmount(price, digits) ?? minor) ? wording.mustNotExceedThePrice : undefined;
}

function exampleOf(digits: number): string {
  return writeAmount(24 * 10 ** digits, digits);
}

function stockProblem({ stock }: VariantRow): string | undefined {
  const count = readCount(stock);
  return count === undefined || count > MAX_STOCK ? wording.enterAWholeNumberOrTick : undefined;
}

/** @param row without problems */
export function variantOf(row: VariantRow): VariantForm & { readonly stockWas?: number } {
  const { weightGrams: _, gtin: _gtin, ...variant } = row.variant;
  const gtin = readGtin(row.gtin);
  const weightGrams = readCount(row.weight) ?? 0;
  const isOnSale = row.salePrice.trim() !== '';
  return {
    ...variant,
    priceMinor: readAmount(row.price, row.digits) ?? 0,
    salePriceMinor: isOnSale ? (readAmount(row.salePrice, row.digits) ?? 0) : 0,
    isOnSale,
    sku: row.sku.trim(),
    stock: readCount(row.stock) ?? 0,
    isUnlimited: row.isUnlimited,
    ...(gtin === undefined ? {} : { gtin }),
    ...(weightGrams > 0 ? { weightGrams } : {}),
    ...(row.stockWas === undefined ? {} : { stockWas: row.stockWas }),
  };
}

function readCount(text: string): number | undefined {
  return /^\d{1,8}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** A row with what was typed into one of its cells: whoever writes how many there are has counted them. */
export function withCell(row: VariantRow, column: Column, value: string): VariantRow {
  return { ...row, [column]: value, ...(column === 'stock' ? { isUnlimited: false } : {}) };
}

/** Several lines that are pasted into a column go to the rows beneath it. */
export function fillDown(
  rows: readonly VariantRow[],
  {
    from,
    column,
    lines,
  }: { readonly from: number; readonly column: Column; readonly lines: readonly string[] },
): VariantRow[] {
  return rows.map((row, index) => {
    const line = lines[index - from];
    return index < from || line === undefined ? row : withCell(row, column, line.trim());
  });
}
