/** Members from a table: of a spreadsheet, of this list’s own export, or of Ghost. Each row that can’t be read is listed. */
import { checkEmail, normalizeEmail } from '../../accounts/email-address.ts';
import type { CsvRow } from '../../table/csv.ts';
import type { ImportedMember } from '../calls-table.ts';
import { MAX_MEMBER_NAME } from '../contract.ts';
import { readDate } from './read-date.ts';

/** What a plan can follow from: a name of a tier or a label, or a plan that Ghost gave for free. */
interface Mark {
  readonly kind: 'plan' | 'label' | 'free';
  readonly name: string;
}

export interface ReadMember {
  readonly line: number;
  readonly member: Omit<ImportedMember, 'plans'>;
  /** As `keyOf` gives them. */
  readonly marks: readonly string[];
}

export type MemberProblem =
  | { readonly line: number; readonly kind: 'email' | 'twice' | 'date' | 'deleted'; readonly text: string }
  | { readonly line: number; readonly kind: 'cut' };

export interface ReadTable {
  readonly members: readonly ReadMember[];
  readonly problems: readonly MemberProblem[];
  /** With how many members have each, the most common first. */
  readonly marks: readonly (Mark & { readonly key: string; readonly count: number })[];
  /** Heads of columns that are not read. */
  readonly unread: readonly string[];
  readonly hasPasswords: boolean;
  readonly hasNewsletter: boolean;
}

const COLUMNS = {
  email: /^(e-?mail|mail)([ _-]?(address|adresse))?$/i,
  name: /^(full[ _-]?)?name$/i,
  first: /^(first|given)[ _-]?name$/i,
  last: /^(last|family)[ _-]?name$/i,
  joined: /^(created|joined|registered|signed[ _-]?up)([ _-]?(at|on))?$/i,
  deleted: /^deleted([ _-]?at)?$/i,
  newsletter: /^(newsletter|subscribed([ _-]?to[ _-]?emails)?)$/i,
  free: /^complimentary[ _-]?plan$/i,
  labels: /^labels?$/i,
  plans: /^(tiers?|plans?|products?)$/i,
  password: /^password[ _-]?hash$/i,
} as const;
type Column = keyof typeof COLUMNS;

const MAX_SHOWN = 80;
const MAX_MARKS = 20;
const MAX_MARK = 100;
const YES = /^(true|yes|1|on|subscribed)$/i;

/** @returns undefined where no column holds addresses */
export function readMembers(head: CsvRow, rows: readonly CsvRow[]): ReadTable | undefined {
  const places = placesOf(head);
  if (places.email === undefined) return undefined;
  const members = new Map<string, ReadMember>();
  const problems: MemberProblem[] = [];
  const marks = new Map<string, Mark & { key: string; count: number }>();
  for (const row of rows) {
    const read = readRow(row, places);
    if (!('member' in read)) problems.push(read);
    else if (members.has(read.member.email))
      problems.push({ line: row.line, kind: 'twice', text: read.member.email });
    else {
      members.set(read.member.email, { ...read, marks: read.marks.map(keyOf) });
      for (const mark of read.marks) {
        const key = keyOf(mark);
        const counted = marks.get(key) ?? { ...mark, key, count: 0 };
        counted.count += 1;
        marks.set(key, counted);
      }
    }
  }
  const known = new Set(Object.values(places));
  return {
    members: [...members.values()],
    problems,
    marks: [...marks.values()].toSorted((one, other) => other.count - one.count),
    unread: head.cells.filter((cell, at) => cell !== '' && !known.has(at)),
    hasPasswords: places.password !== undefined,
    hasNewsletter: places.newsletter !== undefined,
  };
}

function keyOf({ kind, name }: Mark): string {
  return `${kind} ${name.toLowerCase()}`;
}

type Places = Readonly<Partial<Record<Column, number>>>;

function placesOf({ cells }: CsvRow): Places {
  const found = Object.entries(COLUMNS).map(([column, head]) => [
    column,
    cells.findIndex((cell) => head.test(cell)),
  ]);
  return Object.fromEntries(found.filter(([, at]) => Number(at) >= 0));
}

interface ReadRow {
  readonly line: number;
  readonly member: ReadMember['member'];
  readonly marks: readonly Mark[];
}

function readRow(row: CsvRow, places: Places): ReadRow | MemberProblem {
  const { line } = row;
  const cell = (column: Column) => row.cells[places[column] ?? -1] ?? '';
  const problem = (kind: 'email' | 'date' | 'deleted', text: string) =>
    ({ line, kind, text: text.slice(0, MAX_SHOWN) }) as const;
  if (row.isCut) return { line, kind: 'cut' } as const;
  const typed = cell('email');
  if (checkEmail(typed)) return problem('email', typed || row.cells.join(', '));
  const email = normalizeEmail(typed);
  if (cell('deleted') !== '') return problem('deleted', email);
  const joinedAt = cell('joined') === '' ? undefined : readDate(cell('joined'));
  if (joinedAt === null) return problem('date', cell('joined'));
  const name = cell('name') || `${cell('first')} ${cell('last')}`.trim();
  const passwordHash = cell('password').slice(0, 300);
  return {
    line,
    member: {
      email,
      name: name.slice(0, MAX_MEMBER_NAME).toWellFormed(),
      ...(joinedAt !== undefined && { joinedAt }),
      ...(passwordHash !== '' && { passwordHash }),
      ...(YES.test(cell('newsletter')) && { isSubscribed: true }),
    },
    marks: marksOf(cell),
  };
}

function marksOf(cell: (column: Column) => string): Mark[] {
  const named = (kind: 'plan' | 'label', text: string): Mark[] =>
    [...new Set(text.split(',').map((each) => each.trim().slice(0, MAX_MARK)))]
      .filter((name) => name !== '')
      .slice(0, MAX_MARKS)
      .map((name) => ({ kind, name }));
  return [
    ...named('plan', cell('plans')),
    ...named('label', cell('labels')),
    ...(YES.test(cell('free')) ? [{ kind: 'free', name: '' } as const] : []),
  ];
}
