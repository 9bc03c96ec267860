/** Redirects as a table for spreadsheets: out, and back in with a word on every row. */
import { type CsvRow, CUT_ROW, formatCsv, parseCsv } from '../table/csv.ts';
import type { RowReport } from './calls.ts';
import { indexRedirects, problemOf, type Surroundings } from './inspect.ts';
import { type Redirect, readRedirect } from './redirect.ts';

const HEADING = ['From', 'To', 'Kind'] as const;
export const MAX_ROWS = 5000;

export function redirectsCsv(redirects: readonly Redirect[]): string {
  return formatCsv([HEADING, ...redirects.map(({ from, target, status }) => [from, target, String(status)])]);
}

export interface TableRead {
  readonly rows: readonly RowReport[];
  /** What is to be written. */
  readonly redirects: readonly Redirect[];
}

/** A first row without an address in its first cell is a heading. */
export function readRedirectTable(
  text: string,
  current: readonly Redirect[],
  { paths, hosts }: Pick<Surroundings, 'paths' | 'hosts'>,
): TableRead | { readonly message: string } {
  const rows = parseCsv(text);
  const [first] = rows;
  const body = first && !/^(?:\/|https?:)/i.test(first.cells[0] ?? '') ? rows.slice(1) : rows;
  if (body.length === 0)
    return { message: 'No row has an old and a new address. The columns are From, To and Kind.' };
  if (body.length > MAX_ROWS)
    return { message: `You can import ${MAX_ROWS} rows at once. This file has ${body.length}.` };
  const state: State = {
    byFrom: indexRedirects(current),
    paths,
    ...(hosts && { hosts }),
    lines: new Map(),
    redirects: new Map(),
  };
  const reports = body.map((row) => (row.isCut ? cutRow(row) : readRow(row, state)));
  return { rows: reports, redirects: [...state.redirects.values()] };
}

interface State extends Pick<Surroundings, 'hosts'> {
  /** As it will be after the rows read so far. */
  readonly byFrom: Map<string, Redirect>;
  readonly paths: ReadonlySet<string>;
  readonly lines: Map<string, number>;
  readonly redirects: Map<string, Redirect>;
}

function cutRow({ line, cells: [from = '', target = ''] }: CsvRow): RowReport {
  return { line, from, target, outcome: 'refused', message: CUT_ROW };
}

function readRow({ line, cells: [from = '', target = '', status = ''] }: CsvRow, state: State): RowReport {
  const read = readRedirect({ from, target, status }, state.hosts);
  const refused = (message: string): RowReport => ({
    line,
    from,
    target,
    outcome: 'refused',
    message,
  });
  if (!read.ok) return refused(read.message);
  const { redirect } = read;
  const earlier = state.lines.get(redirect.from);
  if (earlier !== undefined) return refused(`Line ${earlier} already redirects ${redirect.from}.`);
  const before = state.byFrom.get(redirect.from);
  state.byFrom.set(redirect.from, redirect);
  const problem = problemOf(redirect, state);
  if (problem?.kind === 'loop') {
    if (before) state.byFrom.set(before.from, before);
    else state.byFrom.delete(redirect.from);
    return refused(problem.message);
  }
  state.lines.set(redirect.from, line);
  const isSame = before?.target === redirect.target && before.status === redirect.status;
  if (!isSame) state.redirects.set(redirect.from, redirect);
  return {
    line,
    ...redirect,
    outcome: isSame ? 'unchanged' : before ? 'changed' : 'created',
    ...(problem ? { message: problem.message } : {}),
  };
}
