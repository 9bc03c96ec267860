/** Products from a table, with an error for each row that cannot be imported. */

import { isId } from '../../../id.ts';
import { stableId } from '../../../import/stable-id.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../../../links/labels.ts';
import { type CsvRow, CUT_ROW } from '../../../table/csv.ts';
import type { ImportedProduct, ImportedVariant } from '../calls-import.ts';
import { MAX_VARIANTS, type OptionValue, type ProductKind } from '../product.ts';
import { keyOf } from '../product-form.ts';
import { mappingOf, programOf } from './columns.ts';
import { categoriesIn, htmlIn, nameIn, tagsIn } from './dialects.ts';
import { type Group, groupRows, isMainRow, isVariantRow } from './group-rows.ts';
import type { Mapping, TableProgram } from './programs.ts';
import { barcodeNote, tradeOf } from './read-identity.ts';
import { readPictures } from './read-pictures.ts';
import { isSharedStock, namesOf, readVariants, stockOf, valuesOf } from './read-variant.ts';
import { OTHER_SALES, otherSales, saleDatesOf, withOneSale } from './sale-of-rows.ts';
import { SHARED_STOCK, shareStock } from './share-stock.ts';
import { GIFT_CARD, isYes, RowProblem, shorten, type TableRow, tableRow } from './table-row.ts';

export interface TableProblem {
  /** Of the file, from 1. */
  readonly line: number;
  /** All that are not taken because of it. */
  readonly lines: readonly number[];
  readonly name: string;
  readonly message: string;
}

export interface ReadProduct {
  readonly lines: readonly number[];
  readonly product: ImportedProduct;
  /** What of it is not as the table says, and why. */
  readonly notes: readonly string[];
}

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 20_000;
const MAX_KEY = 200;

export interface ProductTable {
  readonly program: TableProgram;
  /** The names of the columns. */
  readonly head: readonly string[];
  readonly rows: readonly CsvRow[];
  readonly mapping: Mapping;
}

/** @returns undefined where there are no rows below the first */
export function openTable([first, ...rows]: readonly CsvRow[]): ProductTable | undefined {
  if (!first || rows.length === 0) return undefined;
  const head = first.cells;
  const program = programOf(head);
  const mapping = mappingOf(
    head,
    program,
    rows.map(({ cells }) => cells),
  );
  return { program, head, rows, mapping };
}

export interface ShopOfTable {
  /** After the point, of the store’s currency. */
  readonly digits: number;
  /** In which the dates of the table are. */
  readonly timeZone: string;
}

export function readProducts(
  { rows, mapping, program }: ProductTable,
  { digits, timeZone }: ShopOfTable,
): { readonly products: readonly ReadProduct[]; readonly problems: readonly TableProblem[] } {
  const problems: TableProblem[] = [];
  const refuse = (row: TableRow, message: string) => void problems.push(problemOf([row], message));
  const groups = groupRows(
    rows.map((row) => tableRow(row, mapping, program)),
    refuse,
  );
  const products: ReadProduct[] = [];
  const skus = new Set<string>();
  for (const group of groups) {
    try {
      const own = { ...group, rows: withoutRepeats(group.rows, skus, refuse) };
      if (own.rows.length > 0) products.push(readOne(own, { digits, timeZone }));
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      problems.push(problemOf(group.rows, error.message));
    }
  }
  return { products, problems: problems.toSorted((a, b) => a.line - b.line) };
}

function readOne(group: Group, shop: ShopOfTable): ReadProduct {
  const product = readGroup(group, shop);
  return { lines: group.rows.map(({ line }) => line), product, notes: notesOf(group.rows, product) };
}

/** The first row with a SKU has it. */
function withoutRepeats(
  rows: readonly TableRow[],
  skus: Set<string>,
  refuse: (row: TableRow, message: string) => void,
): readonly TableRow[] {
  return rows.filter((row) => {
    const sku = isMainRow(row) ? '' : row.cell('sku');
    const isRepeat = skus.has(sku);
    if (isRepeat) refuse(row, `The SKU “${shorten(sku)}” is in the table twice.`);
    else if (sku !== '') skus.add(sku);
    return !isRepeat;
  });
}

