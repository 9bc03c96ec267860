/** What is shown and led to something: how often each was seen, and what came of it. */
import { useQueries } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { readTable, readValues, type VisitValue } from '#domain/tracking/calls.ts';
import type { Dimension } from '#domain/tracking/roll-up.ts';
import { addressOf, call } from '../api.ts';
import { formatCount, formatShare } from '../figures/format.ts';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import type { Choice } from './period-choice.ts';
import styles from './reach-panel.module.css';
import values from './values-panel.module.css';
import * as say from './words/en.ts';

const MOST = 200;

/** Of the values of a dimension, those that begin so: the rest is what it happened to. */
interface Column {
  readonly label: string;
  readonly dimension: Dimension;
  readonly prefix: string;
}

/** What is downloaded of a dimension. */
interface Table {
  readonly dimension: Dimension;
  readonly label: string;
  readonly title: string;
}

interface Reach {
  readonly title: string;
  readonly of: string;
  /** Seen first, what it is all about last. */
  readonly columns: readonly [Column, ...Column[]];
  readonly tables: readonly Table[];
  readonly nothing: string;
}

export const FORMS: Reach = {
  title: say.forms,
  of: say.form,
  columns: [
    { label: say.seen, dimension: 'form-render', prefix: '' },
    { label: say.sent, dimension: 'form-submit', prefix: '' },
  ],
  tables: [
    { dimension: 'form-render', label: say.formsSeenCsv, title: say.downloadAsATableSeen },
    { dimension: 'form-submit', label: say.formsSentCsv, title: say.downloadAsATableSent },
  ],
  nothing: say.onceVisitorsSeeAFormYou,
};

export const POPUPS: Reach = {
  title: say.popups,
  of: say.popup,
  columns: [
    { label: say.seen, dimension: 'overlay', prefix: 'shown ' },
    { label: say.closed, dimension: 'overlay', prefix: 'closed ' },
    { label: say.converted, dimension: 'overlay', prefix: 'converted ' },
  ],
  tables: [
    { dimension: 'overlay', label: say.popupsSeenClosedConvertedCsv, title: say.downloadAsATableSeenClosed },
  ],
  nothing: say.onceAPopupOpensYouSee,
};

interface ReachPanelProps extends Reach {
  readonly siteId: string;
  readonly choice: Choice;
}

export function ReachPanel({
  siteId,
  choice,
  title,
  of,
  columns,
  tables,
  nothing,
}: ReachPanelProps): ReactNode {
  const dimensions = tables.map(({ dimension }) => dimension);
  const query = { ...choice.period, ...choice.filters };
  const found = useQueries({
    queries: dimensions.map((dimension) => ({
      queryKey: ['visitors', siteId, 'values', { ...query, dimension }, MOST],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(readValues, { site: siteId, query: { ...query, dimension, limit: MOST } }, { signal }),
    })),
  });
  const failed = found.find(({ error }) => error);
  const isPending = found.some((each) => each.isPending);
  const valuesOf = (dimension: Dimension) => found[dimensions.indexOf(dimension)]?.data?.values ?? [];
  const rows = rowsOf(columns, valuesOf);
  const most = Math.max(1, ...rows.map(({ counts: [seen = 0] }) => seen));
  return (
    <Panel
      title={title}
      actions={
        rows.length > 0 &&
        tables.map(({ dimension, label, title: whole }) => (
          <a
            key={dimension}
            className="square lit"
            href={addressOf(readTable, { site: siteId, query: { ...query, dimension } })}
            aria-label={label}
            title={whole}
          >
            <Download size={16} aria-hidden="true" />
          </a>
        ))
      }
    >
      {isPending && <Loading />}
      {failed && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {!isPending && !failed && rows.length === 0 && <p className="muted">{nothing}</p>}
      {rows.length > 0 && (
        <table className={`${values['values']} ${styles['table']}`}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              {columns.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{say.share}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, counts }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="bar" style={{ width: `${(100 * (counts[0] ?? 0)) / most}%` }} />
                  <span className={`block clip ${styles['name']}`}>{name}</span>
                </th>
                {columns.map(({ label }, index) => (
                  <td key={label}>{formatCount(counts[index] ?? 0)}</td>
                ))}
                <td className="muted">{shareOf(counts)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly counts: readonly number[];
}

function rowsOf(
  columns: readonly Column[],
  valuesOf: (dimension: Dimension) => readonly VisitValue[],
): readonly Row[] {
  const rows = new Map<string, { name: string; counts: number[] }>();
  for (const [index, { dimension, prefix }] of columns.entries())
    for (const { value, name, events } of valuesOf(dimension)) {
      const id = value.slice(prefix.length);
      if (!value.startsWith(prefix) || id === '') continue;
      const row = rows.get(id) ?? { name: name ?? say.deleted, counts: columns.map(() => 0) };
      row.counts[index] = events;
      rows.set(id, row);
    }
  return [...rows]
    .map(([id, row]) => ({ id, ...row }))
    .sort((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0));
}

function shareOf(counts: readonly number[]): string {
  const [seen = 0] = counts;
  return seen === 0 ? '–' : formatShare(Math.min(1, (counts.at(-1) ?? 0) / seen));
}
