/** Products from a table. Rows belong together by their handle, number or name; what cannot be taken is told by row. */

import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '../../../links/labels.ts';
import { storable } from '../../../storable.ts';
import { type CsvRow, CUT_ROW } from '../../../table/csv.ts';
import type { ImportedProduct, ImportedVariant } from '../calls-import.ts';
import { MAX_VARIANTS, type ProductKind } from '../product.ts';
import type { Mapping } from './columns.ts';
import { isYes, namesOf, RowProblem, readVariant, shorten, type TableRow } from './read-variant.ts';

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
}

interface Group {
  readonly key: string;
  readonly rows: TableRow[];
}

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 20_000;

/** @param rows without the first, which names the columns */
export function readProducts(
  rows: readonly CsvRow[],
  mapping: Mapping,
  digits: number,
): { readonly products: readonly ReadProduct[]; readonly problems: readonly TableProblem[] } {
  const problems: TableProblem[] = [];
  const groups = groupRows(
    rows.map((row) => tableRow(row, mapping)),
    problems,
  );
  const products: ReadProduct[] = [];
  const skus = new Set<string>();
  for (const group of groups) {
    try {
      const product = readGroup(group, digits);
      claimSkus(product, skus);
      products.push({ lines: group.rows.map(({ line }) => line), product });
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      problems.push(problemOf(group.rows, error.message));
    }
  }
  return { products, problems: problems.toSorted((a, b) => a.line - b.line) };
}

function tableRow({ line, cells, isCut }: CsvRow, mapping: Mapping): TableRow {
  const at = new Map(mapping.flatMap((field, index) => (field === undefined ? [] : [[field, index]])));
  return {
    line,
    isCut,
    cell: (field) => storable(cells[at.get(field) ?? -1] ?? ''),
    has: (field) => at.has(field),
  };
}

function groupRows(rows: readonly TableRow[], problems: TableProblem[]): Group[] {
  const groups: Group[] = [];
  const known = new Map<string, Group>();
  for (const row of rows) {
    const placed = placeRow(row, known, groups.at(-1));
    if (typeof placed === 'string') problems.push(problemOf([row], placed));
    else if (placed) placed.rows.push(row);
    else {
      const group = { key: keyOf(row), rows: [row] };
      groups.push(group);
      for (const name of [`=${group.key}`, row.cell('sku'), row.cell('foreignId')]) known.set(name, group);
    }
  }
  return groups;
}

/** @returns the product it goes on with, why it belongs to none, or undefined where it begins one */
function placeRow(
  row: TableRow,
  known: ReadonlyMap<string, Group>,
  current: Group | undefined,
): Group | string | undefined {
  const parent = row.cell('parent').replace(/^id:/, '');
  if (parent !== '') return known.get(parent) ?? `The main row “${shorten(parent)}” must be above it.`;
  const key = keyOf(row);
  if (current && (key === '' || key === current.key)) return current;
  if (key === '') return 'The name is missing.';
  return known.has(`=${key}`) ? 'The same product appears further up.' : undefined;
}

function keyOf(row: TableRow): string {
  return (
    row.cell('id') || row.cell('handle') || row.cell('foreignId') || row.cell('title').trim().toLowerCase()
  );
}

function problemOf(rows: readonly TableRow[], message: string): TableProblem {
  const [first] = rows;
  const name = rows.map((row) => row.cell('title') || row.cell('handle') || row.cell('sku')).find(Boolean);
  return { line: first?.line ?? 0, lines: rows.map(({ line }) => line), name: shorten(name ?? ''), message };
}

