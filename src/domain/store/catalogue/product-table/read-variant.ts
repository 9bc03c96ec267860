/** One row of a product table as a variant, or as several where it leaves a choice open. */
import { idSchema } from '../../../links/link.ts';
import type { ImportedVariant } from '../calls-import.ts';
import { MAX_PRICE_MINOR, MAX_STOCK, MAX_VARIANTS, type OptionValue } from '../product.ts';
import { MAX_OPTIONS, MAX_SIDE_MM } from '../product-form.ts';
import { MAX_SKU_LENGTH } from '../sku.ts';
import { listIn, nameIn } from './dialects.ts';
import { identityOf } from './read-identity.ts';
import { readPrice } from './read-price.ts';
import { isYes, RowProblem, shorten, type TableRow } from './table-row.ts';

/** What programs write where a product has no options. */
const NO_OPTION = 'Default Title';
const UNLIMITED = /^(?:unlimited|∞|infinite)$/i;
/** Sold beyond the stock. */
const OVERSOLD = /^(?:continue|yes|true|1|notify)$/i;

export interface ReadVariants {
  readonly variants: readonly ImportedVariant[];
  /** The row left a choice open: each of these is for what no other row says. */
  readonly isOpen: boolean;
}

/** @param names of the options, where a row says only their values @param open values of options that a row leaves open */
export function readVariants(
  row: TableRow,
  { names, open }: { readonly names: readonly string[]; readonly open: readonly (readonly string[])[] },
  digits: number,
): ReadVariants {
  const sku = row.cell('sku');
  const choices = choicesOf(row, names, open);
  const combined = combine(choices);
  const skus = skusOf(row, sku, combined.length);
  const facts = {
    ...pricesOf(row, digits),
    ...stockOf(row),
    ...weightOf(row),
    ...dimensionsOf(row),
    ...pictureOf(row),
    ...identityOf(row),
  };
  return {
    isOpen: combined.length > 1,
    variants: combined.map((optionValues, index) => ({
      ...(skus[index] ? { sku: skus[index] } : {}),
      optionValues,
      ...facts,
    })),
  };
}

/** A SKU is one variant’s: the first’s, unless the cell has one for each. */
function skusOf(row: TableRow, sku: string, count: number): readonly string[] {
  const several = row.program === 'etsy' && count > 1 ? listIn(row.program, sku) : [];
  const skus = several.length === count ? several : [several[0] ?? sku];
  if (skus.some((each) => each.length > MAX_SKU_LENGTH))
    throw new RowProblem(`The SKU is longer than ${MAX_SKU_LENGTH} characters.`);
  return skus;
}

export function namesOf(row: TableRow): string[] {
  return numbers((at) => nameIn(row.program, row.cell(`option${at}Name`)));
}

/** What may be chosen of each option, as a main row lists it. */
export function valuesOf(row: TableRow): string[][] {
  return numbers((at) => listIn(row.program, row.cell(`option${at}Value`)));
}

function numbers<T>(of: (at: number) => T): T[] {
  return Array.from({ length: MAX_OPTIONS }, (_, index) => of(index + 1));
}

interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

function choicesOf(
  row: TableRow,
  names: readonly string[],
  open: readonly (readonly string[])[],
): readonly Choice[] {
  const choices = numbers((at) => choiceOf(row, at, open[at - 1] ?? []));
  return choices.flatMap(({ name, values }, index) => {
    const known = name || (names[index] ?? '');
    if (values.length === 0) return [];
    if (known === '')
      throw new RowProblem(`“${shorten(values[0] ?? '')}” is the value of an option that has no name.`);
    if ([known, ...values].some((each) => each.length > 100))
      throw new RowProblem('The name or value of an option is longer than 100 characters.');
    return [{ name: known, values }];
  });
}

function choiceOf(row: TableRow, at: number, open: readonly string[]): Choice {
  const name = nameIn(row.program, row.cell(`option${at}Name`));
  const value = nameIn(row.program, row.cell(`option${at}Value`));
  const listed = listIn(row.program, row.cell(`option${at}Values`));
  // Of a variation that names the option and no value: any of them.
  const any = value === '' && name !== '' ? open : [];
  return { name, values: [value, ...listed, ...any].filter((each) => each !== '' && each !== NO_OPTION) };
}

function combine(choices: readonly Choice[]): readonly OptionValue[][] {
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_VARIANTS) throw new RowProblem(`It has ${count} variants. The limit is ${MAX_VARIANTS}.`);
  return choices.reduce<OptionValue[][]>(
    (combined, { name, values }) =>
      combined.flatMap((before) => values.map((value) => [...before, { name, value }])),
    [[]],
  );
}

