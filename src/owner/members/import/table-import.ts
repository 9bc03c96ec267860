/** Members on their way in: read in the browser, sent in small parts, each of which is kept. */
import { importMembers, MAX_IMPORTED_MEMBERS } from '#domain/members/calls-table.ts';
import {
  type MemberProblem,
  type ReadMember,
  type ReadTable,
  readMembers,
} from '#domain/members/member-table/read-members.ts';
import { type CsvRow, formatCsv, parseCsv } from '#domain/table/csv.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { decodeText } from '../../ui/decode-text.ts';
import * as say from './words/en.ts';

const MAX_BYTES = 30_000_000;
const MAX_ROWS = 100_000;

export interface Table extends ReadTable {
  readonly head: readonly string[];
  readonly rows: readonly CsvRow[];
}

export interface RowProblem {
  readonly line: number;
  readonly message: string;
}

export interface Report {
  readonly made: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Of those that are made: whose password can’t be taken. */
  readonly withoutPassword: number;
  readonly problems: readonly RowProblem[];
}

/** @throws Error in words, where it is no table of members */
export async function readTable(file: File): Promise<Table> {
  if (file.size > MAX_BYTES) throw new Error(say.thisFileIsLargerThan30);
  const [head, ...rows] = parseCsv(decodeText(await file.arrayBuffer()));
  if (!head || rows.length === 0) throw new Error(say.thisFileHasNoRowsBelow);
  if (rows.length > MAX_ROWS)
    throw new Error(fill(say.thisFileHasMoreThanMostRows, { most: MAX_ROWS.toLocaleString(LOCALE) }));
  const table = readMembers(head, rows);
  if (!table) throw new Error(say.thisFileHasNoColumnEmail);
  return { ...table, head: head.cells, rows };
}

export interface Run {
  readonly site: string;
  readonly table: Table;
  /** Plans by what is written in the table, as its marks have them as keys. */
  readonly planOf: ReadonlyMap<string, string>;
  /** Given to all; empty for none. */
  readonly planForAll: string;
  readonly sendsMail: boolean;
  readonly joinsNewsletter: boolean;
  readonly isTrial: boolean;
  readonly signal: AbortSignal;
  /** @param done of all rows, from 0 to 1 */
  readonly onProgress: (done: number) => void;
}

export async function runTable(run: Run): Promise<Report> {
  const { members, problems } = run.table;
  const told: RowProblem[] = problems.map((problem) => ({ line: problem.line, message: wordsOf(problem) }));
  const counts = { made: 0, changed: 0, unchanged: 0, withoutPassword: 0 };
  run.onProgress(0);
  for (let from = 0; from < members.length; from += MAX_IMPORTED_MEMBERS) {
    const part = members.slice(from, from + MAX_IMPORTED_MEMBERS);
    for (const [index, { kind, message = '', hasPassword }] of (await send(run, part)).entries()) {
      if (kind === 'refused') told.push({ line: part[index]?.line ?? 0, message });
      else counts[kind] += 1;
      if (hasPassword === false) counts.withoutPassword += 1;
    }
    run.onProgress((from + part.length) / members.length);
  }
  return { ...counts, problems: told.toSorted((one, other) => one.line - other.line) };
}

async function send(run: Run, part: readonly ReadMember[]) {
  const { site, isTrial, sendsMail, joinsNewsletter, planOf, planForAll, signal } = run;
  const members = part.map(({ member, marks }) => ({
    ...member,
    plans: [...new Set([planForAll, ...marks.map((mark) => planOf.get(mark) ?? '')])].filter(Boolean),
  }));
  const body = { isTrial, sendsMail, joinsNewsletter, members };
  return (await call(importMembers, { site, body }, { signal })).outcomes;
}

function wordsOf(problem: MemberProblem): string {
  if (problem.kind === 'cut') return say.theFileEndsInThisRow;
  const { kind, text } = problem;
  if (kind === 'email') return fill(say.textIsNoEmailAddress, { text });
  if (kind === 'date') return fill(say.textIsNoDateLike, { text });
  return fill(kind === 'twice' ? say.textIsInTheFileTwice : say.textWasDeletedThere, { text });
}

/** The rows that were not taken, each with the reason: corrected, they are imported again. */
export function failedRows({ head, rows }: Table, problems: readonly RowProblem[]): string {
  const reasons = new Map(problems.map(({ line, message }) => [line, message]));
  const failed = rows.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...head.map((_cell, at) => cells[at] ?? ''), reason]];
  });
  return formatCsv([[...head, say.problem], ...failed]);
}
