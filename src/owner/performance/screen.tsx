/** How fast pages were for real visitors in a period: three numbers, their course, and what to do about them. */
import { useQuery } from '@tanstack/react-query';
import { Gauge, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSpeed, type SiteSpeed } from '#domain/performance/calls.ts';
import type { RatedMetric } from '#domain/performance/rating.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { DEVICES } from '#domain/tracking/agent.ts';
import { call } from '../api.ts';
import { useTimeZone } from '../fields/site-data.ts';
import filterStyles from '../figures/filter.module.css';
import { formatCount, formatShare } from '../figures/format.ts';
import { readPeriodChoice, writePeriodChoice } from '../figures/period.ts';
import { PeriodPicker } from '../figures/period-picker.tsx';
import { todayIn } from '../figures/today.ts';
import { TrendChart } from '../figures/trend-chart.tsx';
import { VisitorTabs } from '../figures/visitor-tabs.tsx';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState, Notice } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Advice } from './advice.tsx';
import { Elements, Pages } from './lists.tsx';
import styles from './screen.module.css';
import { MAIN_METRICS, MoreMetrics, Vitals } from './vitals.tsx';
import * as say from './words/en.ts';
import { formatMetric, METRIC_NAMES } from './words.ts';

type Device = (typeof DEVICES)[number];
const ALL = 'all';
const DEVICE_NAMES: Readonly<Record<Device, string>> = {
  phone: say.phones,
  tablet: say.tablets,
  computer: say.computers,
};

export function SpeedScreen(): ReactNode {
  const { id: siteId } = useSite();
  const [terms, setTerms] = useSearchParams();
  const choice = readPeriodChoice(terms, todayIn(useTimeZone(siteId)));
  const device = DEVICES.find((name) => name === terms.get('device'));
  const page = terms.get('page') ?? '';
  const change = (next: Readonly<Record<string, string>>) => {
    const kept = { ...writePeriodChoice(choice), device: device ?? '', page, ...next };
    setTerms(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== '')), { replace: true });
  };
  const query = { ...choice.period, ...(device ? { device } : {}), ...(page ? { page } : {}) };
  const found = useQuery({
    queryKey: ['speed', siteId, query],
    queryFn: ({ signal }) => call(readSpeed, { site: siteId, query }, { signal }),
    refetchInterval: MINUTE_MS,
    placeholderData: (before) => before,
  });
  const speed = found.data;
  return (
    <Screen
      title={say.speed}
      width="wide"
      description={say.howFastPagesAreForReal}
      actions={
        <PeriodPicker
          choice={choice}
          onChoose={(next) => change({ from: '', until: '', period: '', ...writePeriodChoice(next) })}
        />
      }
    >
      <VisitorTabs />
      <div className="cluster after">
        <div className="scroll words">
          <Segmented<Device | typeof ALL>
            label={say.devices}
            value={device ?? ALL}
            options={[
              { value: ALL, label: say.allDevices },
              ...DEVICES.map((value) => ({ value, label: DEVICE_NAMES[value] })),
            ]}
            onChange={(value) => change({ device: value === ALL ? '' : value })}
          />
        </div>
        {page !== '' && (
          <button
            type="button"
            className={`inline tight words ink ${filterStyles['filter']}`}
            aria-label={fill(say.removeTheFilterWords, { words: fill(say.onlyPage, { page }) })}
            onClick={() => change({ page: '' })}
          >
            {fill(say.onlyPage, { page })}
            <X size={14} aria-hidden="true" />
          </button>
        )}
      </div>
      <NotRead query={found} />
      {speed && !speed.isCounting && <Notice tone="info">{say.measuringIsOff}</Notice>}
      {speed && speed.loads === 0 && <Nothing isFiltered={device !== undefined || page !== ''} />}
      {speed && speed.loads > 0 && <Measured speed={speed} onPage={(path) => change({ page: path })} />}
    </Screen>
  );
}

function Nothing({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  return (
    <EmptyState
      title={isFiltered ? say.nothingMeasuredHere : say.nothingMeasuredYet}
      picture={<Gauge size={32} />}
    >
      {isFiltered ? say.chooseAnotherPeriodDeviceOrPage : say.everyVisitFromNowOnIsMeasured}
    </EmptyState>
  );
}

interface MeasuredProps {
  readonly speed: SiteSpeed;
  readonly onPage: (path: string) => void;
}

/** Fewer say little: one slow phone changes everything. */
const FEW = 50;

function Measured({ speed, onPage }: MeasuredProps): ReactNode {
  const [metric, setMetric] = useState<RatedMetric>(MAIN_METRICS[0]);
  const { steps, loads, sampleRate } = speed;
  const known = steps.filter(({ p75 }) => p75[metric] !== undefined);
  return (
    <>
      <Panel>
        <Vitals speed={speed} metric={metric} onChoose={setMetric} />
        {known.length > 0 && (
          <TrendChart
            steps={known.map(({ at, p75 }) => ({ at, value: p75[metric] ?? 0 }))}
            before={[]}
            words={METRIC_NAMES[metric]}
            format={(value) => formatMetric(metric, value)}
            formatTick={(value) => formatMetric(metric, value)}
          />
        )}
        <p className={`hint ${styles['note']}`}>
          {fill(say.fromCountPageViews, { count: formatCount(loads), count2: loads })}{' '}
          {loads < FEW && say.fewPageViewsSayLittle}{' '}
          {sampleRate < 1 && sampleRate > 0 && fill(say.measuredOnShare, { share: formatShare(sampleRate) })}
        </p>
      </Panel>
      <Advice speed={speed} />
      {speed.pages.length > 0 && <Pages pages={speed.pages} onPage={onPage} />}
      <div className={styles['pair']}>
        <Elements
          title={say.largestOnScreen}
          about={say.whatVisitorsWaitFor}
          column={say.shownAfter}
          elements={speed.largest}
          format={(value) => formatMetric('lcp', value)}
        />
        <Elements
          title={say.movedWhileLoading}
          about={say.whatPushedOtherThingsAway}
          column={say.shift}
          elements={speed.shifted}
          format={(value) => formatMetric('cls', value)}
        />
      </div>
      <MoreMetrics speed={speed} />
    </>
  );
}