function readGroup({ key, rows }: Group, digits: number): ImportedProduct {
  const [first] = rows;
  if (!first) throw new RowProblem('It has no rows.');
  const title = first.cell('title');
  if (title === '') throw new RowProblem('The name is missing.');
  if (rows.some(({ isCut }) => isCut)) throw new RowProblem(CUT_ROW);
  if (title.length > MAX_TITLE) throw new RowProblem(`The name is longer than ${MAX_TITLE} characters.`);
  const id = first.cell('id');
  return {
    ...(/^[A-Za-z0-9_-]{1,40}$/.test(id) ? { id } : {}),
    handle: (first.cell('handle') || title).slice(0, 200),
    key: key.slice(0, 200),
    title,
    ...kindOf(first),
    ...textOf(first, 'excerpt', 2000),
    ...textOf(first, 'description', MAX_DESCRIPTION),
    ...(first.has('categories') ? { categories: labelsOf(first, 'categories', MAX_CATEGORY_LENGTH) } : {}),
    ...(first.has('tags') ? { tags: labelsOf(first, 'tags', MAX_TAG_LENGTH) } : {}),
    ...(first.has('isVisible') ? { isVisible: isYes(first.cell('isVisible')) } : {}),
    variants: variantsOf(rows, digits),
  };
}

function variantsOf(rows: readonly TableRow[], digits: number): ImportedVariant[] {
  const [first] = rows;
  const kind = first?.cell('kind') ?? '';
  const isMain = /^variable/i.test(kind);
  const own = isMain ? rows.slice(1) : rows.filter((row, index) => index === 0 || isVariant(row));
  if (own.length === 0) throw new RowProblem('None of its variants is in the table.');
  if (own.length > MAX_VARIANTS)
    throw new RowProblem(`It has ${own.length} variants. The limit is ${MAX_VARIANTS}.`);
  const names = first ? namesOf(first) : [];
  // Attributes of a simple product of WooCommerce describe it, and offer no choice.
  const isPlain = /^simple/i.test(kind);
  return own.map((row) => {
    try {
      return readVariant(row, isPlain ? [] : names, digits);
    } catch (error) {
      if (error instanceof RowProblem && row !== first)
        throw new RowProblem(`Line ${row.line}: ${error.message}`);
      throw error;
    }
  });
}

/** Further rows of a product may show nothing but a picture. */
function isVariant(row: TableRow): boolean {
  return ['sku', 'price', 'option1Value', 'option2Value', 'option3Value'].some(
    (field) => row.cell(field) !== '',
  );
}

function claimSkus({ variants }: ImportedProduct, skus: Set<string>): void {
  const own = variants.flatMap(({ sku }) => sku ?? []);
  const seen = new Set<string>();
  const twice = own.find((sku) => {
    const isKnown = skus.has(sku) || seen.has(sku);
    seen.add(sku);
    return isKnown;
  });
  if (twice !== undefined) throw new RowProblem(`The SKU “${shorten(twice)}” is in the table twice.`);
  for (const sku of own) skus.add(sku);
}

function kindOf(row: TableRow): { readonly kind?: ProductKind } {
  const giftCard = row.cell('isGiftCard');
  if (giftCard !== '' && isYes(giftCard)) return { kind: 'giftCard' };
  const text = row.cell('kind').toLowerCase();
  if (text === '' || /^(simple|variable|physical)$/.test(text))
    return text === '' ? {} : { kind: 'physical' };
  if (/\bgift[ _-]?(card|certificate)s?\b/.test(text)) return { kind: 'giftCard' };
  if (/\b(digital|download|downloadable)\b/.test(text)) return { kind: 'digital' };
  if (/\b(service|virtual)\b/.test(text)) return { kind: 'service' };
  throw new RowProblem(`“${shorten(text)}” is not a product type.`);
}

function textOf(row: TableRow, field: 'excerpt' | 'description', most: number): Partial<ImportedProduct> {
  if (!row.has(field)) return {};
  const text = row.cell(field);
  if (text.length > most) throw new RowProblem(`The ${field} is longer than ${most} characters.`);
  return { [field]: text };
}

function labelsOf(row: TableRow, field: string, most: number): string[] {
  const labels = row
    .cell(field)
    .split(/[,;]/)
    .map((path) => (path.split(/[>/]/).at(-1) ?? '').trim())
    .filter((label) => label !== '');
  const long = labels.find((label) => [...label].length > most);
  if (long) throw new RowProblem(`“${shorten(long)}” is longer than ${most} characters.`);
  const seen = new Map(labels.map((label) => [label.toLowerCase(), label]));
  return [...seen.values()].slice(0, 100);
}
