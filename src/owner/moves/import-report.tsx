/** The report of an import, entry by entry: totals, filters, and a list that stays quick with thousands. */

import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { IMPORT_KINDS, type ImportKind } from '#domain/import/import-kinds.ts';
import type { ImportEntry, ImportOutcome } from '#domain/import/report.ts';
import type { ImportReport } from '#domain/import/report-schema.ts';
import { fold } from '#domain/search/fold.ts';
import { formatCsv } from '#domain/table/csv.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ImportEntries, ONE_OF_KIND } from './import-entries.tsx';
import styles from './import-report.module.css';
import { saveFile } from './save-file.ts';
import * as say from './words/en.ts';

const KINDS: Readonly<Record<ImportKind, string>> = {
  page: say.pages,
  post: say.posts,
  media: say.files,
  comment: say.comments,
  menu: say.menus,
  redirect: say.oldAddresses,
  term: say.tagsCategories,
  other: say.other,
};
const OUTCOMES: Readonly<Record<ImportOutcome, string>> = {
  created: say.new2,
  updated: say.updated2,
  unchanged: say.unchanged2,
  kept: say.keptAsEditedHere2,
  'left-out': say.leftOut,
};

type Look = 'all' | 'remarks' | 'left-out';

const LOOKS: Readonly<Record<Look, (entry: ImportEntry) => boolean>> = {
  all: () => true,
  remarks: ({ notes }) => notes.length > 0,
  'left-out': ({ outcome }) => outcome === 'left-out',
};

export function ImportReportView({ report }: { readonly report: ImportReport }): ReactNode {
  const { entries, totals } = report;
  const [look, setLook] = useState<Look>(() => (entries.some(LOOKS.remarks) ? 'remarks' : 'all'));
  const [kind, setKind] = useState<ImportKind | 'any'>('any');
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(fold(typed.trim()));
  const found = useMemo(
    () =>
      entries.filter(
        (entry) =>
          LOOKS[look](entry) &&
          (kind === 'any' || entry.kind === kind) &&
          fold([entry.title, entry.path ?? '', ...entry.notes].join('\n')).includes(words),
      ),
    [entries, look, kind, words],
  );
  const count = (which: Look) => entries.filter(LOOKS[which]).length.toLocaleString(LOCALE);
  const kinds = IMPORT_KINDS.filter((each) => totals.some((total) => total.kind === each));
  return (
    <div className="stack loose">
      <Totals report={report} />
      <div className="cluster tight">
        <Segmented
          label={say.whichEntries}
          value={look}
          options={[
            { value: 'remarks', label: fill(say.toReviewCount, { count: count('remarks') }) },
            { value: 'left-out', label: fill(say.skippedCount, { count: count('left-out') }) },
            { value: 'all', label: fill(say.allCount, { count: count('all') }) },
          ]}
          onChange={setLook}
        />
        <div className={styles['kind']}>
          <SelectField
            label={say.type}
            isLabelHidden
            value={kind}
            options={[
              { value: 'any', label: say.allTypes },
              ...kinds.map((each) => ({ value: each, label: KINDS[each] })),
            ]}
            onChange={setKind}
          />
        </div>
        <div className={styles['search']}>
          <TextField
            label={say.searchTheReport}
            isLabelHidden
            type="search"
            placeholder={say.search}
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button onClick={() => saveFile('import-report.csv', reportCsv(report), 'text/csv')}>
          {say.exportAsCsv}
        </Button>
      </div>
      <ImportEntries
        key={`${look} ${kind} ${words}`}
        entries={found}
        isDryRun={report.isDryRun}
        isSearched={words !== ''}
      />
    </div>
  );
}

const COLUMNS = [say.newLabel, say.updated, say.unchanged, say.kept, say.skipped] as const;

function Totals({ report }: { readonly report: ImportReport }): ReactNode {
  return (
    <div className="scroll">
      <table className={styles['totals']}>
        <caption className="visually-hidden">{say.countsByType}</caption>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.totals.map(({ kind, created, updated, unchanged, kept, leftOut }) => (
            <tr key={kind}>
              <th scope="row">{KINDS[kind]}</th>
              {[created, updated, unchanged, kept, leftOut].map((count, column) => (
                <td key={COLUMNS[column]} data-none={count === 0 ? '' : undefined}>
                  {count.toLocaleString(LOCALE)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function reportCsv({ entries }: ImportReport): string {
  const rows = entries.map(({ kind, title, outcome, path = '', notes, sourceId }) => [
    ONE_OF_KIND[kind],
    title,
    OUTCOMES[outcome],
    path,
    notes.join(' '),
    sourceId,
  ]);
  return formatCsv([
    [say.kind, say.title, say.outcome, say.address, say.remarks, say.inTheOldSystem],
    ...rows,
  ]);
}
