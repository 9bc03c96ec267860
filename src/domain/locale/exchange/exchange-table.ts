/** Texts as a table for spreadsheets: a row for each line. */
import { type CsvRow, CUT_ROW, formatCsv, formatCsvRows } from '../../table/csv.ts';
import type { TranslationState } from '../text-kinds.ts';
import type { ExchangeDocument } from './exchange-lines.ts';
import type { GivenLine } from './take-lines.ts';

const COLUMNS = ['document', 'address', 'key', 'kind', 'source', 'target', 'state', 'language'] as const;
type Column = (typeof COLUMNS)[number];

/** Without them nothing can be taken. */
const NEEDED: readonly Column[] = ['document', 'key', 'source', 'target'];

const STATES: Readonly<Record<TranslationState, string>> = {
  missing: 'missing',
  outdated: 'outdated',
  current: 'translated',
};

export function tableHead(): string {
  return formatCsv([COLUMNS]);
}

/** @param language of the translations */
export function tableRows({ id, title, path, lines }: ExchangeDocument, language: string): string {
  return formatCsvRows(
    lines.map(({ key, label, source, target, state }) => [
      id,
      path ?? title,
      key,
      label,
      source,
      target,
      STATES[state],
      language,
    ]),
  );
}

/** By the name of a column, its place. */
export type TableColumns = ReadonlyMap<string, number>;

/** Or what is wrong with the first row, in words. */
export function columnsOf({ cells }: CsvRow): TableColumns | string {
  const columns = new Map(cells.map((cell, at) => [cell.toLowerCase(), at]));
  const missing = NEEDED.find((column) => !columns.has(column));
  if (missing === undefined) return columns;
  return `The column “${missing}” is missing. Keep the first row of the file as it was exported.`;
}

export interface TableLine extends GivenLine {
  /** Empty where the table does not say. */
  readonly language: string;
}

export function lineOf({ line, cells, isCut }: CsvRow, columns: TableColumns): TableLine {
  const cell = (column: Column) => cells[columns.get(column) ?? -1] ?? '';
  return {
    line,
    document: cell('document'),
    address: cell('address'),
    key: cell('key'),
    source: cell('source'),
    target: cell('target'),
    isMarkup: false,
    isConfirmed: cell('state').toLowerCase() === STATES.current,
    language: cell('language'),
    problem: isCut && CUT_ROW,
  };
}