function problemOf(rows: readonly TableRow[], message: string): TableProblem {
  const [first] = rows;
  const name = rows.map((row) => row.cell('title') || row.cell('handle') || row.cell('sku')).find(Boolean);
  return { line: first?.line ?? 0, lines: rows.map(({ line }) => line), name: shorten(name ?? ''), message };
}

function readGroup({ key, rows }: Group, { digits, timeZone }: ShopOfTable): ImportedProduct {
  const [first] = rows;
  if (!first) throw new RowProblem('It has no rows.');
  const { program } = first;
  const title = nameIn(program, first.cell('title'));
  if (title === '') throw new RowProblem('The name is missing.');
  if (rows.some(({ isCut }) => isCut)) throw new RowProblem(CUT_ROW);
  if (title.length > MAX_TITLE) throw new RowProblem(`The name is longer than ${MAX_TITLE} characters.`);
  const id = first.cell('id');
  return {
    ...(isId(id) ? { id } : {}),
    handle: (first.cell('handle') || title).slice(0, 200),
    key: key.length > MAX_KEY ? `${key.slice(0, MAX_KEY - 24)}${stableId(key, 0)}` : key,
    title,
    ...kindOf(first),
    ...textOf(first, 'excerpt', 2000),
    ...textOf(first, 'description', MAX_DESCRIPTION),
    ...labelsOf(first, 'categories', MAX_CATEGORY_LENGTH),
    ...labelsOf(first, 'tags', MAX_TAG_LENGTH),
    ...visibilityOf(first),
    ...tradeOf(first),
    ...saleDatesOf(rows, timeZone),
    variants: variantsOf(withOneSale(rows), digits),
    ...picturesOf(rows),
  };
}

/** What is not clearly published stays a draft: a table may tell it in several columns. */
function visibilityOf(row: TableRow): { readonly isVisible?: boolean } {
  const told = ['isVisible', 'status', 'catalogVisibility'].filter((field) => row.has(field));
  return told.length === 0 ? {} : { isVisible: told.every((field) => isYes(row.cell(field))) };
}

/** What of a product is not as the table says. */
function notesOf(rows: readonly TableRow[], { variants }: ImportedProduct): string[] {
  const counted = rows.filter((row) => Number(row.cell('stock')) > 0 && !isMainRow(row)).length;
  const isDivided =
    rows.some(isSharedStock) ||
    (variants.length > counted && counted > 0 && variants.every(({ stock }) => stock !== undefined));
  return [
    ...rows.flatMap((row) => barcodeNote(row) ?? []),
    ...(otherSales(rows).length > 0 ? [OTHER_SALES] : []),
    ...(isDivided ? [SHARED_STOCK] : []),
  ];
}

function picturesOf(rows: readonly TableRow[]): Partial<ImportedProduct> {
  const names = rows[0] ? namesOf(rows[0]) : [];
  const pictures = readPictures(rows, (row) => (isVariantRow(row) ? optionsOf(row, names) : undefined));
  return pictures.length === 0 ? {} : { pictures };
}

/** Of a row that leaves no choice open. */
function optionsOf(row: TableRow, names: readonly string[]): readonly OptionValue[] | undefined {
  if (isMainRow(row)) return undefined;
  const [first, second] = readVariants(row, { names, open: [] }, 2).variants;
  return second ? undefined : first?.optionValues;
}

function variantsOf(rows: readonly TableRow[], digits: number): ImportedVariant[] {
  const [first] = rows;
  if (!first) return [];
  const isMain = isMainRow(first);
  const own = isMain ? rows.slice(1) : rows.filter((row, index) => index === 0 || isVariantRow(row));
  if (own.length === 0) throw new RowProblem('None of its variants is in the table.');
  // Attributes of a simple product of WooCommerce describe it, and offer no choice.
  const isPlain = /^simple\b/i.test(first.cell('kind')) && first.program === 'woocommerce';
  const options = { names: isPlain ? [] : namesOf(first), open: isMain ? valuesOf(first) : [] };
  const read = own.map((row) =>
    inRow(row, first, () => readVariants(isPlain ? bare(row) : row, options, digits)),
  );
  const variants = withParentStock(withoutOverlap(read), own, first);
  if (variants.length > MAX_VARIANTS)
    throw new RowProblem(`It has ${variants.length} variants. The limit is ${MAX_VARIANTS}.`);
  return variants;
}

