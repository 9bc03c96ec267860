/** Which rows of a table are one product: by its number, address or name, by a main row, and by what tells variants apart. */
import { isId } from '../../../id.ts';
import { MAX_OPTIONS } from '../product-form.ts';
import { shorten, type TableRow } from './table-row.ts';

export interface Group {
  /** What the table knows the product by; the same whenever it is read. */
  readonly key: string;
  readonly rows: readonly TableRow[];
}

interface Growing {
  readonly key: string;
  readonly rows: TableRow[];
}

/** @param refuse says of a row why it belongs to no product */
export function groupRows(
  rows: readonly TableRow[],
  refuse: (row: TableRow, message: string) => void,
): readonly Group[] {
  const groups = groupByKey(
    rows.filter((row) => row.cell('parent') === ''),
    refuse,
  );
  // A variation waits for its main row, wherever that is.
  const mains = mainRows(groups);
  for (const row of rows) {
    const parent = row.cell('parent');
    if (parent === '') continue;
    const group = mains.get(parent) ?? mains.get(`id:${parent}`);
    if (group) group.rows.push(row);
    else refuse(row, `The main row “${shorten(parent)}” is not in the table.`);
  }
  return groups.flatMap(splitAlike);
}

function groupByKey(
  rows: readonly TableRow[],
  refuse: (row: TableRow, message: string) => void,
): readonly Growing[] {
  const groups = new Map<string, Growing>();
  let current: Growing | undefined;
  for (const row of rows) {
    const key = keyOf(row);
    current = key === '' ? current : (groups.get(key) ?? { key, rows: [] });
    if (!current) refuse(row, 'The name is missing.');
    else {
      current.rows.push(row);
      groups.set(current.key, current);
    }
  }
  return [...groups.values()];
}

/** By what variations name them: `id:7`, or their SKU. */
function mainRows(groups: readonly Growing[]): ReadonlyMap<string, Growing> {
  const mains = new Map<string, Growing>();
  for (const group of groups)
    for (const row of group.rows) {
      const [number, sku] = [row.cell('foreignId'), row.cell('sku')];
      if (number !== '') mains.set(`id:${number}`, group);
      if (sku !== '' && !mains.has(sku)) mains.set(sku, group);
    }
  return mains;
}

/** Of our own products the id; of others what their program knows them by. */
function keyOf(row: TableRow): string {
  const own = row.cell('id');
  return (
    (isId(own) ? own : '') ||
    row.cell('handle') ||
    row.cell('foreignId') ||
    own ||
    row.cell('title').trim().toLowerCase()
  );
}

/** Two rows with the same options and different SKUs are two products, whatever they share. */
function splitAlike({ key, rows }: Growing): readonly Group[] {
  const [first] = rows;
  if (!first) return [];
  const main = isMainRow(first) ? [first] : [];
  const parts: { readonly sku: string; readonly seen: Set<string>; readonly rows: TableRow[] }[] = [];
  for (const row of rows.slice(main.length)) {
    const [sku, options] = [row.cell('sku'), optionsKey(row)];
    const room = sku === '' || !isVariantRow(row) ? parts[0] : parts.find(({ seen }) => !seen.has(options));
    const part = room ?? { sku, seen: new Set<string>(), rows: [...main] };
    if (!room) parts.push(part);
    part.rows.push(row);
    if (isVariantRow(row)) part.seen.add(options);
  }
  if (parts.length === 0) return [{ key, rows }];
  return parts.map((part, index) =>
    index === 0
      ? { key, rows: part.rows }
      : { key: `${key}\n${part.sku}`, rows: part.rows.map((row) => sharing(row, first)) },
  );
}

/** What a table says once, in the first row of a product. */
const SHARED: ReadonlySet<string> = new Set([
  ...['title', 'kind', 'isGiftCard', 'excerpt', 'description', 'categories', 'tags'],
  ...['isVisible', 'status', 'catalogVisibility'],
  ...['brand', 'identifierExists', 'condition'],
]);

function sharing(row: TableRow, first: TableRow): TableRow {
  return { ...row, cell: (field) => row.cell(field) || (SHARED.has(field) ? first.cell(field) : '') };
}

/** It says what all variations share, and is none itself. */
export function isMainRow(row: TableRow): boolean {
  return /^(?:variable|configurable)\b/i.test(row.cell('kind'));
}

/** Further rows of a product may show nothing but a picture. */
export function isVariantRow(row: TableRow): boolean {
  return ['sku', 'price', 'option1Value', 'option2Value', 'option3Value'].some(
    (field) => row.cell(field) !== '',
  );
}

function optionsKey(row: TableRow): string {
  return Array.from({ length: MAX_OPTIONS }, (_, index) => row.cell(`option${index + 1}Value`)).join('\n');
}
