/** What was measured, with what it is worth: good, needs work or poor. */
import type { ReactNode } from 'react';
import type { SiteSpeed } from '#domain/performance/calls.ts';
import { type RatedMetric, type Rating, THRESHOLDS } from '#domain/performance/rating.ts';
import { Change } from '../figures/figure.tsx';
import { changeOf, formatShare } from '../figures/format.ts';
import tables from '../figures/number-table.module.css';
import { fill } from '../fill.ts';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/page.tsx';
import styles from './vitals.module.css';
import * as say from './words/en.ts';
import { formatMetric, METRIC_NAMES, METRIC_WORDS } from './words.ts';

export const MAIN_METRICS = ['lcp', 'inp', 'cls'] as const satisfies readonly RatedMetric[];
const OTHER_METRICS = ['fcp', 'responseStart', 'fid'] as const satisfies readonly RatedMetric[];

type Rated = SiteSpeed['metrics'][number];

const RATINGS = {
  good: { tone: 'good', label: say.good },
  'needs-work': { tone: 'warning', label: say.needsWork },
  poor: { tone: 'danger', label: say.poor },
} as const satisfies Readonly<Record<Rating, object>>;

function RatingBadge({ rating }: { readonly rating: Rating }): ReactNode {
  const { tone, label } = RATINGS[rating];
  return <Badge tone={tone}>{label}</Badge>;
}

interface VitalsProps {
  readonly speed: SiteSpeed;
  readonly metric: RatedMetric;
  readonly onChoose: (metric: RatedMetric) => void;
}

/** One of them chosen is what the chart shows. */
export function Vitals({ speed, metric, onChoose }: VitalsProps): ReactNode {
  return (
    <div className={styles['vitals']}>
      {MAIN_METRICS.map((name) => (
        <button
          key={name}
          type="button"
          className={`stack tight top ${styles['vital']}`}
          aria-pressed={metric === name}
          onClick={() => onChoose(name)}
        >
          <Vital name={name} speed={speed} />
        </button>
      ))}
    </div>
  );
}

function Vital({ name, speed }: { readonly name: RatedMetric; readonly speed: SiteSpeed }): ReactNode {
  const rated = speed.metrics.find((each) => each.name === name);
  return (
    <>
      <span className="hint">{METRIC_NAMES[name]}</span>
      {rated ? (
        <>
          <span className="row between full">
            <span className={`strong ${styles['value']}`}>{formatMetric(name, rated.p75)}</span>
            <RatingBadge rating={rated.rating} />
          </span>
          <Shares rated={rated} />
          <Change change={changeOf(rated.p75, speed.before[name] ?? 0)} isLessBetter />
        </>
      ) : (
        <span className="muted">{say.notMeasuredYet}</span>
      )}
      <span className="small muted">{METRIC_WORDS[name]}</span>
    </>
  );
}

function Shares({ rated: { good, needsWork, poor, count } }: { readonly rated: Rated }): ReactNode {
  const part = (value: number) => value / Math.max(1, count);
  const words = fill(say.sharesOfPageViews, {
    good: formatShare(part(good)),
    needsWork: formatShare(part(needsWork)),
    poor: formatShare(part(poor)),
  });
  return (
    <span className={`full ${styles['shares']}`} role="img" aria-label={words} title={words}>
      <span className={styles['good']} style={{ width: `${100 * part(good)}%` }} />
      <span className={styles['needsWork']} style={{ width: `${100 * part(needsWork)}%` }} />
      <span className={styles['poor']} style={{ width: `${100 * part(poor)}%` }} />
    </span>
  );
}

export function MoreMetrics({ speed }: { readonly speed: SiteSpeed }): ReactNode {
  const rated = OTHER_METRICS.flatMap((name) => speed.metrics.find((each) => each.name === name) ?? []);
  if (rated.length === 0) return null;
  return (
    <Panel title={say.moreMeasurements} description={say.threeQuartersAreAtLeastThisFast}>
      <table className={tables['table']}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say.measurement}</th>
            <th scope="col">{say.value}</th>
            <th scope="col">{say.rating}</th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ name, p75, rating }) => (
            <tr key={name}>
              <th scope="row">
                {METRIC_NAMES[name]}
                <span className="block hint">
                  {METRIC_WORDS[name]}{' '}
                  {fill(say.goodUpTo, { value: formatMetric(name, THRESHOLDS[name][0]) })}
                </span>
              </th>
              <td>{formatMetric(name, p75)}</td>
              <td>
                <RatingBadge rating={rating} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
