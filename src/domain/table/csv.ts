/** Tables as text (RFC 4180), written so that no spreadsheet takes a cell for a formula, and read as spreadsheets write them. */

/** A cell that begins like this is calculated by spreadsheets, by some in the wide letters of East Asia too (OWASP, CSV injection). */
/** One that begins like the guard itself is guarded too, or the guard would be taken off it. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'(?='*[=+\-@\t\r\n＝＋－＠])/;

/** Lines end as the standard wants it; a mark at the front tells spreadsheets that this is UTF-8. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${formatCsvRows(rows)}`;
}

/** Further rows of a table that has begun. */
export function formatCsvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

function formatCell(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

export interface CsvRow {
  /** Of the row's beginning, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** The text ends in the middle of this row. */
  readonly isCut?: true;
}

/** Said of a row that is cut. */
export const CUT_ROW = 'The file breaks off in this row.';

/** Rows with anything in them. Cells are separated by what separates the first row: comma, semicolon or tab. */
export function parseCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const rows = [...eachCsvRow(source)];
  const last = rows.at(-1);
  return last && !/[\r\n]$/.test(source) && isShort(rows) ? rows.with(-1, { ...last, isCut: true }) : rows;
}

/**
 * As `parseCsv`, one row at a time; `isCut` only where the text ends within quotes. Takes the line `sep=;` that Excel
 * understands.
 * @param maxCell characters: nothing after a cell in quotes that is longer is read
 */
export function* eachCsvRow(text: string, maxCell = Number.POSITIVE_INFINITY): Generator<CsvRow> {
  const source = text.replace(/^\uFEFF/, '');
  const hint = /^sep=([,;\t])(?:\r\n|\n|\r)/i.exec(source);
  const reader = new Reader(source, hint?.[1] ?? separatorOf(source), maxCell);
  if (hint) reader.row();
  for (let row = reader.row(); row; row = reader.row()) {
    const cells = row.cells.map((cell) => cell.trim().replace(GUARDED, ''));
    if (cells.some((cell) => cell !== '')) yield { ...row, cells };
  }
}

/** Whether the last row alone has fewer cells than the first: people who type leave cells out elsewhere too. */
function isShort(rows: readonly CsvRow[]): boolean {
  const counts = rows.map(({ cells }) => cells.length);
  const [wanted = 0] = counts;
  const whole = counts.slice(0, -1);
  return whole.length > 1 && whole.every((count) => count === wanted) && (counts.at(-1) ?? 0) < wanted;
}

function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\n|\r/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark;
}

class Reader {
  readonly #text: string;
  readonly #separator: string;
  readonly #maxCell: number;
  readonly #cell: RegExp;
  #at = 0;
  #line = 1;
  #isOpen = false;

  constructor(text: string, separator: string, maxCell: number) {
    this.#text = text;
    this.#separator = separator;
    this.#maxCell = maxCell;
    this.#cell = CELLS[separator] ?? /[^,\r\n]*/y;
  }

  row(): CsvRow | undefined {
    if (this.#at >= this.#text.length) return undefined;
    const line = this.#line;
    const cells: string[] = [];
    for (;;) {
      cells.push(this.#text[this.#at] === '"' ? this.#quoted() : this.#plain());
      if (this.#text[this.#at] === this.#separator) {
        this.#at += 1;
        continue;
      }
      if (this.#text[this.#at] === '\r') this.#at += 1;
      if (this.#text[this.#at] === '\n') this.#at += 1;
      this.#line += 1;
      return { line, cells, ...(this.#isOpen ? { isCut: true as const } : {}) };
    }
  }

  #plain(): string {
    this.#cell.lastIndex = this.#at;
    const [cell = ''] = this.#cell.exec(this.#text) ?? [];
    this.#at += cell.length;
    return cell;
  }

  /** What stands between the closing quote and the next separator belongs to the cell as well. */
  #quoted(): string {
    this.#at += 1;
    let value = '';
    for (;;) {
      const isTooLong = value.length > this.#maxCell;
      const close = isTooLong ? -1 : this.#text.indexOf('"', this.#at);
      const part = this.#text.slice(this.#at, close < 0 ? this.#text.length : close);
      this.#line += countBreaks(part);
      value += part;
      this.#at = close < 0 ? this.#text.length : close + 1;
      this.#isOpen = close < 0;
      if (this.#text[this.#at] !== '"' || close < 0) return value + this.#plain();
      value += '"';
      this.#at += 1;
    }
  }
}

/** What a cell without quotes is made of, by the separator. */
const CELLS: Readonly<Record<string, RegExp>> = { ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };

function countBreaks(text: string): number {
  let count = 0;
  for (let at = text.search(BREAK); at >= 0 && at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    // A pair counts once, with its second letter.
    if (letter === 10 || (letter === 13 && text.charCodeAt(at + 1) !== 10)) count += 1;
  }
  return count;
}

const BREAK = /[\r\n]/;