/** Variations that their main row counts share what it has. */
function withParentStock(
  variants: readonly ImportedVariant[],
  rows: readonly TableRow[],
  main: TableRow,
): ImportedVariant[] {
  const shared = new Set(rows.filter(isSharedStock).flatMap((row) => row.cell('sku') || []));
  if (!rows.some(isSharedStock)) return [...variants];
  const { stock, isUnlimited = stock === undefined } = stockOf(main);
  const isShared = ({ sku, stock: own, isUnlimited: isFree }: ImportedVariant) =>
    sku === undefined ? own === undefined && isFree === undefined : shared.has(sku);
  const parts = shareStock(
    variants
      .filter(isShared)
      .map((variant) => ({ ...variant, isUnlimited, ...(stock !== undefined && { stock }) })),
    isUnlimited ? undefined : stock,
  );
  let next = 0;
  return variants.map((variant) => (isShared(variant) ? (parts[next++] ?? variant) : variant));
}

function bare(row: TableRow): TableRow {
  return { ...row, cell: (field) => (field.startsWith('option') ? '' : row.cell(field)) };
}

function inRow<T>(row: TableRow, first: TableRow, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RowProblem && row !== first)
      throw new RowProblem(`Line ${row.line}: ${error.message}`);
    throw error;
  }
}

/** A row for any colour is for those that have no row of their own. */
function withoutOverlap(read: readonly ReturnType<typeof readVariants>[]): ImportedVariant[] {
  const told = new Set(
    read.flatMap(({ isOpen, variants }) =>
      isOpen ? [] : variants.map(({ optionValues }) => keyOf(optionValues)),
    ),
  );
  return read.flatMap(({ isOpen, variants }) => {
    const own = variants.filter(({ optionValues }) => {
      const key = keyOf(optionValues);
      if (!isOpen) return true;
      const isNew = !told.has(key);
      told.add(key);
      return isNew;
    });
    return isOpen ? shareStock(own, own[0]?.stock) : own;
  });
}

function kindOf(row: TableRow): { readonly kind?: ProductKind } {
  const giftCard = row.cell('isGiftCard');
  if (giftCard !== '' && isYes(giftCard)) return { kind: 'giftCard' };
  const text = row.cell('kind').toLowerCase();
  if (GIFT_CARD.test(text)) return { kind: 'giftCard' };
  if (/\b(?:digital|download|downloadable)\b/.test(text)) return { kind: 'digital' };
  if (/\b(?:service|virtual)\b/.test(text)) return { kind: 'service' };
  if (text === '') return {};
  if (/^(?:simple|variable|physical|configurable)\b/.test(text)) return { kind: 'physical' };
  throw new RowProblem(`“${shorten(text)}” is not a product type.`);
}

function textOf(row: TableRow, field: 'excerpt' | 'description', most: number): Partial<ImportedProduct> {
  if (!row.has(field)) return {};
  const text = htmlIn(row.program, row.cell(field));
  if (text.length > most) throw new RowProblem(`The ${field} is longer than ${most} characters.`);
  return { [field]: text };
}

function labelsOf(row: TableRow, field: 'categories' | 'tags', most: number): Partial<ImportedProduct> {
  if (!row.has(field)) return {};
  const labels = (field === 'tags' ? tagsIn : categoriesIn)(row.program, row.cell(field));
  const long = labels.find((label) => [...label].length > most);
  if (long) throw new RowProblem(`“${shorten(long)}” is longer than ${most} characters.`);
  const seen = new Map(labels.map((label) => [label.toLowerCase(), label]));
  return { [field]: [...seen.values()].slice(0, 100) };
}
