/** The numbers of a period, each beside the one before; three of them choose what the chart shows. */
import type { ReactNode } from 'react';
import type { VisitorOverview } from '#domain/tracking/calls.ts';
import { Figure, Figures } from '../figures/figure.tsx';
import { formatCount, formatShare, formatShort } from '../figures/format.ts';
import * as say from './words/en.ts';
import { formatDuration } from './words.ts';

const METRICS = ['visitors', 'visits', 'views'] as const;
export type Metric = (typeof METRICS)[number];

type Counts = VisitorOverview['totals'];

interface VisitorFiguresProps {
  readonly totals: Counts;
  readonly before: Counts;
  readonly metric: Metric;
  readonly onChoose: (metric: Metric) => void;
}

const LABELS = { visitors: say.dailyVisitors, visits: say.visits, views: say.pageViews } as const;

export function VisitorFigures({ totals, before, metric, onChoose }: VisitorFiguresProps): ReactNode {
  const perVisit = ({ seconds, visits }: Counts) => (visits === 0 ? 0 : seconds / visits);
  const bounced = ({ bounces, visits }: Counts) => (visits === 0 ? 0 : bounces / visits);
  return (
    <Figures>
      {METRICS.map((name) => (
        <Figure
          key={name}
          label={LABELS[name]}
          value={formatShort(totals[name])}
          title={formatCount(totals[name])}
          now={totals[name]}
          before={before[name]}
          choice={{ isChosen: metric === name, onChoose: () => onChoose(name) }}
        />
      ))}
      <Figure
        label={say.visitDuration}
        value={formatDuration(perVisit(totals))}
        now={perVisit(totals)}
        before={perVisit(before)}
      />
      <Figure
        label={say.bounceRate}
        value={formatShare(bounced(totals))}
        now={bounced(totals)}
        before={bounced(before)}
        isLessBetter
      />
    </Figures>
  );
}
