/** When the variants of a product are on sale, as the rows of a table say it. */
import type { ImportedProduct } from '../calls-import.ts';
import { isMainRow } from './group-rows.ts';
import { readMoment } from './read-moment.ts';
import type { TableRow } from './table-row.ts';

/** Programs keep them with each variation; a product here has one sale, that of the row which says it first. */
export function saleDatesOf(rows: readonly TableRow[], timeZone: string): Partial<ImportedProduct> {
  const row = rows.find(hasSale) ?? rows.find((each) => saleKey(each) !== '') ?? rows[0];
  return {
    ...(row?.has('saleFrom') && { saleFrom: readMoment(row.cell('saleFrom'), timeZone, 'start') }),
    ...(row?.has('saleUntil') && { saleUntil: readMoment(row.cell('saleUntil'), timeZone, 'end') }),
  };
}

function saleKey(row: TableRow): string {
  const dates = [row.cell('saleFrom'), row.cell('saleUntil')];
  return dates.every((date) => date === '') ? '' : dates.join(' ');
}

function hasSale(row: TableRow): boolean {
  return row.cell('salePrice') !== '';
}

/** Only what is on sale at the same time is: a price at another time than the table says would be wrong. */
export function withOneSale(rows: readonly TableRow[]): readonly TableRow[] {
  const others = otherSales(rows);
  return rows.map((row) =>
    others.includes(row) ? { ...row, cell: (field) => (field === 'salePrice' ? '' : row.cell(field)) } : row,
  );
}

export function otherSales(rows: readonly TableRow[]): readonly TableRow[] {
  const sold = rows.filter((row) => hasSale(row) && !isMainRow(row));
  // Our own tables say the dates once, in the first row.
  if (sold.some(({ program }) => program === 'vitrine')) return [];
  return sold.filter((row) => saleKey(row) !== saleKey(sold[0] ?? row));
}

export const OTHER_SALES =
  'Its variants are on sale at different times. Only those on sale at the same time as the first kept their sale price.';
