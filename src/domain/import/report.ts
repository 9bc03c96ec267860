/** What an import did, item by item, for people to read and for programs. */

import { IMPORT_SOURCE_NAMES } from '../moves/move.ts';
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts';
import type { ImportReport } from './report-schema.ts';

export type ImportEntry = ImportReport['entries'][number];
export type ImportOutcome = ImportEntry['outcome'];
type ImportTotals = ImportReport['totals'][number];

export function totalsOf(entries: readonly ImportEntry[]): ImportTotals[] {
  return IMPORT_KINDS.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    if (ofKind.length === 0) return [];
    const count = (outcome: ImportOutcome): number =>
      ofKind.filter((entry) => entry.outcome === outcome).length;
    return [
      {
        kind,
        created: count('created'),
        updated: count('updated'),
        unchanged: count('unchanged'),
        kept: count('kept'),
        leftOut: count('left-out'),
      },
    ];
  });
}

const IMPORT_KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  page: 'Pages',
  post: 'Posts',
  media: 'Files',
  comment: 'Comments',
  menu: 'Menus',
  redirect: 'Old addresses',
  term: 'Tags, categories',
  other: 'Other',
};

/** The report for a terminal: totals first, then what somebody should look at. */
export function formatReport(report: ImportReport): string {
  const lines = [
    `${report.isDryRun ? 'Would be imported' : 'Imported'} from ${IMPORT_SOURCE_NAMES[report.source]} into ${report.site}`,
    '',
    `${'What'.padEnd(18)}${['new', 'updated', 'unchanged', 'kept', 'left out'].map((head) => head.padStart(11)).join('')}`,
    ...report.totals.map(formatTotals),
  ];
  if (report.fetchable && report.isDryRun)
    lines.push('', `Pictures that --fetch-pictures would fetch: ${report.fetchable.count}`);
  const remarkable = report.entries.filter((entry) => entry.notes.length > 0);
  if (remarkable.length > 0) lines.push('', 'What came over differently, or not at all', '');
  for (const group of groupAlike(remarkable)) lines.push(...formatGroup(group));
  return lines.join('\n');
}

/** Entries of which the same is to be said, such as forty files that were not supplied. */
export function groupAlike(entries: readonly ImportEntry[]): ImportEntry[][] {
  const groups = Map.groupBy(entries, ({ kind, outcome, notes }) => JSON.stringify([kind, outcome, notes]));
  return [...groups.values()];
}

const MAX_NAMED = 12;

function formatGroup(group: readonly ImportEntry[]): string[] {
  const [first] = group;
  if (!first || group.length < 3) return group.flatMap(formatEntry);
  const names = group.slice(0, MAX_NAMED).map(({ title }) => nameOf(title));
  const rest = group.length - names.length;
  const list = `${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const head = `${group.length} × ${first.kind}: ${IMPORT_OUTCOME_WORDS[first.outcome]}`;
  return [head, ...first.notes.map((note) => `  - ${note}`), `    ${list}`];
}

function nameOf(title: string): string {
  return title === '' ? '(no title)' : `“${title}”`;
}

function formatTotals({ kind, created, updated, unchanged, kept, leftOut }: ImportTotals): string {
  const counts = [created, updated, unchanged, kept, leftOut]
    .map((count) => String(count).padStart(11))
    .join('');
  return `${IMPORT_KIND_WORDS[kind].padEnd(18)}${counts}`;
}

const IMPORT_OUTCOME_WORDS: Readonly<Record<ImportOutcome, string>> = {
  created: 'new',
  updated: 'updated',
  unchanged: 'unchanged',
  kept: 'kept as edited here',
  'left-out': 'left out',
};

function formatEntry({ kind, title, outcome, notes, path }: ImportEntry): string[] {
  const name = nameOf(title);
  return [
    `${kind} ${name}${path ? ` ${path}` : ''}: ${IMPORT_OUTCOME_WORDS[outcome]}`,
    ...notes.map((note) => `  - ${note}`),
  ];
}
