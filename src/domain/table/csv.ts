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
  const reader = new Reader(source, separatorOf(source));
  const rows: CsvRow[] = [];
  for (let row = reader.row(); row; row = reader.row()) {
    const cells = row.cells.map((cell) => cell.trim().replace(GUARDED, ''));
    if (cells.some((cell) => cell !== '')) rows.push({ ...row, cells });
  }
  const last = rows.at(-1);
  return last && !/[\r\n]$/.test(source) && isShort(rows) ? rows.with(-1, { ...last, isCut: true }) : rows;
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
  #at = 0;
  #line = 1;
  #isOpen = false;

  constructor(text: string, separator: string) {
    this.#text = text;
    this.#separator = separator;
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
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#isEnd()) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** What stands between the closing quote and the next separator belongs to the cell as well. */
  #quoted(): string {
    this.#at += 1;
    let value = '';
    for (;;) {
      const close = this.#text.indexOf('"', this.#at);
      const part = this.#text.slice(this.#at, close < 0 ? this.#text.length : close);
      this.#line += part.split(/\r\n|\n|\r/).length - 1;
      value += part;
      this.#at = close < 0 ? this.#text.length : close + 1;
      this.#isOpen = close < 0;
      if (this.#text[this.#at] !== '"' || close < 0) return value + this.#plain();
      value += '"';
      this.#at += 1;
    }
  }

  #isEnd(): boolean {
    const character = this.#text[this.#at];
    return character === this.#separator || character === '\n' || character === '\r';
  }
}