function pricesOf(row: TableRow, digits: number): Partial<ImportedVariant> {
  const price = amountOf(row, 'price', digits);
  const told = price === undefined ? {} : { priceMinor: price };
  if (row.has('comparePrice')) return { ...told, ...comparedPrices(row, price, digits) };
  if (!row.has('salePrice')) return told;
  const sale = amountOf(row, 'salePrice', digits);
  const isOn = sale !== undefined && isSaleOn(row, sale);
  if (isOn && sale > (price ?? sale)) throw new RowProblem('The sale price is higher than the price.');
  return { ...told, salePriceMinor: isOn ? sale : null };
}

/** These leave the cell empty where there is no sale; others write 0, and give nothing away by it. */
const LEAVE_EMPTY: ReadonlySet<string> = new Set(['vitrine', 'woocommerce']);

function isSaleOn(row: TableRow, sale: number): boolean {
  if (row.has('isOnSale')) return isYes(row.cell('isOnSale'));
  return sale > 0 || LEAVE_EMPTY.has(row.program);
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
  const minor = readPrice(text, digits);
  if (minor === undefined) throw new RowProblem(`“${shorten(text)}” is not a price.`);
  if (minor > MAX_PRICE_MINOR) throw new RowProblem('Enter a price up to 1,000,000.00.');
  return minor;
}

/** WooCommerce: the main row counts for all of its variations. */
export function isSharedStock(row: TableRow): boolean {
  return row.program === 'woocommerce' && row.cell('stock').toLowerCase() === 'parent';
}

export function stockOf(row: TableRow): Partial<ImportedVariant> {
  const text = row.cell('stock');
  if (isSharedStock(row)) return {};
  if (
    UNLIMITED.test(text) ||
    OVERSOLD.test(row.cell('oversell')) ||
    /^backorder$/i.test(row.cell('isInStock')) ||
    (row.has('stockTracker') && row.cell('stockTracker') === '')
  )
    return { isUnlimited: true };
  if (text === '') {
    if (!row.has('isInStock')) return {};
    return isYes(row.cell('isInStock')) ? { isUnlimited: true } : { isUnlimited: false, stock: 0 };
  }
  // What was sold beyond the stock is none.
  const count = /^-?\d{1,9}(?:[.,]0+)?$/.test(text) ? Math.max(0, Number.parseInt(text, 10)) : undefined;
  if (count === undefined || count > MAX_STOCK)
    throw new RowProblem(`“${shorten(text)}” is not a stock quantity.`);
  return { isUnlimited: false, stock: count };
}

/** How many grams and millimetres the units of tables are. */
const GRAMS = { Grams: 1, Kilograms: 1000, Pounds: 453.59237, Ounces: 28.349523125 } as const;
const MILLIMETRES = { Millimetres: 1, Centimetres: 10, Metres: 1000, Inches: 25.4 } as const;

function weightOf(row: TableRow): Pick<ImportedVariant, 'weightGrams'> {
  const weightGrams = measure(row, 'weight', GRAMS, { most: 10_000_000, isNo: 'is not a weight' });
  return weightGrams === undefined ? {} : { weightGrams };
}

/** A side without a measurement counts as none. */
function dimensionsOf(row: TableRow): Pick<ImportedVariant, 'dimensions'> {
  const [length = 0, width = 0, height = 0] = ['length', 'width', 'height'].map((side) =>
    measure(row, side, MILLIMETRES, { most: MAX_SIDE_MM, isNo: `is not a ${side}` }),
  );
  return length + width + height === 0 ? {} : { dimensions: { length, width, height } };
}

function measure(
  row: TableRow,
  name: string,
  units: Readonly<Record<string, number>>,
  { most, isNo }: { readonly most: number; readonly isNo: string },
): number | undefined {
  const found = Object.entries(units).find(([unit]) => row.cell(`${name}${unit}`) !== '');
  if (!found) return undefined;
  const [unit, factor] = found;
  const text = row.cell(`${name}${unit}`);
  const size = Math.round(Number(text.replace(',', '.')) * factor);
  if (!(size >= 0 && size <= most)) throw new RowProblem(`“${shorten(text)}” ${isNo}.`);
  return size;
}

function pictureOf(row: TableRow): Pick<ImportedVariant, 'pictureId'> {
  const pictureId = row.cell('pictureId');
  if (pictureId === '') return {};
  if (!idSchema.safeParse(pictureId).success)
    throw new RowProblem(`“${shorten(pictureId)}” is not a picture in the media library.`);
  return { pictureId };
}
