/** One row of a product table as a variant. */
import { idSchema } from '../../../links/link.ts';
import { readAmount } from '../../settings/amount-text.ts';
import type { ImportedVariant } from '../calls-import.ts';
import { MAX_PRICE_MINOR, MAX_STOCK, type OptionValue } from '../product.ts';
import { MAX_OPTIONS, MAX_SIDE_MM } from '../product-form.ts';
import { MAX_SKU_LENGTH } from '../sku.ts';

export interface TableRow {
  readonly line: number;
  readonly isCut?: boolean | undefined;
  /** What stands in the column that is taken for the field; empty where there is none. */
  cell(field: string): string;
  has(field: string): boolean;
}

/** Said of a row that cannot be taken. */
export class RowProblem extends Error {}

/** What programs write where a product has no options. */
const NO_OPTION = 'Default Title';
const NO = new Set(['no', 'n', 'false', '0', 'off', '']);
const UNLIMITED = /^(unlimited|∞|infinite)$/i;

export function isYes(text: string): boolean {
  return !NO.has(text.toLowerCase());
}

/** @param names of the options, where a row says only their values */
export function readVariant(row: TableRow, names: readonly string[], digits: number): ImportedVariant {
  const sku = row.cell('sku');
  if (sku.length > MAX_SKU_LENGTH)
    throw new RowProblem(`The SKU is longer than ${MAX_SKU_LENGTH} characters.`);
  const weightGrams = weightOf(row);
  return {
    ...(sku === '' ? {} : { sku }),
    optionValues: optionsOf(row, names),
    ...pricesOf(row, digits),
    ...stockOf(row),
    ...(weightGrams === undefined ? {} : { weightGrams }),
    ...dimensionsOf(row),
    ...pictureOf(row),
  };
}

export function namesOf(row: TableRow): string[] {
  return Array.from({ length: MAX_OPTIONS }, (_, index) => row.cell(`option${index + 1}Name`));
}

function optionsOf(row: TableRow, names: readonly string[]): OptionValue[] {
  return names.flatMap((known, index) => {
    const name = row.cell(`option${index + 1}Name`) || known;
    const value = row.cell(`option${index + 1}Value`);
    if (value === '' || value === NO_OPTION) return [];
    if (name === '') throw new RowProblem(`“${value}” is the value of an option that has no name.`);
    if (name.length > 100 || value.length > 100)
      throw new RowProblem('The name or value of an option is longer than 100 characters.');
    return { name, value };
  });
}

function pricesOf(row: TableRow, digits: number): Partial<ImportedVariant> {
  const price = amountOf(row, 'price', digits);
  const told = price === undefined ? {} : { priceMinor: price };
  if (row.has('comparePrice')) return { ...told, ...comparedPrices(row, price, digits) };
  if (!row.has('salePrice')) return told;
  const sale = amountOf(row, 'salePrice', digits);
  const isOn = sale !== undefined && (!row.has('isOnSale') || isYes(row.cell('isOnSale')));
  if (isOn && sale > (price ?? sale)) throw new RowProblem('The sale price is higher than the price.');
  return { ...told, salePriceMinor: isOn ? sale : null };
}

/** Where a table holds what it costs now and what it did before. */
function comparedPrices(row: TableRow, price: number | undefined, digits: number): Partial<ImportedVariant> {
  if (price === undefined) return {};
  const before = amountOf(row, 'comparePrice', digits) ?? 0;
  return before > price ? { priceMinor: before, salePriceMinor: price } : { salePriceMinor: null };
}

function amountOf(row: TableRow, field: string, digits: number): number | undefined {
  const text = row.cell(field);
  if (text === '') return undefined;
  const minor = readAmount(text, digits);
  if (minor === undefined) throw new RowProblem(`“${shorten(text)}” is not a price.`);
  if (minor > MAX_PRICE_MINOR) throw new RowProblem('Enter a price up to 1,000,000.00.');
  return minor;
}

function stockOf(row: TableRow): Partial<ImportedVariant> {
  const text = row.cell('stock');
  if (UNLIMITED.test(text) || (row.has('stockTracker') && row.cell('stockTracker') === ''))
    return { isUnlimited: true };
  if (text === '') {
    if (!row.has('isInStock')) return {};
    return isYes(row.cell('isInStock')) ? { isUnlimited: true } : { isUnlimited: false, stock: 0 };
  }
  // What was sold beyond the stock is none.
  const count = /^-?\d{1,9}(?:\.0+)?$/.test(text) ? Math.max(0, Math.trunc(Number(text))) : undefined;
  if (count === undefined || count > MAX_STOCK)
    throw new RowProblem(`“${shorten(text)}” is not a stock quantity.`);
  return { isUnlimited: false, stock: count };
}

function weightOf(row: TableRow): number | undefined {
  const field = ['weightGrams', 'weightKilograms'].find((each) => row.cell(each) !== '');
  if (!field) return undefined;
  const text = row.cell(field);
  const number = Number(text.replace(',', '.'));
  if (!(number >= 0 && number <= 1_000_000)) throw new RowProblem(`“${shorten(text)}” is not a weight.`);
  return Math.min(10_000_000, Math.round(number * (field === 'weightGrams' ? 1 : 1000)));
}

/** A side that nobody measured is none. */
function dimensionsOf(row: TableRow): Pick<ImportedVariant, 'dimensions'> {
  const [length = 0, width = 0, height = 0] = ['length', 'width', 'height'].map((side) => sideOf(row, side));
  return length + width + height === 0 ? {} : { dimensions: { length, width, height } };
}

function sideOf(row: TableRow, side: string): number | undefined {
  const field = [`${side}Millimetres`, `${side}Centimetres`].find((each) => row.cell(each) !== '');
  if (!field) return undefined;
  const text = row.cell(field);
  const millimetres = Math.round(Number(text.replace(',', '.')) * (field.endsWith('Millimetres') ? 1 : 10));
  if (!(millimetres >= 0 && millimetres <= MAX_SIDE_MM))
    throw new RowProblem(`“${shorten(text)}” is not a ${side}.`);
  return millimetres;
}

function pictureOf(row: TableRow): Pick<ImportedVariant, 'pictureId'> {
  const pictureId = row.cell('pictureId');
  if (pictureId === '') return {};
  if (!idSchema.safeParse(pictureId).success)
    throw new RowProblem(`“${shorten(pictureId)}” is not a picture in the media library.`);
  return { pictureId };
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;
}
