/** People from a table: addresses, and names where there are any. Every line that cannot be taken is told. */
import { type CsvRow, parseCsv } from '../table/csv.ts';
import type { ImportReport } from './calls.ts';
import { isMemberEmail, memberName } from './list.ts';

export interface ImportedMember {
  readonly email: string;
  readonly name: string;
}

export interface ReadMembers {
  /** Each address once, the first mention counts. */
  readonly members: readonly ImportedMember[];
  readonly invalid: ImportReport['invalidLines'];
  /** Addresses that came again. */
  readonly repeated: number;
}

interface Columns {
  readonly email: number;
  /** Put together with spaces. */
  readonly names: readonly number[];
}

const EMAIL_HEADS = /^(e-?mail|mail)([ _-]?(address|adresse))?$/i;
const NAME_HEADS = /^(full[ _-]?|first[ _-]?|last[ _-]?|given[ _-]?|family[ _-]?)?name$/i;
const MAX_SHOWN = 80;

export function readMembers(text: string): ReadMembers {
  const rows = parseCsv(text);
  const columns = columnsOf(rows[0]);
  const body = columns ? rows.slice(1) : rows;
  const members = new Map<string, ImportedMember>();
  const invalid: ImportReport['invalidLines'][number][] = [];
  let repeated = 0;
  for (const row of body) {
    const member = row.isCut ? undefined : readRow(row, columns);
    if (!member) invalid.push({ line: row.line, text: row.cells.join(', ').slice(0, MAX_SHOWN) });
    else if (members.has(member.email.toLowerCase())) repeated += 1;
    else members.set(member.email.toLowerCase(), member);
  }
  return { members: [...members.values()], invalid, repeated };
}

/** Undefined where the first row is one of people already. */
function columnsOf(first: CsvRow | undefined): Columns | undefined {
  const email = first?.cells.findIndex((cell) => EMAIL_HEADS.test(cell)) ?? -1;
  if (!first || email < 0) return undefined;
  const names = first.cells.flatMap((cell, index) => (NAME_HEADS.test(cell) ? [index] : []));
  return { email, names };
}

function readRow({ cells }: CsvRow, columns: Columns | undefined): ImportedMember | undefined {
  const at = columns?.email ?? cells.findIndex((cell) => cell.includes('@'));
  const email = (cells[at] ?? '').trim();
  if (!isMemberEmail(email)) return undefined;
  const names =
    columns?.names ?? cells.flatMap((cell, index) => (index !== at && cell !== '' ? [index] : []));
  return { email, name: memberName(names.map((index) => cells[index] ?? '').join(' ')) };
}
