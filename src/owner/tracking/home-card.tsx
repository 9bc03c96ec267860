/** The last seven days of a site's visitors, in small. */
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readOverview } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import { Change } from './figures.tsx';
import styles from './home-card.module.css';
import { Live } from './live.tsx';
import { lastDays } from './period-choice.ts';
import { todayIn } from './today.ts';
import { changeOf, formatCount } from './words.ts';

const WIDTH = 240;
const HEIGHT = 44;

export function VisitorsCard({ siteId }: { readonly siteId: string }): ReactNode {
  const query = lastDays(todayIn(useTimeZone(siteId)), 7);
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'overview', query],
    queryFn: ({ signal }) => call(readOverview, { site: siteId, query }, { signal }),
  });
  // Where it cannot be had, the first screen is whole without it.
  if (!data) return null;
  const { totals, before, steps } = data;
  return (
    <section className={styles['card']} aria-label="Visitors of the last seven days">
      <Figure label="Daily visitors" now={totals.visitors} before={before.visitors} />
      <Figure label="Page views" now={totals.views} before={before.views} />
      <svg
        className={styles['line']}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={lineOf(steps.map(({ visitors }) => visitors))} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={styles['end']}>
        <Live siteId={siteId} />
        <Link to={`/sites/${siteId}/analytics`} className={styles['link']}>
          All about visitors
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      </div>
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly now: number;
  readonly before: number;
}

function Figure({ label, now, before }: FigureProps): ReactNode {
  return (
    <div className={styles['figure']}>
      <span className={styles['label']}>{label}, 7 days</span>
      <span className={styles['value']}>{formatCount(now)}</span>
      <Change change={changeOf(now, before)} />
    </div>
  );
}

function lineOf(values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const gap = WIDTH / Math.max(1, values.length - 1);
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'L'}${index * gap} ${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`,
    )
    .join('');
}
