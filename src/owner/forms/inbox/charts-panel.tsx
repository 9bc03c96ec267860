/** The distribution of answers to a form: tables with bars. */

import { useQuery } from '@tanstack/react-query';
import { ChartBarBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AnswerChart, type ChartBar, readCharts } from '#domain/forms/calls-inbox.ts';
import { call, queryOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Panel } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import styles from './charts.module.css';
import { submissionKeys } from './submissions.ts';
import * as say from './words/en.ts';

interface ChartsPanelProps {
  readonly siteId: string;
  readonly formId: string;
  /** Limits the charts to the latest submissions; empty for all. */
  readonly days: string;
}

export function ChartsPanel({ siteId, formId, days }: ChartsPanelProps): ReactNode {
  const asked = { site: siteId, query: { form: formId, days } };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...submissionKeys.all(siteId), 'charts', queryOf(asked)],
    queryFn: ({ signal }) => call(readCharts, asked, { signal }),
    placeholderData: (before) => before,
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading />;
  const charts = data.charts.filter(({ answered }) => answered > 0);
  if (charts.length === 0) return <Nothing total={data.total} />;
  return (
    <>
      <p className={styles['total']} role="status">
        {fill(say.oneSubmission, { count: data.total })}
      </p>
      <div className={styles['charts']}>
        {charts.map((chart) => (
          <Chart key={chart.fieldId} chart={chart} />
        ))}
      </div>
    </>
  );
}

function Nothing({ total }: { readonly total: number }): ReactNode {
  return (
    <EmptyState title={say.noData} picture={<ChartBarBig size={32} />}>
      {total === 0 ? say.noSubmissionsInThisPeriod : say.chartsShowChoicesAndNumbersThis}
    </EmptyState>
  );
}

function Chart({ chart }: { readonly chart: AnswerChart }): ReactNode {
  const { label, type, answered, groups, figures } = chart;
  const isSeveral = type === 'checkbox' && (groups[0]?.bars.length ?? 0) > 1;
  return (
    <Panel
      title={label || say.unnamedField}
      description={fill(isSeveral ? say.countAnswersEachMayChooseSeveral : say.countAnswers, {
        count: answered,
      })}
    >
      <div className="stack loose">
        {groups.map((group) => (
          <Bars
            key={group.label}
            of={group.label || label}
            isTitled={group.label !== ''}
            bars={group.bars}
            total={answered}
          />
        ))}
      </div>
      {figures && (
        <dl className={styles['figures']}>
          <Figure name={say.lowest} value={figures.lowest} />
          <Figure name={say.middle} value={figures.middle} />
          <Figure name={say.average} value={figures.mean} />
          <Figure name={say.highest} value={figures.highest} />
        </dl>
      )}
    </Panel>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: number }): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{number(value)}</dd>
    </div>
  );
}

interface BarsProps {
  readonly of: string;
  readonly isTitled: boolean;
  readonly bars: readonly ChartBar[];
  /** The total for percentages. */
  readonly total: number;
}

function Bars({ of, isTitled, bars, total }: BarsProps): ReactNode {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <table className={styles['bars']}>
      <caption className={isTitled ? undefined : 'visually-hidden'}>{of}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{say.answer}</th>
          <th scope="col">{say.bar}</th>
          <th scope="col">{say.count}</th>
          <th scope="col">{say.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count }) => (
          <tr key={label} data-none={count === 0 || undefined}>
            <th scope="row">{label}</th>
            <td className={styles['track']} aria-hidden="true">
              <span className={styles['bar']} style={{ inlineSize: `${(count / most) * 100}%` }} />
            </td>
            <td>{number(count)}</td>
            <td className={styles['share']}>{PERCENT.format(count / total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const FORMAT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });

function number(value: number): string {
  return FORMAT.format(value);
}
