/** Reads a table as spreadsheets put it on the clipboard: cells between tabs, a line a row, names at the edges. */
import { type Dataset, truncateDataset } from './dataset.ts';

/** Undefined for anything that is no table of numbers with names in its first row and column. */
export function readTable(text: string): Dataset | undefined {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const [head, ...body] = lines;
  if (!head || head.length < 2 || body.length === 0) return undefined;
  const columns = head.slice(1);
  const rows = body.map(([label = '', ...cells]) => ({
    label,
    values: columns.map((_, at) => readNumber(cells[at])),
  }));
  return rows.every(({ values }) => values.every(Number.isFinite)) ? { columns, rows } : undefined;
}

/** As much of it as a chart draws. */
export function cutTable(table: Dataset): Dataset {
  const { columns, rows } = truncateDataset(table);
  return { columns, rows };
}

/** `1,234.5`, `1.234,5`, `12 %` and nothing, which counts as 0. */
function readNumber(cell: string | undefined): number {
  const digits = (cell ?? '').replace(/[^\d.,-]/g, '');
  if (digits === '') return cell ? Number.NaN : 0;
  const decimal = /[.,](?=\d{1,2}$)/.exec(digits)?.index ?? digits.length;
  const whole = digits.slice(0, decimal).replace(/[.,]/g, '');
  return Number(`${whole}.${digits.slice(decimal + 1) || '0'}`);
}
