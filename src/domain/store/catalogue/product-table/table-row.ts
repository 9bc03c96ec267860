/** A row of a table, by what its columns are taken for. */
import { storable } from '../../../storable.ts';
import type { CsvRow } from '../../../table/csv.ts';
import type { Mapping, TableProgram } from './programs.ts';

export interface TableRow {
  readonly line: number;
  readonly isCut?: boolean | undefined;
  readonly program: TableProgram;
  /** The text in the column that is taken for the field; empty where there is none. */
  cell(field: string): string;
  has(field: string): boolean;
}

/** Said of a row that cannot be taken. */
export class RowProblem extends Error {}

export function tableRow({ line, cells, isCut }: CsvRow, mapping: Mapping, program: TableProgram): TableRow {
  const at = new Map(mapping.flatMap((field, index) => (field === undefined ? [] : [[field, index]])));
  return {
    line,
    isCut,
    program,
    cell: (field) => storable(cells[at.get(field) ?? -1] ?? ''),
    has: (field) => at.has(field),
  };
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text;
}

/** What programs write for yes, in the languages they are used in. Anything else is no. */
const YES = new Set(
  [
    'yes y true 1 on x ✓ published publish active visible enabled live available listed',
    'catalog search catalog/search everywhere both',
    'ja oui si sí sì sim wahr vrai vero verdadero verdadeiro aktiv actif activo attivo ativo sichtbar',
  ].flatMap((words) => words.split(' ')),
);

export function isYes(text: string): boolean {
  return YES.has(text.trim().toLowerCase());
}

const GIFT_CARD_WORDS = ['card', 'certificate', 'voucher'];
export const GIFT_CARD = new RegExp(`\\bgift[ _-]?(?:${GIFT_CARD_WORDS.join('|')})s?\\b`, 'i');
