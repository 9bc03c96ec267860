/** The numbers of a period, each beside the one before; three of them choose what the chart shows. */
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VisitorOverview } from '#domain/tracking/calls.ts';
import styles from './figures.module.css';
import type { Metric } from './trend.ts';
import { changeOf, formatCount, formatDuration, formatShare, formatShort } from './words.ts';

type Counts = VisitorOverview['totals'];

interface FiguresProps {
  readonly totals: Counts;
  readonly before: Counts;
  readonly metric: Metric;
  readonly onChoose: (metric: Metric) => void;
}

const CHOICES: readonly [Metric, string][] = [
  ['visitors', 'Daily visitors'],
  ['visits', 'Visits'],
  ['views', 'Page views'],
];

export function Figures({ totals, before, metric, onChoose }: FiguresProps): ReactNode {
  const perVisit = ({ seconds, visits }: Counts) => (visits === 0 ? 0 : seconds / visits);
  const bounced = ({ bounces, visits }: Counts) => (visits === 0 ? 0 : bounces / visits);
  return (
    <div className={styles['figures']}>
      {CHOICES.map(([name, label]) => (
        <button
          key={name}
          type="button"
          className={styles['figure']}
          aria-pressed={metric === name}
          onClick={() => onChoose(name)}
        >
          <Figure label={label} value={formatShort(totals[name])} title={formatCount(totals[name])}>
            <Change change={changeOf(totals[name], before[name])} />
          </Figure>
        </button>
      ))}
      <div className={styles['figure']}>
        <Figure label="Time a visit" value={formatDuration(perVisit(totals))}>
          <Change change={changeOf(perVisit(totals), perVisit(before))} />
        </Figure>
      </div>
      <div className={styles['figure']}>
        <Figure label="Left after one page" value={formatShare(bounced(totals))}>
          <Change change={changeOf(bounced(totals), bounced(before))} isLessBetter />
        </Figure>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly title?: string;
  readonly children: ReactNode;
}

function Figure({ label, value, title, children }: FigureProps): ReactNode {
  return (
    <>
      <span className={styles['label']}>{label}</span>
      <span className={styles['value']} title={title}>
        {value}
      </span>
      {children}
    </>
  );
}

export interface ChangeProps {
  readonly change: number | undefined;
  readonly isLessBetter?: boolean;
}

export function Change({ change, isLessBetter = false }: ChangeProps): ReactNode {
  if (change === undefined) return <span className={styles['change']}>Nothing before</span>;
  const rounded = Math.round(change * 100);
  if (rounded === 0) return <span className={styles['change']}>As before</span>;
  const isGood = rounded > 0 !== isLessBetter;
  const Icon = rounded > 0 ? ArrowUpRight : ArrowDownRight;
  return (
    <span className={`${styles['change']} ${isGood ? styles['good'] : styles['poor']}`}>
      <Icon size={14} aria-hidden="true" />
      <span className="visually-hidden">{rounded > 0 ? 'Up by' : 'Down by'} </span>
      {formatCount(Math.abs(rounded))} %
    </span>
  );
}
